import { reader } from "./texts.svelte";

/**
 * Being told on this device when a table waits. The server offers a key, or there is no such thing.
 */
export async function pushKey(): Promise<string | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  const answer = await fetch("api/push/key").catch(() => null);
  if (!answer?.ok) return null;
  return ((await answer.json()) as { key?: string }).key || null;
}

/** An iPhone takes notices only for pages on its Home Screen, and offers them nowhere else. */
export function needsHomeScreen(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches
  );
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export async function isSubscribed(): Promise<boolean> {
  const worker = await navigator.serviceWorker.getRegistration();
  return Boolean(await worker?.pushManager.getSubscription());
}

/** Ask the browser, then tell the server. False if somebody said no. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  const answer = await fetch("api/push", {
    method: "POST",
    body: JSON.stringify({ ...made.toJSON(), expirationTime: undefined, lang: reader.lang }),
  });
  return answer.ok;
}
