/** What a slip that is being written says so far. */
import type { Values } from "../../lib/forms";
import type { FieldSeen } from "../../wire";

export interface Terms {
  /** Who it is for; nothing on the one that everybody may take. */
  to: string;
  wage: number;
  sun: boolean;
}

/** A choice between yes and no: the holiday sun. */
export function isSun(field: FieldSeen): boolean {
  const { kind, options } = field;
  return kind === "one-of" && options.every((key) => key === "yes" || key === "no");
}

export function termsOf(fields: readonly FieldSeen[], into: Values): Terms {
  const sun = fields.find(isSun);
  const to = fields.find((field) => field.kind === "one-of" && !isSun(field));
  const wage = fields.find((field) => field.kind === "number");
  return {
    to: to ? String(into[to.name]) : "",
    wage: wage ? Number(into[wage.name]) : 0,
    sun: sun !== undefined && into[sun.name] === "yes",
  };
}

/** What a slip on a desk is called, so that it can be seen coming and going. */
export function slipName(wage: number, holiday: boolean): string {
  return `slip-${wage}${holiday ? "-sun" : ""}`;
}
