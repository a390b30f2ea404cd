import { brandOf } from '#domain/brands/brand-by-host.ts';
import { visibleWords } from '#domain/validation/free-words.ts';
import type { operations } from '#openapi/generated/account.ts';
import { describeSubscription } from '#server/accounts/readers/describe-subscription.ts';
import { helpFeedback } from '#server/help/support-chat/help-feedback.ts';
import {
  answerChat as answer,
  checkJoined,
  joinChat as join,
  markOperatorChat as mark,
} from '#server/help/support-chat/operator-actions.ts';
import { chatViewOf, operatorChatsOf } from '#server/help/support-chat/operator-chats.ts';
import { forwardedAnswer, toOperatorText } from '#server/help/support-chat/operator-text.ts';
import type { OperatorContext } from '#server/help/support-chat/operators.ts';
import { retractMessage } from '#server/help/support-chat/retract-message.ts';
import { EventStream } from '../../http/answer-bodies.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { DONE, fieldNotValid, ok } from '../replies.ts';
import { asOperator } from './as-operator.ts';
import { toChatInBreve, toConversazione } from './support-chat.ts';

/** Response with a conversation as an operator sees it. */
export async function operatorChatAnswer(
  { orm, now, operator }: RequestContext & { operator: OperatorContext },
  id: string,
) {
  const view = await chatViewOf(operator, id);
  if (!view) return refuse('no-such-chat');
  const { readerId, sigla } = view;
  return ok({
    breve: toChatInBreve(view.summary),
    conversazione: toConversazione(view.conversation),
    mia: view.isOwn,
    email: view.email,
    pagina: view.page,
    abbonamento: readerId && (await describeSubscription(orm, { readerId, brand: brandOf(sigla), now })),
    iniziata: view.startedAt.toISOString(),
    risolto: view.solved,
    commento: view.opinion,
  });
}

export const listOperatorChats: Handler<operations['listOperatorChats']> = asOperator(async (call) => {
  const { waiting, own, others } = await operatorChatsOf(call.operator);
  return ok({
    operatore: call.operator.name,
    attesa: waiting.map(toChatInBreve),
    mie: own.map(toChatInBreve),
    altri: others.map(toChatInBreve),
  });
});

export const followOperatorChats: Handler<operations['followOperatorChats']> = asOperator(async (call) => {
  const events = new EventStream(`operator ${call.operator.id}`, (send) =>
    call.supportChats.notifications.subscribe((notice) => {
      if (notice?.what !== 'typing') send('cambiata', notice ? { conversazione: notice.chat } : {});
      else if (notice.who === 'user') send('scrive', { conversazione: notice.chat });
    }),
  );
  return { status: 200, body: events };
});

export const getOperatorChat: Handler<operations['getOperatorChat']> = asOperator((call) =>
  operatorChatAnswer(call, call.path.id),
);

export const joinChat: Handler<operations['joinChat']> = asOperator(async (call) => {
  const result = await join(call.operator, call.path.id, { takeOver: call.body.subentra === true });
  return result.ok ? await operatorChatAnswer(call, call.path.id) : refuse(result.error);
});

export const answerChat: Handler<operations['answerChat']> = asOperator(async (call) => {
  const { id, incontro, risposta_a: quoted = null, inoltra: forward = null } = call.body;
  const content = visibleWords(call.body.content).trim();
  if (content === '') return fieldNotValid('content', 'Scrivi qualcosa.');
  const meeting = incontro === undefined ? null : new Date(incontro);
  // A leap second matches the format, but is not a valid Date.
  if (meeting && Number.isNaN(meeting.getTime()))
    return fieldNotValid('incontro', 'Scegli un giorno e un’ora che esistono.');
  const { answering } = call.supportChats;
  const words =
    forward === null
      ? toOperatorText(content, meeting)
      : await forwardedAnswer(call.orm, { chatId: call.path.id, slug: forward, answering });
  if (!words) return fieldNotValid('inoltra', 'Questa risposta non è nelle domande frequenti della testata.');
  const result = await answer(call.operator, call.path.id, { id, words, quoted });
  return result.ok ? await operatorChatAnswer(call, call.path.id) : refuse(result.error);
});

const MARKS = { scrive: 'typing', letto: 'read', chiude: 'close' } as const;

export const markOperatorChat: Handler<operations['markOperatorChat']> = asOperator(async (call) => {
  const result = await mark(call.operator, call.path.id, MARKS[call.body.segno]);
  // A mark in a conversation that has just ended changes nothing.
  return result.ok || result.error === 'chat-ended' ? DONE : refuse('no-such-chat');
});

export const retractOperatorMessage: Handler<operations['retractOperatorMessage']> = asOperator(
  async (call) => {
    const may = await checkJoined(call.operator, call.path.id);
    if (!may.ok) return refuse(may.error);
    const retraction = await retractMessage(call, call.path.id, { id: call.body.riga, role: 'operator' });
    if (!retraction.ok) return refuse(retraction.error);
    return await operatorChatAnswer(call, call.path.id);
  },
);

export const listHelpFeedback: Handler<operations['listHelpFeedback']> = asOperator(async (call) => {
  const { answers, verdicts, archive } = await helpFeedback(
    call.orm,
    call.brand,
    call.supportChats.answering,
  );
  return ok({
    risposte: answers.map(({ slug, question, helpful, unhelpful }) => ({
      risposta: slug,
      domanda: question,
      utile: helpful,
      non_utile: unhelpful,
    })),
    giudizi: verdicts.map(({ endedAt, solved, opinion, withOperator }) => ({
      data: endedAt.toISOString(),
      risolto: solved,
      commento: opinion,
      operatore: withOperator,
    })),
    archivio: archive.map(({ saidAt, question, helpful, reason }) => ({
      data: saidAt.toISOString(),
      domanda: question,
      utile: helpful,
      motivo: reason,
    })),
  });
});
