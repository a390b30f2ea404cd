import type { SharedAnswer } from '#domain/chatbot/answer-link.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** The chatbot answer behind a share link, as this client may see it. @throws ApiError `not-found`, `offline`. */
export async function openSharedAnswer({ site }: Api, token: string): Promise<SharedAnswer> {
  return (await unwrap('openSharedAnswer', site.POST('/api/rag/condivisioni/apri', { body: { token } })))
    .data;
}
