import type { Sigla } from '#domain/brands/brand.ts';
import type { ReviewDocument } from './review-document.ts';

/** What the thread is asked for: a brand does not cross over, its name does. */
export type PdfJob = Omit<ReviewDocument, 'brand'> & { sigla: Sigla };

export type PdfDone = { pdf: ArrayBuffer } | { reason: string };
