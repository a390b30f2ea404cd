import { isIosSafari } from '#src/pwa/ios-safari.ts';

/** Limit of a subscription: if the push service cannot be reached, the browser's promise never settles. */
const SUBSCRIBE_TIMEOUT_MS = 20_000;

/**
 * `slow`: the push service did not answer; `refused`: the browser makes no subscription, by its settings or because it
 * has no push service.
 */
export class PushRefused extends Error {
  readonly why: 'slow' | 'refused';

  constructor(why: 'slow' | 'refused', cause?: unknown) {
    super(`push: ${why}`, { cause });
    this.why = why;
  }
}

/** `install`: only once the app is on the home screen; `none`: not in this browser, or not at this address. PSH-01 */
export type PushSupport = 'yes' | 'install' | 'none';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'yes';
  return isIosSafari(navigator) && !navigator.standalone ? 'install' : 'none';
}

/** Address and keys of this browser's push subscription, and the server key it was made for. */
export type BrowserSubscription = { endpoint: string; p256dh: string; auth: string; serverKey: string };

/** Null where there is no usable subscription. */
export async function readBrowserSubscription(): Promise<BrowserSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? toBrowserSubscription(subscription) : null;
}

/**
 * Subscribes with this key, replacing a subscription with another key. Does not ask for permission: that was done
 * before. @throws PushRefused
 */
export async function makeBrowserSubscription(serverKey: string): Promise<BrowserSubscription> {
  const { pushManager } = await inTime(navigator.serviceWorker.ready);
  const applicationServerKey = bytesOf(serverKey);
  try {
    await removeBrowserSubscription();
    const created = await inTime(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
    const subscription = toBrowserSubscription(created);
    if (subscription) return subscription;
  } catch (error) {
    throw error instanceof PushRefused ? error : new PushRefused('refused', error);
  }
  throw new PushRefused('refused');
}

export async function removeBrowserSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** SHA-256 of an endpoint in hex, by which the server tells which subscription it knows. */
export async function endpointHash(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function toBrowserSubscription(subscription: PushSubscription): BrowserSubscription | null {
  const { endpoint, options } = subscription;
  const { p256dh, auth } = subscription.toJSON().keys ?? {};
  if (!p256dh || !auth) return null;
  return { endpoint, p256dh, auth, serverKey: textOf(options.applicationServerKey) };
}

async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PushRefused('slow')), SUBSCRIBE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const textOf = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
