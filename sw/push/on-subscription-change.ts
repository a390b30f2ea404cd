import { savePushSubscription } from '#api/account/save-push-subscription.ts';
import { createApi } from '#api/clients.ts';
import { currentReader } from '../base/current-reader.ts';
import type { WorkerEvent } from '../base/events.ts';

declare const self: { registration: ServiceWorkerRegistration };

/**
 * Timeout for the push service and the server. After it, the page renews the subscription when it is next
 * open.
 */
const ANSWER_TIMEOUT_MS = 15_000;

type Change = {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
};

/**
 * The browser has ended the subscription: alerts continue with a new one, for the same application server key. PSH-03
 */
export function onSubscriptionChange(event: Pick<WorkerEvent, 'waitUntil'> & Change): void {
  event.waitUntil(renew(event));
}

async function renew({ oldSubscription, newSubscription }: Change): Promise<void> {
  const reader = await currentReader();
  if (!reader) return;
  const renewed = newSubscription ?? (await subscribe(oldSubscription?.options.applicationServerKey ?? null));
  const { endpoint, keys } = renewed?.toJSON() ?? {};
  if (endpoint === undefined || !keys?.p256dh || !keys.auth) return;
  const { origin } = location;
  const api = createApi({
    readToken: () => reader.token || null,
    origins: { site: origin, account: reader.accountOrigin ?? origin, archive: origin },
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }),
  });
  await savePushSubscription(api, { endpoint, p256dh: keys.p256dh, auth: keys.auth });
}

/** Null if the browser does not report the key of the old subscription. */
async function subscribe(applicationServerKey: ArrayBuffer | null): Promise<PushSubscription | null> {
  if (!applicationServerKey) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ANSWER_TIMEOUT_MS);
  });
  const subscribing = self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  return await Promise.race([subscribing, timeout]).finally(() => clearTimeout(timer));
}
