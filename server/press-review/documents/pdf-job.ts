import type { Sigla } from '#domain/brands/brand.ts';
import type { ReviewDocument } from './review-document.ts';

/** A job for the thread. A brand cannot be posted to it, so its sigla is. */
export type PdfJob = Omit<ReviewDocument, 'brand'> & { sigla: Sigla };

export type PdfDone = { pdf: ArrayBuffer } | { reason: string };
