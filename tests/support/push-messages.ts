import { type BrowserContext, expect, type Page } from 'playwright/test';
import { type AlertToPush, buildPayload } from '#domain/push/payload.ts';
import { type ListedArticle, pathOfArticle } from './ask-newsstand.ts';
import { POLL_FAST } from './often.ts';

/** Fields of a shown notification. Some are missing in the standard types. */
export type ShownNotification = {
  title: string;
  body: string;
  tag: string;
  lang: string;
  silent: boolean | null;
  icon: string;
  image?: string;
  actions: { action: string; title: string }[];
};

type Push = {
  /** Delivers a message to the worker as a push service would, with any contents. */
  deliver(text: string): Promise<void>;
  send(alert: AlertToPush): Promise<void>;
  /** The notifications that the browser shows. */
  shown(): Promise<ShownNotification[]>;
  /** Presses the notification with this tag, or one of its buttons. */
  press(tag: string, action?: string): Promise<void>;
};

/** An alert of this article. */
export const alertOf = (article: ListedArticle, change: Partial<AlertToPush> = {}): AlertToPush => ({
  id: `avviso-${article.id}`,
  kind: 'news',
  title: article.titolo,
  body: 'Gli aggiornamenti.',
  path: pathOfArticle(article),
  articleId: article.id,
  topic: null,
  story: `s${article.id}`,
  icon: '/brands/mg/icon-192.png',
  badge: '/brands/mg/icon-192.png',
  image: '/brands/mg/icon-512.png',
  ...change,
});

/** Simulates the push service and the system's notifications for a page with a worker; notifications are permitted. */
export async function pushTo(page: Page, context: BrowserContext): Promise<Push> {
  const { origin } = new URL(page.url());
  await context.grantPermissions(['notifications'], { origin });
  const registrationId = await registrationOf(page, context, origin);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  const worker = () => {
    const own = context.serviceWorkers().find((one) => one.url().startsWith(origin));
    if (!own) throw new Error('The worker is not awake');
    return own;
  };
  const deliver = async (data: string) => {
    const shown = (await worker().evaluate(countShown)) + 1;
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    // Wait by counting: in Chromium, a query for the shown notifications would lose one that is about to be shown.
    await expect.poll(() => worker().evaluate(countShown), POLL_FAST).toBeGreaterThanOrEqual(shown);
  };
  return {
    deliver,
    send: (alert) => deliver(buildPayload(alert, origin)),
    shown: () => page.evaluate(listShown),
    async press(tag, action = '') {
      await worker().evaluate(dispatchNotificationClick, [tag, action] as const);
    },
  };
}

async function registrationOf(page: Page, context: BrowserContext, origin: string): Promise<string> {
  const session = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const id = await found;
  await session.detach();
  return id;
}

// The following functions run in the page and in the worker, so they cannot use anything outside their own body.

/** Number of notifications shown since the first call. */
function countShown(): number {
  const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; countOfShown?: number };
  if (scope.countOfShown === undefined) {
    scope.countOfShown = 0;
    const { registration } = scope;
    const show = registration.showNotification.bind(registration);
    Object.defineProperty(registration, 'showNotification', {
      value: async (...words: Parameters<typeof show>) => {
        await show(...words);
        scope.countOfShown = (scope.countOfShown ?? 0) + 1;
      },
    });
  }
  return scope.countOfShown;
}

async function listShown(): Promise<ShownNotification[]> {
  const all = await (await navigator.serviceWorker.ready).getNotifications();
  return all.map((notification) => {
    const { title, body, tag, lang, silent, icon, image, actions } = notification as Notification &
      Pick<ShownNotification, 'image' | 'actions'>;
    const buttons = actions.map(({ action, title }) => ({ action, title }));
    return { title, body, tag, lang, silent, icon, ...(image && { image }), actions: buttons };
  });
}

/** An event created by a script cannot be awaited: tests check the effects of the worker's work. */
async function dispatchNotificationClick([tag, action]: readonly [string, string]): Promise<void> {
  const scope = globalThis as unknown as {
    registration: ServiceWorkerRegistration;
    NotificationEvent: new (type: string, init: { notification: Notification; action: string }) => Event;
    dispatchEvent(event: Event): boolean;
  };
  const [notification] = await scope.registration.getNotifications({ tag });
  if (!notification) throw new Error(`No notification with the tag ${tag}`);
  scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action }));
}
