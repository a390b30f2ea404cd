import { createHash, randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright/test';
import { PUSH_CLOCK } from './clock.ts';
import { decryptPush, newPushedDevice, type PushedDevice } from './decrypt-push.ts';
import type { FakePushService } from './fake-push-service.ts';
import { PUSH_HOST } from './newsstand-test.ts';
import { test as base } from './own-newsstand-test.ts';
import { type Account, addAccount } from './reader-accounts.ts';

/** Key with which the newsroom calls the newsstand. */
export const NEWSROOM_KEY = 'la-chiave-della-redazione';

type Subscriptions = {
  /** Subscriptions of the browser, the latest last. */
  made: PushedDevice[];
  /** Removes the browser's subscription, as a push service can. */
  lose(): void;
  /**
   * The message with this number that the server has sent to the latest subscription, decrypted; the first is number 1.
   */
  received(count: number): Promise<string>;
};

/**
 * A browser test on a newsstand whose alerts go to a push service on this machine, for a reader who is not signed in
 * yet.
 */
export const test = base.extend<{ account: Account; subscriptions: Subscriptions }>({
  worker: true,
  whole: true,
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
  settings: ({}, use) =>
    use({ IMPORT_KEYS: `MG=${createHash('sha256').update(NEWSROOM_KEY).digest('hex')}` }),
  pushConnect: ({ pushService }, use) => use(pushService.connect),
  clock: PUSH_CLOCK,
  account: async ({ own }, use) => use(await addAccount(own.db.orm)),
  subscriptions: async ({ context, pushService }, use) => {
    await use(await answerSubscribing(context, pushService));
  },
});

/** The test answers only the browser's own call to its push service. */
async function answerSubscribing(context: BrowserContext, service: FakePushService): Promise<Subscriptions> {
  const made: PushedDevice[] = [];
  let current: { device: PushedDevice; key: number[] } | null = null;
  await context.exposeFunction('pushOfBrowser', (asked: 'read' | 'unsubscribe' | number[]) => {
    if (asked === 'unsubscribe') current = null;
    else if (asked !== 'read') {
      const device = newPushedDevice(`https://${PUSH_HOST}/fcm/send/${randomUUID()}`);
      made.push(device);
      current = { device, key: asked };
    }
    return current && { ...current.device.subscription, key: current.key };
  });
  await context.addInitScript(answerHere);
  return {
    made,
    lose() {
      current = null;
    },
    async received(count) {
      const device = made.at(-1);
      if (!device) throw new Error('The browser has no subscription');
      const path = new URL(device.subscription.endpoint).pathname;
      const own = () => service.received.filter((push) => push.path === path);
      while (own().length < count) await service.until(service.received.length + 1);
      return decryptPush(own()[count - 1]?.body ?? Buffer.alloc(0), device.keys).text;
    },
  };
}

// Runs in the page, so it cannot use anything outside its own body.
function answerHere(): void {
  type Known = { endpoint: string; p256dh: string; auth: string; key: number[] } | null;
  if (!('PushManager' in window)) return;
  const { pushOfBrowser } = window as unknown as {
    pushOfBrowser(asked: 'read' | 'unsubscribe' | number[]): Promise<Known>;
  };
  const shaped = (known: Known) =>
    known && {
      endpoint: known.endpoint,
      options: { applicationServerKey: new Uint8Array(known.key).buffer, userVisibleOnly: true },
      toJSON: () => ({ endpoint: known.endpoint, keys: { p256dh: known.p256dh, auth: known.auth } }),
      unsubscribe: async () => (await pushOfBrowser('unsubscribe')) === null,
    };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => shaped(await pushOfBrowser('read')),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) =>
      shaped(await pushOfBrowser([...applicationServerKey])),
  });
}
