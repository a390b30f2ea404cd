import { brandOf } from '#domain/brands/brand-by-host.ts';
import { visibleWords } from '#domain/validation/free-words.ts';
import type { operations } from '#openapi/generated/account.ts';
import { subscriptionWords } from '#server/accounts/readers/subscription-words.ts';
import { helpFeedback } from '#server/help/support-chat/help-feedback.ts';
import {
  type ActionResult,
  answerChat as answer,
  joinChat as join,
  markOperatorChat as mark,
  mayAct,
} from '#server/help/support-chat/operator-actions.ts';
import { chatViewOf, operatorChatsOf } from '#server/help/support-chat/operator-chats.ts';
import { forwardedWords, wordsOf } from '#server/help/support-chat/operator-words.ts';
import { type OperatorContext, operatorName } from '#server/help/support-chat/operators.ts';
import { retractMessage } from '#server/help/support-chat/retract-message.ts';
import { EventStream } from '../../http/answer-bodies.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { DONE, LOGIN_REQUIRED, ok, refusal } from '../replies.ts';
import { fieldNotValid } from './answers.ts';
import {
  chatEnded,
  noSuchChat,
  quotedNotHere,
  retractionRefused,
  toChatInBreve,
  toConversazione,
} from './support-chat.ts';

type Found = { refused: null; operator: OperatorContext } | { refused: ReturnType<typeof notForThem> };

const notForThem = () => refusal(403, 'ERR_FORBIDDEN', 'only operators');

/** The operator who calls, or the refusal of any other caller. */
export function operatorOf({
  session,
  chats,
  orm,
  now,
}: RequestContext): Found | { refused: typeof LOGIN_REQUIRED } {
  if (!session) return { refused: LOGIN_REQUIRED };
  const name = operatorName(chats.operators, session);
  return name === null
    ? { refused: notForThem() }
    : { refused: null, operator: { orm, now, id: session.readerId, name } };
}

/** Response when an operator's action failed. */
export function actionRefused(result: Exclude<ActionResult, 'done'>) {
  if (result === 'not-found') return noSuchChat();
  if (result === 'quoted') return quotedNotHere();
  return result === 'ended' ? chatEnded() : refusal(409, 'ERR_CHAT_TAKEN', 'another operator is in it');
}

/** Response with a conversation as an operator sees it. */
export async function operatorChatAnswer(
  { orm, now }: RequestContext,
  operator: OperatorContext,
  id: string,
) {
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

export const listOperatorChats: Handler<operations['listOperatorChats']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const { waiting, own, others } = await operatorChatsOf(asked.operator);
  return ok({
    operatore: asked.operator.name,
    attesa: waiting.map(toChatInBreve),
    mie: own.map(toChatInBreve),
    altri: others.map(toChatInBreve),
  });
};

export const followOperatorChats: Handler<operations['followOperatorChats']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const events = new EventStream(`operator ${asked.operator.id}`, (send) =>
    call.chats.notices.follow((notice) => {
      if (notice?.what !== 'typing') send('cambiata', notice ? { conversazione: notice.chat } : {});
      else if (notice.who === 'user') send('scrive', { conversazione: notice.chat });
    }),
  );
  return { status: 200, body: events };
};

export const getOperatorChat: Handler<operations['getOperatorChat']> = async (call) => {
  const asked = operatorOf(call);
  return asked.refused ?? (await operatorChatAnswer(call, asked.operator, call.path.id));
};

export const joinChat: Handler<operations['joinChat']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const result = await join(asked.operator, call.path.id, { takeOver: call.body.subentra === true });
  return result === 'done'
    ? await operatorChatAnswer(call, asked.operator, call.path.id)
    : actionRefused(result);
};

export const answerChat: Handler<operations['answerChat']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const { id, incontro, risposta_a: quoted = null, inoltra: forward = null } = call.body;
  const content = visibleWords(call.body.content).trim();
  if (content === '') return fieldNotValid('content', 'Scrivi qualcosa.');
  const meeting = incontro === undefined ? null : new Date(incontro);
  // A leap second matches the format, but is not a valid Date.
  if (meeting && Number.isNaN(meeting.getTime()))
    return fieldNotValid('incontro', 'Scegli un giorno e un’ora che esistono.');
  const { answering } = call.chats;
  const words =
    forward === null
      ? wordsOf(content, meeting)
      : await forwardedWords(call.orm, { chatId: call.path.id, slug: forward, answering });
  if (!words) return fieldNotValid('inoltra', 'Questa risposta non è nelle domande frequenti della testata.');
  const result = await answer(asked.operator, call.path.id, { id, words, quoted });
  return result === 'done'
    ? await operatorChatAnswer(call, asked.operator, call.path.id)
    : actionRefused(result);
};

const MARKS = { scrive: 'typing', letto: 'read', chiude: 'close' } as const;

export const markOperatorChat: Handler<operations['markOperatorChat']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const result = await mark(asked.operator, call.path.id, MARKS[call.body.segno]);
  return result === 'not-found' || result === 'taken' ? noSuchChat() : DONE;
};

export const retractOperatorMessage: Handler<operations['retractOperatorMessage']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const may = await mayAct(asked.operator, call.path.id);
  if (may !== 'done') return actionRefused(may);
  const retraction = await retractMessage(call, call.path.id, { id: call.body.riga, role: 'operator' });
  if (retraction !== 'done') return retractionRefused(retraction);
  return await operatorChatAnswer(call, asked.operator, call.path.id);
};

export const listHelpFeedback: Handler<operations['listHelpFeedback']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const { answers, verdicts, archive } = await helpFeedback(call.orm, call.brand, call.chats.answering);
  return ok({
    risposte: answers.map(({ slug, question, helpful, unhelpful }) => ({
      ...{ risposta: slug, domanda: question, utile: helpful, non_utile: unhelpful },
    })),
    giudizi: verdicts.map(({ endedAt, solved, opinion, withOperator }) => ({
      ...{ data: endedAt.toISOString(), risolto: solved, commento: opinion, operatore: withOperator },
    })),
    archivio: archive.map(({ saidAt, question, helpful, reason }) => ({
      ...{ data: saidAt.toISOString(), domanda: question, utile: helpful, motivo: reason },
    })),
  });
};
