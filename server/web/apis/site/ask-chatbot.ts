import type { operations } from '#openapi/generated/site.ts';
import type { Handler } from '../../http/handler.ts';
import { askArchive } from './ask-archive.ts';

export const askChatbot: Handler<operations['askChatbot']> = (call) => askArchive(call, 'digital', call.body);
