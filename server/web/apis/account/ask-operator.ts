import type { operations } from '#openapi/generated/account.ts';
import { handOver } from '#server/help/support-chat/hand-over.ts';
import { chatOf } from '#server/help/support-chat/support-chat-context.ts';
import type { Handler } from '../../http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { chatEnded, noSuchChat } from './chat-refusals.ts';
import { toConversazione } from './chat-wire.ts';

export const askOperator: Handler<operations['askOperator']> = async (call) => {
  const chat = await chatOf(call, call.body.conversazione);
  if (!chat) return noSuchChat();
  const given = await handOver(call, chat);
  if (!given.done)
    return given.why === 'ended' ? chatEnded() : refusal(409, 'ERR_NO_OPERATOR', 'nobody is there now');
  const { elsewhere } = given;
  return ok({
    conversazione: toConversazione(given.conversation),
    altrove: elsewhere && {
      ...{ fornitore: elsewhere.provider, licenza: elsewhere.license, nome: elsewhere.name },
      ...{ email: elsewhere.email, trascrizione: elsewhere.transcript },
    },
  });
};
