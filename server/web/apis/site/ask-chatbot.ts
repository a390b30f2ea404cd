import type { operations } from '#openapi/generated/site.ts';
import type { Handler } from '../../http/handler.ts';
import { answerQuestion } from './answer-question.ts';

export const askChatbot: Handler<operations['askChatbot']> = (call) =>
  answerQuestion(call, 'digital', call.body);
