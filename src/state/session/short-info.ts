import { getShortInfo } from '#api/account/session.ts';
import type { Api } from '#api/clients.ts';
import { ApiError } from '#domain/api-error.ts';
import type { ShortUser } from '#domain/reader.ts';

const MAX_RETRIES = 2;
const RETRY_BASE_MS = 1500;
const RETRY_STEP_MS = 200;

/** Statuses of a server that is busy, restarting or slow. */
const TRANSIENT_STATUSES: readonly unknown[] = [500, 503, 504];

const isTransient = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'offline' || TRANSIENT_STATUSES.includes(error.details.status));

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The signed-in reader; retried when the failure may be temporary. @throws ApiError SES-02 */
export async function loadShortInfo(api: Api, wait = sleep): Promise<ShortUser> {
  for (let retry = 1; ; retry++) {
    try {
      return await getShortInfo(api, Date.now());
    } catch (error) {
      if (retry > MAX_RETRIES || !isTransient(error)) throw error;
      await wait(RETRY_BASE_MS + RETRY_STEP_MS * retry);
    }
  }
}
