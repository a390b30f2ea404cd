import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';
import { FROM_DEVICE } from '#device/from-device.ts';
import { noteGate, numberRequest } from '../base/gate.ts';
import { postToPages } from '../base/post-to-pages.ts';
import { isChanged, isWithdrawal } from '../network/answer-changes.ts';
import { createSharedRequests } from '../network/share-requests.ts';
import { textTimeout } from '../network/text-timeout.ts';
import { timedOutCalls } from '../network/timed-out-calls.ts';

/** Timeout for data of a page whose HTML timed out: what is cached is shown immediately. */
const NO_TIMEOUT_LEFT = 0;

type Options = StrategyOptions & {
  /**
   * Makes the answer that replaces a late one; `copy` is the cached answer, if there is one. By default it is the copy
   * itself.
   */
  otherwise?: (request: Request, copy: Response | undefined) => Promise<Response | undefined>;
  /** Removes what else has to go when the newspaper has withdrawn something. */
  onWithdrawn?: (request: Request) => Promise<void>;
};

/**
 * Serves the network's answer if it arrives in time, else the cached copy; fails with a TypeError if there is
 * neither. A server error does not hide what is cached. A late answer is cached, and pages are told if it has
 * changed. OFF-02
 */
export class NetworkInTime extends Strategy {
  readonly #otherwise: NonNullable<Options['otherwise']>;
  readonly #onWithdrawn: Options['onWithdrawn'];
  /** Calls are shared among readers who get the same answers. */
  readonly #share = createSharedRequests();
  /** Addresses whose late answer will be reported to pages: once, whatever the number of requests. */
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
    const isOverdue = !copy && timedOutCalls.takeIfOverdue(address);
    const fresh = await textTimeout.inTime(
      network,
      copy ? 'cached' : 'missing',
      isOverdue ? NO_TIMEOUT_LEFT : undefined,
    );
    if (fresh && (fresh.status < 500 || !copy)) return fresh;
    void handler.waitUntil(this.#postWhenChanged(address, copy?.clone(), network));
    if (!copy) throw new TypeError(`The network did not answer in time for ${address}`);
    return fromDevice(copy);
  }

  /**
   * The cached copy, or the answer that replaces it. A cache that cannot be read does not block the network.
   * BRW-04
   */
  async #copyOf(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const copy = await handler.cacheMatch(request).catch(() => undefined);
    return await this.#otherwise(request, copy).catch(() => copy);
  }

  /** The answer resolves once it is complete and cached, so that a page that gets the message finds it. */
  #ask(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = this.#share(request.url, (signal) =>
      textTimeout.watch(this.#fetch(new Request(request, { signal }), handler)),
    );
    void handler.waitUntil(answer.catch(() => undefined));
    return answer;
  }

  async #fetch(request: Request, handler: StrategyHandler): Promise<Response> {
    const number = numberRequest();
    const response = await handler.fetch(request);
    await noteGate(response, number).catch(() => undefined);
    // With a full disk the answer is not cached, but still shown.
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

/** The same response, marked as coming from the device. */
export function fromDevice({ body, status, headers }: Response): Response {
  const marked = new Headers(headers);
  marked.set(FROM_DEVICE, '1');
  return new Response(body, { status, headers: marked });
}
