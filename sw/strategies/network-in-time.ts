import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';
import { FROM_DEVICE } from '#device/from-device.ts';
import { noteGate } from '../base/gate.ts';
import { postToPages } from '../base/post-to-pages.ts';
import { isChanged, isWithdrawal } from '../network/answer-changes.ts';
import { createSharedRequests } from '../network/share-requests.ts';
import { textTimeout } from '../network/text-timeout.ts';
import { timedOutCalls } from '../network/timed-out-calls.ts';

/** What a page does without while the network lets it wait. */
const NO_TIME_LEFT = 0;

type Options = StrategyOptions & {
  /** What stands for an answer that the network did not give in time, by the copy that is kept of it. */
  otherwise?: (request: Request, copy: Response | undefined) => Promise<Response | undefined>;
  /** What else has to go when the newspaper has taken something back. */
  onWithdrawn?: (request: Request) => Promise<void>;
};

/**
 * The network when it answers in time, else the kept copy, else nothing. A server in trouble does not hide what is
 * already here. What comes later is kept, and pages are told if it is news. OFF-02
 */
export class NetworkInTime extends Strategy {
  readonly #otherwise: NonNullable<Options['otherwise']>;
  readonly #onWithdrawn: Options['onWithdrawn'];
  /** Calls are shared among those who get the same answers. */
  readonly #share = createSharedRequests();
  /** Addresses of which pages will be told: however many asked, they are told once. */
  readonly #promised = new Set<string>();

  constructor({ otherwise: fallback = async (_request, copy) => copy, onWithdrawn, ...options }: Options) {
    super(options);
    this.#otherwise = fallback;
    this.#onWithdrawn = onWithdrawn;
  }

  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = this.#ask(request, handler);
    network.catch(() => undefined);
    const copy = await this.#copyOf(request, handler);
    const address = addressOf(request);
    const late = !copy && timedOutCalls.take(address);
    const fresh = await textTimeout.inTime(
      network,
      copy ? 'cached' : 'missing',
      late ? NO_TIME_LEFT : undefined,
    );
    if (fresh && (fresh.status < 500 || !copy)) return fresh;
    void handler.waitUntil(this.#postWhenChanged(address, copy?.clone(), network));
    if (!copy) throw new TypeError(`The network did not answer in time for ${address}`);
    return fromDevice(copy);
  }

  /** A store that cannot be read does not stand in the network's way. BRW-04 */
  async #copyOf(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const kept = await handler.cacheMatch(request).catch(() => undefined);
    return await this.#otherwise(request, kept).catch(() => kept);
  }

  /** An answer has come when all of it is here and kept: a page that is told of it finds it. */
  #ask(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = this.#share(request.url, (signal) =>
      textTimeout.watch(this.#fetch(new Request(request, { signal }), handler)),
    );
    void handler.waitUntil(answer.catch(() => undefined));
    return answer;
  }

  async #fetch(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    await noteGate(response).catch(() => undefined);
    // A full disk keeps nothing, which is no reason to show nothing.
    await handler.cachePut(request, response.clone()).catch(() => undefined);
    if (await isWithdrawal(response)) await this.#forget(request).catch(() => undefined);
    return response;
  }

  async #postWhenChanged(address: string, copy: Response | undefined, network: Promise<Response>) {
    if (this.#promised.has(address)) return;
    this.#promised.add(address);
    const answer = await network.catch(() => undefined);
    this.#promised.delete(address);
    if (answer && (await isChanged(copy, answer))) await postToPages({ type: 'fresher', address });
  }

  async #forget(request: Request): Promise<void> {
    const cache = await caches.open(this.cacheName);
    await cache.delete(request);
    await this.#onWithdrawn?.(request);
  }
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The same, with the mark of what the device had. */
export function fromDevice({ body, status, headers }: Response): Response {
  const marked = new Headers(headers);
  marked.set(FROM_DEVICE, '1');
  return new Response(body, { status, headers: marked });
}
