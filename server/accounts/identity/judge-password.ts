import { Worker } from 'node:worker_threads';
import type { ClientKey } from './client-key.ts';
import type { JudgeRequest, JudgeResult } from './judge-worker.ts';
import { runInPasswordQueue } from './password-queue.ts';

const SCRIPT = new URL('./judge-worker.ts', import.meta.url);

type PendingJudgement = { resolve(easy: boolean): void; reject(error: Error): void };

let thread: Worker | null = null;
const waiting = new Map<number, PendingJudgement>();
let lastId = 0;

/** The thread does not get the server's environment, and does not keep the process alive. */
function startThread(): Worker {
  const started = new Worker(SCRIPT, { env: {}, execArgv: [] });
  started.unref();
  let cause: unknown;
  started.on('message', ({ id, easy }: JudgeResult) => {
    waiting.get(id)?.resolve(easy);
    waiting.delete(id);
    if (waiting.size === 0) started.unref();
  });
  started.on('error', (error) => {
    cause = error;
  });
  started.on('exit', () => {
    thread = null;
    for (const { reject } of waiting.values())
      reject(new Error('the thread that judges passwords has ended', { cause }));
    waiting.clear();
  });
  return started;
}

/**
 * Whether a chosen password is easily guessed; judged on a thread of its own.
 * @param ownTexts names and addresses of the reader, as far as they are known
 * @throws QueueFull
 */
export const isEasyPassword = (
  password: string,
  ownTexts: readonly (string | null | undefined)[],
  clientKey: ClientKey,
): Promise<boolean> =>
  runInPasswordQueue(
    clientKey,
    () =>
      new Promise<boolean>((resolve, reject) => {
        thread ??= startThread();
        thread.ref();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        const request: JudgeRequest = {
          id: lastId,
          password,
          own: ownTexts.filter((text) => typeof text === 'string'),
        };
        thread.postMessage(request);
      }),
  );
