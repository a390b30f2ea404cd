import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { EncryptJob, EncryptResult, PlainMessage } from './encrypt-job.ts';

export type EncryptingThreads = {
  /** Encrypted bodies of these messages; null for a device with invalid keys. @throws EncryptionLost */
  encrypt(messages: readonly PlainMessage[]): Promise<(Buffer | null)[]>;
  close(): Promise<void>;
};

/** The thread that had these messages has ended; the messages themselves are fine. */
export class EncryptionLost extends Error {}

type WaitingJob = {
  messages: readonly PlainMessage[];
  resolve(bodies: (Buffer | null)[]): void;
  reject(error: Error): void;
};
type Thread = { worker: Worker; jobs: Map<number, WaitingJob> };

/** The job that a thread is working on, and the next one, so that it need not wait for it. */
const JOBS_PER_THREAD = 2;
const SCRIPT = new URL('./encrypt-worker.ts', import.meta.url);

/** Without environment and command-line options: the thread needs none of the server's settings. */
const startWorker = () => new Worker(SCRIPT, { env: {}, execArgv: [] });

/** One core is left to the server's main thread. */
const spareCores = () => Math.max(1, availableParallelism() - 1);

/** Threads that encrypt; each is started on demand, and replaced when it has ended. PSH-02 */
export function encryptingThreads(workers = spareCores(), start = startWorker): EncryptingThreads {
  const threads = new Set<Thread>();
  const waiting: WaitingJob[] = [];
  let lastId = 0;
  let isClosed = false;

  function startThread(): Thread {
    const thread: Thread = { worker: start(), jobs: new Map() };
    let cause: unknown;
    threads.add(thread);
    thread.worker.on('message', ({ id, bytes, ends }: EncryptResult) => {
      thread.jobs.get(id)?.resolve(bodiesIn(bytes, ends));
      thread.jobs.delete(id);
      assignJobs();
    });
    thread.worker.on('error', (error) => {
      cause = error;
    });
    thread.worker.on('exit', () => {
      threads.delete(thread);
      for (const job of thread.jobs.values()) job.reject(new EncryptionLost('a thread has ended', { cause }));
      assignJobs();
    });
    return thread;
  }

  /** The thread with the least to do; a new one is started rather than giving one a second job. */
  function freeThread(): Thread | null {
    const [least] = [...threads].sort((a, b) => a.jobs.size - b.jobs.size);
    if (threads.size < workers && (least?.jobs.size ?? 1) > 0) return startThread();
    return least && least.jobs.size < JOBS_PER_THREAD ? least : null;
  }

  function assignJobs() {
    while (!isClosed && waiting.length > 0) {
      const thread = freeThread();
      const job = thread ? waiting.shift() : undefined;
      if (!thread || !job) return;
      lastId += 1;
      thread.jobs.set(lastId, job);
      thread.worker.postMessage({ id: lastId, messages: job.messages } satisfies EncryptJob);
    }
  }

  return {
    encrypt(messages) {
      const { promise, resolve, reject } = Promise.withResolvers<(Buffer | null)[]>();
      if (isClosed) reject(new EncryptionLost('closed'));
      else waiting.push({ messages, resolve, reject });
      assignJobs();
      return promise;
    },
    async close() {
      isClosed = true;
      for (const job of waiting.splice(0)) job.reject(new EncryptionLost('closed'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

function bodiesIn(bytes: ArrayBuffer, ends: readonly number[]): (Buffer | null)[] {
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? 0;
    return end > start ? Buffer.from(bytes, start, end - start) : null;
  });
}
