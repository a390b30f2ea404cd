import type { operations } from '#openapi/generated/site.ts';
import type { Handler } from '../../http/handler.ts';
import { answerQuestion } from './answer-question.ts';

export const askChatbotByCategory: Handler<operations['askChatbotByCategory']> = (call) =>
  answerQuestion(call, `online_${call.body.category}`, call.body);
