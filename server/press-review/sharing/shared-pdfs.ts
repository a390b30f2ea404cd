import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { makePdf } from '../documents/make-pdf.ts';
import type { ReviewDocument } from '../documents/review-document.ts';

/** How long a PDF is cached for the next request for the same document. */
const CACHE_MS = 60_000;
const MAX_CACHED = 8;

type CachedPdf = { pdf: Promise<Buffer>; until: number };

/** Key of a document: the same contents for the same recipient give the same PDF. */
const keyOf = ({ createdAt: _, brand, ...hashed }: ReviewDocument): string =>
  createHash('sha256')
    .update(JSON.stringify([brand.sigla, hashed]))
    .digest('base64url');

/** PDFs of shared reviews; each is made once for all requests within a minute. */
export class SharedPdfs {
  readonly #kept = new LRUCache<string, CachedPdf>({ max: MAX_CACHED });
  readonly #make: typeof makePdf;

  constructor(make = makePdf) {
    this.#make = make;
  }

  /** @throws PdfFailed. PRS-04 */
  async pdfOf(document: ReviewDocument): Promise<Buffer> {
    const now = document.createdAt.getTime();
    for (const [key, { until }] of this.#kept) if (until <= now) this.#kept.delete(key);
    const key = keyOf(document);
    const cached = this.#kept.get(key);
    if (cached) return await cached.pdf;
    const pdf = this.#make(document);
    this.#kept.set(key, { pdf, until: now + CACHE_MS });
    try {
      return await pdf;
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }
}
