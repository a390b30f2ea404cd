import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, JobDone, Plain } from './job.ts';

export type EncryptingThreads = {
  /** Bodies of these messages; null for a device with invalid keys. @throws EncryptionLost */
  encrypt(messages: readonly Plain[]): Promise<(Buffer | null)[]>;
  close(): Promise<void>;
};

/** The thread that had these messages has ended; the messages themselves are fine. */
export class EncryptionLost extends Error {}

type Waiting = {
  messages: readonly Plain[];
  resolve(bodies: (Buffer | null)[]): void;
  reject(error: Error): void;
};
type Thread = { worker: Worker; jobs: Map<number, Waiting> };

/** One in work and the next one ready. */
const JOBS_OF_A_THREAD = 2;
const SCRIPT = new URL('./encrypt-worker.ts', import.meta.url);

/** Without environment and command-line options: the thread needs none of the server's settings. */
const startWorker = () => new Worker(SCRIPT, { env: {}, execArgv: [] });

/** One core is left to the server's main thread. */
const spareCores = () => Math.max(1, availableParallelism() - 1);

/** Threads that encrypt; each is started on demand, and replaced when it has ended. PSH-02 */
export function encryptingThreads(workers = spareCores(), start = startWorker): EncryptingThreads {
  const threads = new Set<Thread>();
  const waiting: Waiting[] = [];
  let lastId = 0;
  let closed = false;

  function startThread(): Thread {
    const thread: Thread = { worker: start(), jobs: new Map() };
    let cause: unknown;
    threads.add(thread);
    thread.worker.on('message', ({ id, bytes, ends }: JobDone) => {
      thread.jobs.get(id)?.resolve(bodiesIn(bytes, ends));
      thread.jobs.delete(id);
      deal();
    });
    thread.worker.on('error', (error) => {
      cause = error;
    });
    thread.worker.on('exit', () => {
      threads.delete(thread);
      for (const job of thread.jobs.values()) job.reject(new EncryptionLost('a thread has ended', { cause }));
      deal();
    });
    return thread;
  }

  /** The thread with the least to do; a new one is started rather than giving one a second job. */
  function freeThread(): Thread | null {
    const [least] = [...threads].sort((a, b) => a.jobs.size - b.jobs.size);
    if (threads.size < workers && (least?.jobs.size ?? 1) > 0) return startThread();
    return least && least.jobs.size < JOBS_OF_A_THREAD ? least : null;
  }

  function deal() {
    while (!closed && waiting.length > 0) {
      const thread = freeThread();
      const job = thread ? waiting.shift() : undefined;
      if (!thread || !job) return;
      lastId += 1;
      thread.jobs.set(lastId, job);
      thread.worker.postMessage({ id: lastId, messages: job.messages } satisfies Job);
    }
  }

  return {
    encrypt(messages) {
      const { promise, resolve, reject } = Promise.withResolvers<(Buffer | null)[]>();
      if (closed) reject(new EncryptionLost('closed'));
      else waiting.push({ messages, resolve, reject });
      deal();
      return promise;
    },
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new EncryptionLost('closed'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

function bodiesIn(bytes: ArrayBuffer, ends: readonly number[]): (Buffer | null)[] {
  return ends.map((end, at) => {
    const start = ends[at - 1] ?? 0;
    return end > start ? Buffer.from(bytes, start, end - start) : null;
  });
}
