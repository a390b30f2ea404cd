import { Worker } from 'node:worker_threads';
import type { ClientKey } from './client-key.ts';
import type { Judged, Judging } from './judge-worker.ts';
import { runQueued } from './password-queue.ts';

const SCRIPT = new URL('./judge-worker.ts', import.meta.url);

type Waiting = { resolve(easy: boolean): void; reject(error: Error): void };

let thread: Worker | null = null;
const waiting = new Map<number, Waiting>();
let last = 0;

/** The thread does not get the server's environment, and does not keep the process alive. */
function open(): Worker {
  const opened = new Worker(SCRIPT, { env: {}, execArgv: [] });
  opened.unref();
  let cause: unknown;
  opened.on('message', ({ id, easy }: Judged) => {
    waiting.get(id)?.resolve(easy);
    waiting.delete(id);
    if (waiting.size === 0) opened.unref();
  });
  opened.on('error', (error) => {
    cause = error;
  });
  opened.on('exit', () => {
    thread = null;
    for (const { reject } of waiting.values()) reject(new Error('the thread has ended', { cause }));
    waiting.clear();
  });
  return opened;
}

/**
 * Whether a chosen password is easily guessed; judged on a thread of its own.
 * @param own names of the reader, as far as they are known
 * @throws QueueFull
 */
export const isEasy = (
  password: string,
  own: readonly (string | null | undefined)[],
  at: ClientKey,
): Promise<boolean> =>
  runQueued(
    at,
    () =>
      new Promise<boolean>((resolve, reject) => {
        thread ??= open();
        thread.ref();
        last += 1;
        waiting.set(last, { resolve, reject });
        const judging: Judging = { id: last, password, own: own.filter((text) => typeof text === 'string') };
        thread.postMessage(judging);
      }),
  );
