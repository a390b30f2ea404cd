import type { operations } from '#openapi/generated/account.ts';
import { countFaqVote } from '#server/accounts/identity/limits.ts';
import { addFaqVote } from '#server/help/db/faq-votes.ts';
import { faqOf } from '#server/help/pages/faq-of.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';

export const voteFaq: Handler<operations['voteFaq']> = async (call) => {
  const { body, brand, orm, identity, client, chats } = call;
  const { risposta: slug, utile: helpful, prima: before } = body;
  const isAnswer = (await faqOf(brand, chats.answering)).some(({ answers }) =>
    answers.some((one) => one.slug === slug),
  );
  if (!isAnswer) return refusal(404, 'ERR_NOT_FOUND', 'the paper has no such answer');
  const wait = await countFaqVote(identity, client.address);
  if (wait > 0) return tooManyAttempts(wait);
  await addFaqVote(orm, { brand: brand.sigla, answer: slug }, { helpful, before });
  return DONE;
};
