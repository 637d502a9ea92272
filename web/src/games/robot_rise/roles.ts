/** Who everybody was, as far as it came out. */
import type { Frame } from "../../wire";
import type { View } from "./view";

export function roles(frame: Frame): ({ key: string } | null)[] {
  const { places } = frame.view as View;
  return places.map(({ identity }) => (identity ? { key: `id-${identity}` } : null));
}
