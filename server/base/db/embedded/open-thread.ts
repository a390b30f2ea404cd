import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { NoConnection } from '../database-gone.ts';
import type { OpenDatabase } from './connections.ts';
import { errorOf, type FromThread, type ThreadData, type ToThread } from './thread-messages.ts';

type Waiting = { resolve(answer: Uint8Array): void; reject(error: Error): void };

/**
 * Opens the database in a folder, or one in memory, in a separate thread.
 * @throws Error when it cannot be opened
 */
export async function openThread(folder: string | undefined): Promise<OpenDatabase> {
  const data: ThreadData = { folder: folder ?? null };
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data });
  const waiting: Waiting[] = [];
  let ended: Error | undefined;

  const end = (reason: Error) => {
    ended ??= reason;
    for (const { reject } of waiting.splice(0)) reject(ended);
  };
  worker.on('error', (error) => end(new NoConnection(error)));
  worker.on('exit', () => end(new NoConnection(new Error('the thread of the embedded database ended'))));
  worker.on('message', (said: FromThread) => {
    const next = waiting.shift();
    if ('answer' in said) next?.resolve(said.answer);
    else next?.reject(errorOf(said.failure));
  });
  const answered = () =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (ended) reject(ended);
      else waiting.push({ resolve, reject });
    });
  const give = (messages: ToThread) => worker.postMessage(messages);

  await answered();
  return {
    answer: (messages) => {
      const answer = answered();
      give(messages);
      return answer;
    },
    hasEnded: () => ended !== undefined,
    close: async () => {
      if (ended) return;
      const exit = once(worker, 'exit');
      give(null);
      await exit;
    },
  };
}
