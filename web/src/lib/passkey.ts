/**
 * A passkey as another way to be the same person; the browser holds it, the server its public half.
 */
interface Asked<T> {
  ticket: string;
  options: T;
}

export const passkeysWork = (): boolean =>
  isSecureContext &&
  hasName(location.hostname) &&
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Passkeys belong to a name: a host that is known by its number only can have none. */
export function hasName(host: string): boolean {
  return !/^[\d.]+$/.test(host) && !host.includes(":");
}

/** The same page under a name, where this machine has one for it. */
export function named(): string {
  if (!["127.0.0.1", "[::1]"].includes(location.hostname)) return "";
  const there = new URL(location.href);
  there.hostname = "localhost";
  return there.href;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(`api/passkey${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`passkey: ${response.status}`);
  return (await response.json()) as T;
}

/** Makes a passkey and binds it to the person at this browser. */
export async function bind(): Promise<void> {
  const asked = await post<Asked<PublicKeyCredentialCreationOptionsJSON>>("/new", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.options);
  const made = await navigator.credentials.create({ publicKey });
  await post("", {
    ticket: asked.ticket,
    credential: (made as PublicKeyCredential).toJSON() as unknown,
  });
}

/** Shows a passkey: from now on this browser is its person. */
export async function enter(): Promise<void> {
  const asked = await post<Asked<PublicKeyCredentialRequestOptionsJSON>>("/ask", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.options);
  const shown = await navigator.credentials.get({ publicKey });
  await post("/enter", {
    ticket: asked.ticket,
    credential: (shown as PublicKeyCredential).toJSON() as unknown,
  });
}
