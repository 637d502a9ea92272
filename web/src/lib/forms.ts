/**
 * A form being filled in: what it starts with, what a click on a thing changes, what is still wrong
 * with it.
 */
import type { FieldSeen, FormSeen } from "../wire";

export type Values = Record<string, unknown>;
export type Shares = Record<string, number>;

export interface Draft {
  form: FormSeen;
  values: Values;
  /** May be sent whoever is asked. */
  free: boolean;
  /** The fields somebody has set. */
  touched: string[];
}

/** Something wrong with the shape of a value: a text key of the shell and its numbers. */
export interface Fault {
  field: string;
  key: string;
  values: Record<string, number>;
}

export function blank(field: FieldSeen): unknown {
  switch (field.kind) {
    case "number":
      return field.least;
    case "one-of":
      return field.options[0] ?? "";
    case "subset":
      return field.options.slice(0, field.least);
    case "shares":
      return evenly(field);
    case "rows":
      return [];
    default:
      return "";
  }
}

/** What must be shared out whole starts in equal parts. */
function evenly(field: FieldSeen): Shares {
  const count = field.options.length || 1;
  const each = field.exact ? Math.floor(field.most / count) : 0;
  const over = field.exact ? field.most % count : 0;
  return Object.fromEntries(field.options.map((key, n) => [key, each + (n < over ? 1 : 0)]));
}

export function blanks(fields: FieldSeen[]): Values {
  return Object.fromEntries(fields.map((field) => [field.name, blank(field)]));
}

export function drafted(form: FormSeen, free: boolean): Draft {
  return { form, values: blanks(form.fields), free, touched: [] };
}

export function sum(shares: Shares): number {
  return Object.values(shares).reduce((a, b) => a + b, 0);
}

/** The field of this form that a click on the thing named `word` would change. */
export function fieldOf(draft: Draft, word: string): FieldSeen | null {
  const fits = draft.form.fields.filter((field) => {
    if (field.kind === "number") return field.name === word;
    if (field.kind === "rows")
      return field.fields.some((inner) => inner.kind === "one-of" && inner.options.includes(word));
    return field.options.includes(word);
  });
  // of several that take one thing each (a head, a body), the next that is still open
  return (
    fits.find((field) => field.kind !== "one-of" || !draft.touched.includes(field.name)) ??
    fits[0] ??
    null
  );
}

/** Whether the thing named `word` is part of what has been filled in so far. */
export function isIn(draft: Draft, word: string): boolean {
  return draft.form.fields.some((field) => {
    const value = draft.values[field.name];
    switch (field.kind) {
      case "number":
        return field.name === word && (value as number) > field.least;
      case "subset":
        return (value as string[]).includes(word);
      case "shares":
        return ((value as Shares)[word] ?? 0) > 0;
      case "one-of":
        return value === word && draft.touched.includes(field.name);
      case "rows":
        return (value as Values[]).some((row) => Object.values(row).includes(word));
      default:
        return false;
    }
  });
}

/** A click on a thing: one more of it, in or out of the choice, or the one chosen. */
export function click(draft: Draft, word: string): void {
  const field = fieldOf(draft, word);
  if (!field) return;
  const value = draft.values[field.name];
  switch (field.kind) {
    case "number":
      draft.values[field.name] =
        (value as number) < field.most ? (value as number) + 1 : field.least;
      break;
    case "one-of":
      draft.values[field.name] = word;
      break;
    case "subset":
      draft.values[field.name] = (value as string[]).includes(word)
        ? (value as string[]).filter((other) => other !== word)
        : [...(value as string[]), word];
      break;
    case "shares":
      give(value as Shares, word, field);
      break;
    case "rows":
      rowFor(value as Values[], field, word);
      break;
  }
  if (!draft.touched.includes(field.name)) draft.touched.push(field.name);
}

/** One more for this key; what must stay whole is taken from the largest other share. */
function give(shares: Shares, word: string, field: FieldSeen): void {
  if (sum(shares) < field.most) shares[word] = (shares[word] ?? 0) + 1;
  else if (field.exact) {
    const [most] = field.options
      .filter((key) => key !== word)
      .sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
    if (most && (shares[most] ?? 0) > 0) {
      shares[most] = (shares[most] ?? 0) - 1;
      shares[word] = (shares[word] ?? 0) + 1;
    }
  } else shares[word] = 0;
}

function rowFor(rows: Values[], field: FieldSeen, word: string): void {
  const inner = field.fields.find((f) => f.kind === "one-of" && f.options.includes(word))!;
  const at = rows.findIndex((row) => row[inner.name] === word);
  if (at >= 0) rows.splice(at, 1);
  else if (rows.length < field.most) rows.push({ ...blanks(field.fields), [inner.name]: word });
}

/**
 * What is wrong with the shape of the values; whether the rules allow them is the server's to say.
 */
export function faults(fields: FieldSeen[], values: Values): Fault[] {
  const found: Fault[] = [];
  for (const field of fields) {
    const value = values[field.name];
    const { least, most } = field;
    if (field.kind === "number") {
      if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
        found.push({ field: field.name, key: "page-form-number", values: { least, most } });
    } else if (field.kind === "subset") {
      const now = (value as string[]).length;
      if (now < least || now > most)
        found.push({ field: field.name, key: "page-form-count", values: { now, least, most } });
    } else if (field.kind === "shares") {
      const now = sum(value as Shares);
      const whole = Object.values(value as Shares).every((n) => Number.isInteger(n) && n >= 0);
      if (!whole || now > most || (field.exact && now !== most))
        found.push({ field: field.name, key: "page-form-sum", values: { now, most } });
    } else if (field.kind === "line") {
      if ((value as string).length > 200)
        found.push({ field: field.name, key: "page-form-line", values: {} });
    } else if (field.kind === "rows") {
      for (const row of value as Values[]) found.push(...faults(field.fields, row));
    }
  }
  return found;
}
