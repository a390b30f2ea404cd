import { Worker } from 'node:worker_threads';
import type { ClientKey } from './client-key.ts';
import type { Judged, Judging } from './judge-worker.ts';
import { runQueued } from './password-queue.ts';

const SCRIPT = new URL('./judge-worker.ts', import.meta.url);

type Waiting = { resolve(easy: boolean): void; reject(error: Error): void };

let thread: Worker | null = null;
const waiting = new Map<number, Waiting>();
let last = 0;

/** It has no business with the server's settings, and keeps no process from ending. */
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
 * Whether a password that is chosen is found with few guesses, judged on a thread beside the answering.
 * @param own what its reader is called, as far as that is known
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
