import type { operations } from '#openapi/generated/site.ts';
import type { Handler } from '../../http/handler.ts';
import { askArchive } from './ask-archive.ts';

export const askChatbotByCategory: Handler<operations['askChatbotByCategory']> = (call) =>
  askArchive(call, `online_${call.body.category}`, call.body);
