import type { Connection } from '#device/worker-messages.ts';

/** How long an answer is waited for, in milliseconds. */
type Limits = {
  /** If the device has something else to show. */
  cached: number;
  /** If the device has nothing. */
  missing: number;
};

/** Called with what a request showed about the network, and when it was sent. */
type ReportState = (state: Connection, sentAt: number) => void;

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
  /**
   * The network's answer in time, or undefined if it fails or takes longer; the request itself continues. The
   * limit is that for what is `available` on the device.
   */
  inTime(network: Promise<Response>, available: keyof Limits, limit?: number): Promise<Response | undefined>;
  /** Whether an answer has recently timed out. */
  hasRecentlyTimedOut(): boolean;
};

/** Limits how long the network is waited for: one that connects and then stays silent is worse than none. */
export function createNetworkTimeout(
  limits = TEXT_LIMITS,
  judge: ReportState = () => undefined,
): NetworkTimeout {
  let timedOutAt = Number.NEGATIVE_INFINITY;
  const hasRecentlyTimedOut = () => performance.now() - timedOutAt < NO_WAIT_MS;

  return {
    hasRecentlyTimedOut,

    watch(request) {
      const sentAt = performance.now();
      const silenceTimer = setTimeout(() => judge('slow', sentAt), limits.missing);
      const onAnswer = () => {
        clearTimeout(silenceTimer);
        if (performance.now() - sentAt >= limits.missing) return;
        timedOutAt = Number.NEGATIVE_INFINITY;
        judge('good', sentAt);
      };
      const onFailure = (error: unknown) => {
        clearTimeout(silenceTimer);
        // Any other error means that the request was aborted, which shows nothing about the network.
        if (error instanceof TypeError) judge('lost', sentAt);
      };
      request.then(onAnswer, onFailure);
      return request;
    },

    async inTime(
      network,
      available,
      limitMs = available === 'cached' && hasRecentlyTimedOut() ? 0 : limits[available],
    ) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => {
          // Without a wait nothing is known about the network.
          if (limitMs > 0) timedOutAt = performance.now();
          resolve(undefined);
        }, limitMs);
      });
      const answer = await Promise.race([network.catch(() => undefined), timeout]);
      clearTimeout(timer);
      return answer;
    },
  };
}
