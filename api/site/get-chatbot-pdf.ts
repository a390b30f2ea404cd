import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** One chat as a document, with its sources. @throws ApiError `not-found`, `offline`. */
export async function getChatbotPdf({ site }: Api, id: number): Promise<Blob> {
  return await unwrap<Blob>(
    'getChatbotPdf',
    site.GET('/api/rag/chat/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }),
  );
}
