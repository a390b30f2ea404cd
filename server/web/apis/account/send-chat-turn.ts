import { LONGEST_TURN, SHORTEST_TURN } from '#domain/support/chat-message.ts';
import type { operations } from '#openapi/generated/account.ts';
import { type TurnTaken, takeTurn } from '#server/help/support-chat/take-turn.ts';
import type { Handler } from '../../http/handler.ts';
import { refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { fieldNotValid } from './answers.ts';
import { chatEnded, noSuchChat, quotedNotHere } from './chat-refusals.ts';
import { toConversazione } from './chat-wire.ts';

export const sendChatTurn: Handler<operations['sendChatTurn']> = async (call) => {
  const { id, conversazione: secret, content, host: page } = call.body;
  const taken = await takeTurn(call, {
    ...{ id, secret, content, page },
    token: call.body['g-recaptcha-response'],
    quoted: call.body.risposta_a ?? null,
  });
  if (!taken.done) return refused(taken);
  const conversazione = toConversazione(taken.conversation);
  return {
    status: 200,
    body: { success: true, status: { code: 'OK' }, data: taken.reply, conversazione },
  };
};

function refused(taken: Exclude<TurnTaken, { done: true }>) {
  switch (taken.why) {
    case 'captcha':
      return refusal(403, 'ERR_CAPTCHA_NOT_VALID', `the captcha's token: ${taken.refusal}`);
    case 'too-many':
      return tooManyAttempts(taken.wait);
    case 'length':
      return fieldNotValid('content', `Scrivi da ${SHORTEST_TURN} a ${LONGEST_TURN} caratteri.`);
    case 'quoted':
      return quotedNotHere();
    case 'ended':
      return chatEnded();
    default:
      return noSuchChat();
  }
}
