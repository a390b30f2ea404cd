import type { Connection } from '#device/worker-messages.ts';

/** How long an answer is waited for, in milliseconds. */
type Limits = {
  /** If the device has something else to show. */
  cached: number;
  /** If the device has nothing. */
  missing: number;
};

/** Called with what a request showed about the network; `asked` is when it was sent. */
type ReportState = (state: Connection, asked: number) => void;

/**
 * A commuter in a tunnel should see the cached copy within a second, part of which the app takes to start; a good
 * network answers well before. Without a copy, the page reports after three seconds that nothing arrives.
 */
export const TEXT_LIMITS: Limits = { cached: 600, missing: 3000 };

/** After a timeout, anything that is cached is shown without waiting, for this long or until an answer is in time. */
const NO_WAIT_MS = 20_000;

export type NetworkTimeout = {
  /** Judges the network by a request that has just been sent. */
  watch<Answer>(request: Promise<Answer>): Promise<Answer>;
  /** The network's answer in time, or undefined if it fails or takes longer; the request itself continues. */
  inTime(network: Promise<Response>, has: keyof Limits, limit?: number): Promise<Response | undefined>;
  /** Whether an answer has recently timed out. */
  hasPassed(): boolean;
};

/** Limits how long the network is waited for: one that connects and then stays silent is worse than none. */
export function createNetworkTimeout(
  limits = TEXT_LIMITS,
  judge: ReportState = () => undefined,
): NetworkTimeout {
  let gaveUpAt = Number.NEGATIVE_INFINITY;
  const hasPassed = () => Date.now() - gaveUpAt < NO_WAIT_MS;

  return {
    hasPassed,

    watch(request) {
      const asked = Date.now();
      const silence = setTimeout(() => judge('slow', asked), limits.missing);
      const onAnswer = () => {
        clearTimeout(silence);
        if (Date.now() - asked >= limits.missing) return;
        gaveUpAt = Number.NEGATIVE_INFINITY;
        judge('good', asked);
      };
      const onFailure = (error: unknown) => {
        clearTimeout(silence);
        // Any other error means that the request was aborted, which shows nothing about the network.
        if (error instanceof TypeError) judge('lost', asked);
      };
      request.then(onAnswer, onFailure);
      return request;
    },

    async inTime(network, has, limit = has === 'cached' && hasPassed() ? 0 : limits[has]) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => {
          // Without a wait nothing is known about the network.
          if (limit > 0) gaveUpAt = Date.now();
          resolve(undefined);
        }, limit);
      });
      const first = await Promise.race([network.catch(() => undefined), silence]);
      clearTimeout(timer);
      return first;
    },
  };
}
