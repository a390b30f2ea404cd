import type { Api } from '../clients.ts';
import { KEEPALIVE } from '../keepalive.ts';
import { unwrap } from '../unwrap.ts';

/** `previousVote` is this device's earlier vote on the answer; null if there was none. */
export type FaqVote = { slug: string; helpful: boolean; previousVote: boolean | null };

/**
 * Votes on whether an answer of the FAQ helped. @throws ApiError `not-found`, `too-many-attempts`, `offline`. HLP-01
 */
export async function voteFaq({ account }: Api, { slug, helpful, previousVote }: FaqVote): Promise<void> {
  const body = { risposta: slug, utile: helpful, prima: previousVote };
  await unwrap('voteFaq', account.POST('/api/site/faq-vote', { ...KEEPALIVE, body }));
}
