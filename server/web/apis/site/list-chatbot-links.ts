import type { operations } from '#openapi/generated/site.ts';
import { readAnswerLinks } from '#server/assistant/answer-links.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';

/** Also for whoever may open the chatbot no more: what was shared can always be seen and ended. */
export const listChatbotLinks: Handler<operations['listChatbotLinks']> = async ({ session, ...call }) => {
  if (!session) return LOGIN_REQUIRED;
  return ok({ links: await readAnswerLinks({ ...call, session }) });
};
