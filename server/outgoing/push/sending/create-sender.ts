import { hash } from 'node:crypto';
import { isPushEndpoint } from '#domain/push/push-endpoint.ts';
import type { Vapid } from '../vapid.ts';
import { type Connect, connectByName } from './connections/connect.ts';
import { createPushConnections } from './connections/push-connections.ts';
import type { RequestResult } from './connections/transport.ts';
import { encryptingThreads } from './encryption/encrypting-threads.ts';
import { outcomeOf } from './outcome-of.ts';
import { MAX_PAYLOAD_BYTES, type Outcome, type Outgoing } from './outgoing.ts';
import { vapidTokens } from './vapid-tokens.ts';

const MAX_TOPIC_LENGTH = 32;
const VALID_TOPIC = /^[A-Za-z0-9_-]{1,32}$/;

/**
 * A topic in the form that push services accept, RFC 8030: one that is longer or has other characters is replaced by
 * its hash. PSH-02
 */
export const topicHeader = (topic: string): string =>
  VALID_TOPIC.test(topic) ? topic : hash('sha256', topic, 'base64url').slice(0, MAX_TOPIC_LENGTH);

export type Sender = {
  /**
   * The outcome of each message, in their order, as soon as it is known; the promises are never rejected. All messages
   * are held in memory until then: send some hundreds, and the next when most of them are done.
   */
  send(messages: readonly Outgoing[]): Promise<Outcome>[];
  /**
   * Closes all connections and threads. Messages under way have a few seconds to be answered; waiting ones
   * get the outcome `later` or `unreachable`.
   */
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

type Entry = { message: Outgoing; resolve(outcome: Outcome): void };

const TIMEOUT_MS = 10_000;
/**
 * Large enough to be worth handing over to a thread, small enough that the first messages are sent while the
 * next are encrypted.
 */
const MESSAGES_PER_BATCH = 32;
const RETRY_LATER: Outcome = { kind: 'later', after: null };

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

  async function sendBatch(entries: readonly Entry[]) {
    const bodies = await threads.encrypt(entries.map(({ message }) => toPlain(message))).catch(() => null);
    for (const [index, entry] of entries.entries()) {
      const body = bodies?.[index];
      if (body) tryPost(entry, body);
      else entry.resolve(bodies ? { kind: 'unsendable', why: 'keys' } : RETRY_LATER);
    }
  }

  /** An error in one message must not affect the others, nor the process. */
  function tryPost(entry: Entry, body: Buffer) {
    try {
      post(entry, body);
    } catch (error) {
      entry.resolve({ kind: 'unreachable', why: String(error) });
    }
  }

  function post({ message, resolve }: Entry, body: Buffer) {
    const { host, origin, pathname, search } = new URL(message.subscription.endpoint);
    const headers = headersOf(message, tokenFor(origin), body.length);
    connections.post(host, { path: pathname + search, headers, body }, (requestEnd) =>
      resolve(toOutcome(requestEnd)),
    );
  }

  const toOutcome = (end: RequestResult): Outcome =>
    'status' in end ? outcomeOf(end.status, end.retryAfter, now()) : { kind: 'unreachable', why: end.failed };

  return {
    send(messages) {
      const sendable: Entry[] = [];
      const outcomes = messages.map((message) => {
        const reason = unsendableReason(message, services);
        if (reason) return Promise.resolve<Outcome>({ kind: 'unsendable', why: reason });
        return new Promise<Outcome>((resolve) => sendable.push({ message, resolve }));
      });
      for (let offset = 0; offset < sendable.length; offset += MESSAGES_PER_BATCH)
        void sendBatch(sendable.slice(offset, offset + MESSAGES_PER_BATCH));
      return outcomes;
    },
    async close() {
      await threads.close();
      await connections.close();
    },
  };
}

/** Checks the address again: a stored subscription may have been changed. */
function unsendableReason(
  { subscription, payload }: Outgoing,
  services: readonly string[],
): 'endpoint' | 'size' | null {
  if (!isPushEndpoint(subscription.endpoint, services)) return 'endpoint';
  return Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES ? 'size' : null;
}

const toPlain = ({ subscription: { p256dh, auth }, payload }: Outgoing) => ({
  p256dh,
  auth,
  // Copied, because posting a view to a thread would clone the whole memory behind it.
  payload: typeof payload === 'string' ? payload : new Uint8Array(payload),
});

const headersOf = ({ ttl, urgency, topic }: Outgoing, authorization: string, length: number) => ({
  authorization,
  ttl,
  urgency,
  ...(topic !== undefined && { topic: topicHeader(topic) }),
  'content-encoding': 'aes128gcm',
  'content-type': 'application/octet-stream',
  'content-length': length,
});
