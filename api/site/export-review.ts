import type { ExportFormat, ReviewSource } from '#domain/press-review/review.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSourceWire } from './press-review-wire.ts';

/** A review or a selection as a document. @throws ApiError `access-denied`, `not-found`, `offline`. PRS-04 */
export async function exportReview({ site }: Api, format: ExportFormat, source: ReviewSource): Promise<Blob> {
  const call = site.POST('/api/user/rassegna/esporta', {
    body: { format, source: toSourceWire(source) },
    parseAs: 'blob',
  });
  return await unwrap<Blob>('exportReview', call);
}
