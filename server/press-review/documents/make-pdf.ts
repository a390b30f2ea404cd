import { Worker } from 'node:worker_threads';
import type { PdfDone, PdfJob } from './pdf-job.ts';
import type { ReviewDocument } from './review-document.ts';

/** A document was not written: its thread ended over it, or it cannot be written. */
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
/** The largest document takes a tenth of it on a slow machine. */
const TIMEOUT_MS = 180_000;

/** It has no business with the server's settings, nor with what its command line says. */
const startWorker = () => new Worker(SCRIPT, { env: {}, execArgv: [] });

/**
 * A thread that writes documents one after the other, beside the answering. It starts with the first, anew where it has
 * ended, and keeps no process from ending while it has nothing to do.
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

/** A review as a PDF, written in the thread that the whole server shares. @throws PdfFailed */
export const makePdf = (document: ReviewDocument): Promise<Buffer> => shared.make(document);
