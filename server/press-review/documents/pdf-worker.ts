// A thread that writes documents, because laying out hundreds of pages would delay the server's answers.
import { parentPort } from 'node:worker_threads';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { PdfDone, PdfJob } from './pdf-job.ts';
import { reviewPdf } from './review-pdf.ts';

async function write({ sigla, ...document }: PdfJob): Promise<PdfDone> {
  try {
    const pdf = await reviewPdf({ ...document, brand: brandOf(sigla) });
    // A buffer of its own, which is transferred and not copied.
    return { pdf: new Uint8Array(pdf).buffer };
  } catch (error) {
    return { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (job: PdfJob) => {
  void write(job).then((done) => parentPort?.postMessage(done, 'pdf' in done ? [done.pdf] : []));
});
