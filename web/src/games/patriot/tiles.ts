/** What a tile says of itself in numbers, which are read from what is played with. */
import type { Campaign, Numbers } from "./view";

/** A die's table: "1-4 +1, 5-6 -1", without the faces that do nothing; no span is broken. */
export function faces(of: readonly number[] = [], said: (value: number) => string): string {
  const spans: string[] = [];
  for (let from = 0; from < of.length;) {
    let to = from;
    while (of[to + 1] === of[from]) to += 1;
    const span = from === to ? `${from + 1}` : `${from + 1}-\u2060${to + 1}`;
    const value = of[from];
    if (value) spans.push(`${span}\u00a0${said(value)}`);
    from = to + 1;
  }
  return spans.join(", ");
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);
export const times = (value: number): string => `×${value}`;

/** The values of the text of a tile. */
export function numbersOf(
  word: string,
  pack: Numbers,
  campaign: Campaign | undefined,
  loss: string,
): Record<string, unknown> {
  const own = { cu: campaign?.cu, coins: campaign?.coins, markers: campaign?.markers };
  const all: Record<string, Record<string, unknown>> = {
    coins: { gain: pack.coin_gain, cu: pack.coin_cu },
    tax: { gain: pack.tax_gain, cu: pack.tax_cu },
    launch: { coins: pack.launch_coins },
    "launch-blind": { coins: pack.blind_coins },
    advance: { markers: pack.advance_markers },
    calm: { faces: faces(pack.unrest_faces, signed) },
    project: { faces: faces(pack.project_faces, signed) },
    deploy: { ap: pack.deploy_ap?.join("/"), troops: pack.deploy_troops?.join("/") },
    execute: { faces: faces(pack.exec_faces, (n) => (n < 0 ? loss : times(n))) },
    missiles: { ...own, faces: faces(pack.missile_faces, times) },
    hearing: { ...own, value: pack.hearing_value },
    provoke: { ...own, cards: pack.provoke_cards },
  };
  return all[word] ?? own;
}
