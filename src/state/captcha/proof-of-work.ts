import type { WorkChallenge } from '#domain/captcha.ts';
import { solveInWebWorkers } from '#src/vendors/solve-in-web-workers.ts';
import { logError } from '../log.ts';
import { startProofOfWork } from './proof-of-work-progress.ts';

type Fetch = (request: Request) => Promise<Response>;

/**
 * Limit of proofs for one call: calls of other clients may raise the difficulty meanwhile, but hardly this
 * often.
 */
const MAX_ROUNDS = 5;

/**
 * Does the work that an answer asks for and sends the call again with it.
 * @param newRequest creates the call's request again
 * @returns the last answer
 */
export async function retryWithProofOfWork(
  newRequest: () => Request,
  refused: Response,
  fetch: Fetch,
): Promise<Response> {
  let answer = refused;
  const markEnd = startProofOfWork();
  try {
    for (let round = 0; round < MAX_ROUNDS && answer.status === refused.status; round += 1) {
      const token = await solveRequiredWork(answer);
      if (token === null) return answer;
      const request = newRequest();
      request.headers.set('lavoro', token);
      answer = await fetch(request);
    }
    return answer;
  } finally {
    markEnd();
  }
}

/** @returns null where the browser cannot do the work; the refusal is then final. */
async function solveRequiredWork(answer: Response): Promise<string | null> {
  try {
    const { sfida } = (await answer.clone().json()) as { sfida: WorkChallenge };
    return await solveInWebWorkers(sfida);
  } catch (error) {
    logError('work', error);
    return null;
  }
}
