import type { operations } from '#openapi/generated/account.ts';
import type { Handlers } from '#server/http/handler.ts';
import { trackEvent } from './track-event.ts';

export const accountHandlers: Handlers<operations> = { trackEvent };
