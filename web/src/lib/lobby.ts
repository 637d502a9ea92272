/** The lobby over HTTP. */
export interface GameCard {
  key: string;
  seats: [number, number];
  title: Record<string, string>;
  tagline: Record<string, string>;
  options: { key: string; choices: (string | number | boolean)[]; default: string | number | boolean }[];
}

export interface MyTable {
  table: string;
  game: string;
  waiting: boolean;
  seq: number;
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(`api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    const wrong = answer as { field: string; problem: string };
    throw new Error(`${wrong.field}: ${wrong.problem}`);
  }
  return answer as T;
}

export const lobby = {
  games: () => call<{ games: GameCard[]; bots: string[] }>("games"),
  mine: () => call<{ tables: MyTable[] }>("tables"),
  create: (game: string, chairs: { bot?: string; name?: string }[], name: string) =>
    call<{ table: string }>("tables", { game, chairs, name }),
  sit: (table: string, name: string) => call<{ seat: number }>(`tables/${table}/sit`, { name }),
  show: (table: string) => call<{ free: number[]; game: string }>(`tables/${table}`),
  rules: (game: string, lang: string) => call<{ id: string; tags: string[]; text: string }[]>(`rules/${game}/${lang}`),
};
