import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './request-sender.ts';

/** @returns the seconds to wait, 0 if the call may be made. */
export type CountCall = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => Promise<number>;

/**
 * Counts expensive calls: at most `calls` a minute from one network, in this process. Networks around this machine are
 * not counted.
 */
export function perMinute(calls: number): CountCall {
  const limiter = new RateLimiterMemory({ points: calls, duration: 60 });
  return async (request) => {
    const network = networkOf(request);
    if (network === null) return 0;
    try {
      await limiter.consume(network);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}
