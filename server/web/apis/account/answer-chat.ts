import { visibleWords } from '#domain/validation/free-words.ts';
import type { operations } from '#openapi/generated/account.ts';
import { answerChat as answer } from '#server/help/support-chat/operator-actions.ts';
import { forwardedWords, wordsOf } from '#server/help/support-chat/operator-words.ts';
import type { Handler } from '../../http/handler.ts';
import { fieldNotValid } from './answers.ts';
import { actionRefused, operatorOf } from './operator-call.ts';
import { operatorChatAnswer } from './operator-chat-answer.ts';

export const answerChat: Handler<operations['answerChat']> = async (call) => {
  const asked = operatorOf(call);
  if (asked.refused) return asked.refused;
  const { id, incontro, risposta_a: quoted = null, inoltra: forward = null } = call.body;
  const content = visibleWords(call.body.content).trim();
  if (content === '') return fieldNotValid('content', 'Scrivi qualcosa.');
  const meeting = incontro === undefined ? null : new Date(incontro);
  // A second that is added to a day has a form of its own, and no instant.
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
