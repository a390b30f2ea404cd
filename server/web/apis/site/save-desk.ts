import type { operations } from '#openapi/generated/site.ts';
import { setDesk } from '#server/press-review/desk/desk-settings.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { refusal } from '../replies.ts';
import { reviewContext } from './review-call.ts';

const REFUSALS = {
  'no-licensee': refusal(400, 'ERR_BAD_REQUEST', 'the licence line names somebody'),
  'no-deadline': refusal(400, 'ERR_BAD_REQUEST', 'what is sent by itself has a time and a weekday'),
} as const;

export const saveDesk: Handler<operations['saveDesk']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const refused = await setDesk(asked.context, call.body);
  return refused ? REFUSALS[refused] : DONE;
};
