import { Worker } from 'node:worker_threads';
import type { PdfDone, PdfJob } from './pdf-job.ts';
import type { ReviewDocument } from './review-document.ts';

/** A document could not be written, or its thread ended meanwhile. */
export class PdfFailed extends Error {}

export type PdfThread = {
  /** @throws PdfFailed */
  make(document: ReviewDocument): Promise<Buffer>;
  close(): Promise<void>;
};

type WaitingJob = {
  document: ReviewDocument;
  resolve(pdf: Buffer): void;
  reject(error: PdfFailed): void;
};

const SCRIPT = new URL('./pdf-worker.ts', import.meta.url);
/** Ten times what the largest document takes on a slow machine. */
const TIMEOUT_MS = 180_000;

/** Without environment and command-line options: the thread needs none of the server's settings. */
const startWorker = () => new Worker(SCRIPT, { env: {}, execArgv: [] });

/**
 * A thread that writes documents one after the other, outside the server's main thread. It starts with the first
 * document, is replaced where it has ended, and does not keep the process alive while idle.
 */
export function pdfThread(start = startWorker, timeoutMs = TIMEOUT_MS): PdfThread {
  const waiting: WaitingJob[] = [];
  let worker: Worker | null = null;
  let current: { job: WaitingJob; timer: NodeJS.Timeout } | null = null;
  let isClosed = false;

  const takeCurrentJob = () => {
    const job = current?.job;
    clearTimeout(current?.timer);
    current = null;
    return job;
  };

  /** Ends a thread that takes too long: its document fails, and the next one gets another thread. */
  function abandon(busy: Worker) {
    worker = null;
    takeCurrentJob()?.reject(new PdfFailed('the PDF thread took too long'));
    void busy.terminate();
    startNextJob();
  }

  function startThread(): Worker {
    const started = start();
    let cause: unknown;
    started.on('message', (done: PdfDone) => {
      // A message may still arrive from a thread that was abandoned.
      if (worker !== started) return;
      const job = takeCurrentJob();
      if ('pdf' in done) job?.resolve(Buffer.from(done.pdf));
      else job?.reject(new PdfFailed(done.reason));
      startNextJob();
    });
    started.on('error', (error) => {
      cause = error;
    });
    started.on('exit', () => {
      if (worker !== started) return;
      worker = null;
      takeCurrentJob()?.reject(
        new PdfFailed('the PDF thread ended before the document was written', { cause }),
      );
      startNextJob();
    });
    return started;
  }

  function startNextJob() {
    if (current || isClosed) return;
    const job = waiting.shift();
    if (!job) {
      worker?.unref();
      return;
    }
    worker ??= startThread();
    const busy = worker;
    busy.ref();
    current = { job, timer: setTimeout(abandon, timeoutMs, busy) };
    const { brand, ...rest } = job.document;
    busy.postMessage({ ...rest, sigla: brand.sigla } satisfies PdfJob);
  }

  return {
    make(document) {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
      if (isClosed) reject(new PdfFailed('closed'));
      else waiting.push({ document, resolve, reject });
      startNextJob();
      return promise;
    },
    async close() {
      isClosed = true;
      for (const job of waiting.splice(0)) job.reject(new PdfFailed('closed'));
      await worker?.terminate();
    },
  };
}

const shared = pdfThread();

/** Writes a review as a PDF, in the thread that the whole server shares. @throws PdfFailed */
export const makePdf = (document: ReviewDocument): Promise<Buffer> => shared.make(document);
