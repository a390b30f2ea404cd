import type { WorkChallenge } from '#domain/captcha.ts';
import { solveInWebWorkers } from '#src/vendors/solve-in-web-workers.ts';
import { logError } from '../log.ts';
import { startProofOfWork } from './proof-of-work-progress.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Calls of other clients may double the difficulty meanwhile; this many times in a row is unlikely. */
const ROUNDS = 5;

/**
 * Does the work that an answer asks for and sends the call again with it.
 * @param made makes the call again
 * @returns the last answer
 */
export async function retryWithProofOfWork(
  made: () => Request,
  refused: Response,
  fetch: Fetch,
): Promise<Response> {
  let answer = refused;
  const done = startProofOfWork();
  try {
    for (let round = 0; round < ROUNDS && answer.status === refused.status; round += 1) {
      const token = await workFor(answer);
      if (token === null) return answer;
      const paid = made();
      paid.headers.set('lavoro', token);
      answer = await fetch(paid);
    }
    return answer;
  } finally {
    done();
  }
}

/** @returns null where the browser cannot do the work; the refusal is then final. */
async function workFor(answer: Response): Promise<string | null> {
  try {
    const { sfida } = (await answer.clone().json()) as { sfida: WorkChallenge };
    return await solveInWebWorkers(sfida);
  } catch (error) {
    logError('work', error);
    return null;
  }
}
