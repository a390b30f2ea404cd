import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { NoConnection } from '../database-gone.ts';
import type { OpenDatabase } from './connections.ts';
import { errorOf, type FromThread, type ThreadData, type ToThread } from './thread-messages.ts';

type PendingAnswer = { resolve(answer: Uint8Array): void; reject(error: Error): void };

/**
 * Opens the database in a folder, or one in memory, in a separate thread.
 * @throws Error when it cannot be opened
 */
export async function openThread(folder: string | undefined): Promise<OpenDatabase> {
  const data: ThreadData = { folder: folder ?? null };
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data });
  const waiting: PendingAnswer[] = [];
  let ended: Error | undefined;

  const end = (reason: Error) => {
    ended ??= reason;
    for (const { reject } of waiting.splice(0)) reject(ended);
  };
  worker.on('error', (error) => end(new NoConnection(error)));
  worker.on('exit', () => end(new NoConnection(new Error('the thread of the embedded database ended'))));
  worker.on('message', (message: FromThread) => {
    const next = waiting.shift();
    if ('answer' in message) next?.resolve(message.answer);
    else next?.reject(errorOf(message.failure));
  });
  const nextAnswer = () =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (ended) reject(ended);
      else waiting.push({ resolve, reject });
    });
  const post = (messages: ToThread) => worker.postMessage(messages);

  await nextAnswer();
  return {
    answer: (messages) => {
      const answer = nextAnswer();
      post(messages);
      return answer;
    },
    hasEnded: () => ended !== undefined,
    close: async () => {
      if (ended) return;
      const exit = once(worker, 'exit');
      post(null);
      await exit;
    },
  };
}
