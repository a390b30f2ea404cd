import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Ends the address of an answer. @throws ApiError `not-found`, `offline`. */
export async function revokeChatbotLink({ site }: Api, id: number): Promise<void> {
  await unwrap('revokeChatbotLink', site.POST('/api/rag/condivisioni/revoca', { body: { id } }));
}
