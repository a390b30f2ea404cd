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

type Waiting = {
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
  const waiting: Waiting[] = [];
  let worker: Worker | null = null;
  let current: { job: Waiting; timer: NodeJS.Timeout } | null = null;
  let closed = false;

  const take = () => {
    const job = current?.job;
    clearTimeout(current?.timer);
    current = null;
    return job;
  };

  function open(): Worker {
    const opened = start();
    let cause: unknown;
    opened.on('message', (done: PdfDone) => {
      const job = take();
      if ('pdf' in done) job?.resolve(Buffer.from(done.pdf));
      else job?.reject(new PdfFailed(done.reason));
      next();
    });
    opened.on('error', (error) => {
      cause = error;
    });
    opened.on('exit', () => {
      if (worker !== opened) return;
      worker = null;
      take()?.reject(new PdfFailed('the thread has ended', { cause }));
      next();
    });
    return opened;
  }

  function next() {
    if (current || closed) return;
    const job = waiting.shift();
    if (!job) {
      worker?.unref();
      return;
    }
    worker ??= open();
    const busy = worker;
    busy.ref();
    current = { job, timer: setTimeout(() => void busy.terminate(), timeoutMs) };
    const { brand, ...rest } = job.document;
    busy.postMessage({ ...rest, sigla: brand.sigla } satisfies PdfJob);
  }

  return {
    make(document) {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
      if (closed) reject(new PdfFailed('closed'));
      else waiting.push({ document, resolve, reject });
      next();
      return promise;
    },
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new PdfFailed('closed'));
      await worker?.terminate();
    },
  };
}

const shared = pdfThread();

/** Writes a review as a PDF, in the thread that the whole server shares. @throws PdfFailed */
export const makePdf = (document: ReviewDocument): Promise<Buffer> => shared.make(document);
