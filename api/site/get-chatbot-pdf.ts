import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/**
 * One chat as a document, with its sources.
 * @param answerId of the one answer that is wanted, with its question
 * @throws ApiError `not-found`, `offline`.
 */
export async function getChatbotPdf({ site }: Api, id: number, answerId?: number): Promise<Blob> {
  const query = answerId === undefined ? {} : { message_id: answerId };
  return await unwrap<Blob>(
    'getChatbotPdf',
    site.GET('/api/rag/chat/{id}/pdf', { params: { path: { id }, query }, parseAs: 'blob' }),
  );
}
