import type { operations } from '#openapi/generated/account.ts';
import { helpFeedback } from '#server/help/support-chat/help-feedback.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { operatorOf } from './operator-call.ts';

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
