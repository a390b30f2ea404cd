import { brandOf } from '#domain/brands/brand-by-host.ts';
import { subscriptionWords } from '#server/accounts/readers/subscription-words.ts';
import { sheetOf } from '#server/help/support-chat/operator-bench.ts';
import type { Operator } from '#server/help/support-chat/operators.ts';
import type { RequestContext } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { noSuchChat } from './chat-refusals.ts';
import { toChatInBreve, toConversazione } from './chat-wire.ts';

/** A conversation as an operator sees it. */
export async function operatorSheet({ orm, now }: RequestContext, operator: Operator, id: string) {
  const sheet = await sheetOf(operator, id);
  if (!sheet) return noSuchChat();
  const { readerId, sigla } = sheet;
  return ok({
    breve: toChatInBreve(sheet.summary),
    conversazione: toConversazione(sheet.conversation),
    ...{ mia: sheet.isOwn, email: sheet.email, pagina: sheet.page },
    abbonamento: readerId && (await subscriptionWords(orm, { readerId, brand: brandOf(sigla), now })),
    iniziata: sheet.startedAt.toISOString(),
    ...{ risolto: sheet.solved, commento: sheet.opinion },
  });
}
