/** What everybody may count. */
import type { Figures } from "../../table/facts";

export const figures: Figures = { seats: { list: "places", facts: ["lairs", "cards"] }, table: [] };
