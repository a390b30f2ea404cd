import { hash } from 'node:crypto';
import { isPushEndpoint } from '#domain/push/push-endpoint.ts';
import type { Vapid } from '../vapid.ts';
import { type Connect, connectByName } from './connections/connect.ts';
import { createPushConnections } from './connections/push-connections.ts';
import type { Ended } from './connections/transport.ts';
import { encryptingThreads } from './encryption/encrypting-threads.ts';
import { outcomeOf } from './outcome-of.ts';
import { LARGEST_PAYLOAD, type Outcome, type Outgoing } from './outgoing.ts';
import { vapidTokens } from './vapid-tokens.ts';

const LONGEST = 32;
const SPELLED = /^[A-Za-z0-9_-]{1,32}$/;

/**
 * A topic in the form that push services accept, RFC 8030: one that is longer or has other characters is replaced by
 * its digest. PSH-02
 */
export const topicOf = (topic: string): string =>
  SPELLED.test(topic) ? topic : hash('sha256', topic, 'base64url').slice(0, LONGEST);

export type Sender = {
  /**
   * The outcome of each message, in their order, as soon as it is known; the promises are never rejected. All messages
   * are held in memory until then: send some hundreds, and the next when most of them are done.
   */
  send(messages: readonly Outgoing[]): Promise<Outcome>[];
  /** Messages under way have a few seconds to be answered, waiting ones are unreachable; no connection is left open. */
  close(): Promise<void>;
};

type Deps = {
  vapid: Vapid;
  /** Hosts of push services in addition to the well-known ones. */
  services?: readonly string[];
  /** Number of encrypting threads; the default is all cores but one. */
  workers?: number;
  connect?: Connect;
  now?: () => Date;
  /** Time limit for connecting to a service, and for its answer. */
  timeoutMs?: number;
};

type Entry = { message: Outgoing; tell(outcome: Outcome): void };

const TIMEOUT_MS = 10_000;
/**
 * Large enough to be worth a thread's turn, small enough that the first messages are sent while the next are encrypted.
 */
const ENCRYPTED_TOGETHER = 32;
const AGAIN: Outcome = { kind: 'later', after: null };

/** Makes a sender, which sends messages to devices through their push services and returns the answers. PSH-02 */
export function createSender({
  vapid,
  services = [],
  workers,
  connect = connectByName,
  now = () => new Date(),
  timeoutMs = TIMEOUT_MS,
}: Deps): Sender {
  const threads = encryptingThreads(workers);
  const connections = createPushConnections(connect, timeoutMs);
  const tokenFor = vapidTokens(vapid, now);

  async function sendSome(entries: readonly Entry[]) {
    const bodies = await threads.encrypt(entries.map(({ message }) => plainOf(message))).catch(() => null);
    for (const [at, entry] of entries.entries()) {
      const body = bodies?.[at];
      if (body) begin(entry, body);
      else entry.tell(bodies ? { kind: 'unsendable', why: 'keys' } : AGAIN);
    }
  }

  /** A message that cannot even be begun must not affect the others, nor the process. */
  function begin(entry: Entry, body: Buffer) {
    try {
      post(entry, body);
    } catch (error) {
      entry.tell({ kind: 'unreachable', why: String(error) });
    }
  }

  function post({ message, tell }: Entry, body: Buffer) {
    const { host, origin, pathname, search } = new URL(message.subscription.endpoint);
    const headers = headersOf(message, tokenFor(origin), body.length);
    connections.post(host, { path: pathname + search, headers, body }, (end) => tell(told(end)));
  }

  const told = (end: Ended): Outcome =>
    'status' in end ? outcomeOf(end.status, end.retryAfter, now()) : { kind: 'unreachable', why: end.failed };

  return {
    send(messages) {
      const sendable: Entry[] = [];
      const outcomes = messages.map((message) => {
        const wrong = wrongWith(message, services);
        if (wrong) return Promise.resolve<Outcome>({ kind: 'unsendable', why: wrong });
        return new Promise<Outcome>((tell) => sendable.push({ message, tell }));
      });
      for (let first = 0; first < sendable.length; first += ENCRYPTED_TOGETHER)
        void sendSome(sendable.slice(first, first + ENCRYPTED_TOGETHER));
      return outcomes;
    },
    async close() {
      await threads.close();
      await connections.close();
    },
  };
}

/** Checks the address again: a stored subscription may have been changed. */
function wrongWith(
  { subscription, payload }: Outgoing,
  services: readonly string[],
): 'endpoint' | 'size' | null {
  if (!isPushEndpoint(subscription.endpoint, services)) return 'endpoint';
  return Buffer.byteLength(payload) > LARGEST_PAYLOAD ? 'size' : null;
}

const plainOf = ({ subscription: { p256dh, auth }, payload }: Outgoing) => ({
  p256dh,
  auth,
  // Copied, because posting a view to a thread would clone the whole memory behind it.
  payload: typeof payload === 'string' ? payload : new Uint8Array(payload),
});

const headersOf = ({ ttl, urgency, topic }: Outgoing, authorization: string, length: number) => ({
  authorization,
  ttl,
  urgency,
  ...(topic !== undefined && { topic: topicOf(topic) }),
  'content-encoding': 'aes128gcm',
  'content-type': 'application/octet-stream',
  'content-length': length,
});
