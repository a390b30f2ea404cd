import type { Connection } from '#device/worker-messages.ts';

/** How long the network is waited for, in milliseconds. */
type Limits = {
  /** By whoever has something else to show. */
  cached: number;
  /** By whoever has nothing. */
  missing: number;
};

/** Is told what a request showed of the network; `asked` is when it went out. */
type Judge = (state: Connection, asked: number) => void;

/**
 * A commuter in a tunnel should see the copy already on the phone before a second is over, a part of which the app takes
 * to start; a network in order answers well before. Whoever has nothing learns after three seconds that nothing comes.
 */
export const TEXT_LIMITS: Limits = { cached: 600, missing: 3000 };

/** Who has waited in vain does not wait again where there is something to show, for so long or until an answer is in time. */
const SHORT_WAITS_MS = 20_000;

export type NetworkTimeout = {
  /** Judges the network by a request that has just gone out. */
  watch<Answer>(request: Promise<Answer>): Promise<Answer>;
  /** What the network answers in time, or undefined when it fails or takes longer; the request itself goes on. */
  inTime(network: Promise<Response>, has: keyof Limits, limit?: number): Promise<Response | undefined>;
  /** The network has just let somebody wait in vain. */
  hasPassed(): boolean;
};

/** A network that connects and then says nothing is worse than none. */
export function createNetworkTimeout(limits = TEXT_LIMITS, judge: Judge = () => undefined): NetworkTimeout {
  let gaveUpAt = Number.NEGATIVE_INFINITY;
  const hasPassed = () => Date.now() - gaveUpAt < SHORT_WAITS_MS;

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
        // Anything else was called off, which says nothing about the network.
        if (error instanceof TypeError) judge('lost', asked);
      };
      request.then(onAnswer, onFailure);
      return request;
    },

    async inTime(network, has, limit = has === 'cached' && hasPassed() ? 0 : limits[has]) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => {
          // Who did not wait has learnt nothing.
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
