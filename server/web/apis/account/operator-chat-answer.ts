import { brandOf } from '#domain/brands/brand-by-host.ts';
import { subscriptionWords } from '#server/accounts/readers/subscription-words.ts';
import { chatViewOf } from '#server/help/support-chat/operator-chats.ts';
import type { Operator } from '#server/help/support-chat/operators.ts';
import type { RequestContext } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { noSuchChat } from './chat-refusals.ts';
import { toChatInBreve, toConversazione } from './chat-wire.ts';

/** A conversation as an operator sees it. */
export async function operatorChatAnswer({ orm, now }: RequestContext, operator: Operator, id: string) {
  const view = await chatViewOf(operator, id);
  if (!view) return noSuchChat();
  const { readerId, sigla } = view;
  return ok({
    breve: toChatInBreve(view.summary),
    conversazione: toConversazione(view.conversation),
    ...{ mia: view.isOwn, email: view.email, pagina: view.page },
    abbonamento: readerId && (await subscriptionWords(orm, { readerId, brand: brandOf(sigla), now })),
    iniziata: view.startedAt.toISOString(),
    ...{ risolto: view.solved, commento: view.opinion },
  });
}
