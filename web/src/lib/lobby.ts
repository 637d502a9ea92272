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
  ended: boolean;
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

export interface Chair {
  bot?: string;
  name?: string;
  host?: boolean;
}

export interface Wanted {
  game: string;
  chairs: Chair[];
  name: string;
  start: boolean;
  options?: Record<string, unknown>;
  settings?: Record<string, unknown>;
}

export interface Poster {
  table: string;
  game: string;
  host: string;
  started: boolean;
  free: number[];
  seats: { name: string; bot: string; taken: boolean }[];
}

export const lobby = {
  games: () => call<{ games: GameCard[]; bots: string[] }>("games"),
  mine: () => call<{ tables: MyTable[] }>("tables"),
  create: (wanted: Wanted) => call<{ table: string; invite: string }>("tables", wanted),
  invited: (code: string) => call<Poster>(`invites/${code}`),
  sit: (code: string, name: string) => call<{ table: string; seat: number }>(`invites/${code}`, { name }),
  renew: (table: string) => call<{ invite: string }>(`tables/${table}/invite`, {}),
  rematch: (table: string) => call<{ table: string }>(`tables/${table}/rematch`, {}),
  rules: (game: string, lang: string) => call<{ id: string; tags: string[]; text: string }[]>(`rules/${game}/${lang}`),
};
