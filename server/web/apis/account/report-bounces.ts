import type { operations } from '#openapi/generated/account.ts';
import { isCallerKey } from '#server/newsroom/import/caller-key.ts';
import { takeBounces } from '#server/press-review/recipients/bounces.ts';
import type { Handler } from '../../http/handler.ts';
import { bearerOf } from '../bearer-of.ts';
import { DONE } from '../done.ts';
import { refusal } from '../replies.ts';

const NOT_THIS_KEY = refusal(401, 'ERR_KEY_NOT_VALID', 'the key is not that of who hands our mails over');

export const reportBounces: Handler<operations['reportBounces']> = async ({ headers, body, ...call }) => {
  if (!isCallerKey(bearerOf(headers.authorization), call.mailEventsKey)) return NOT_THIS_KEY;
  await takeBounces(call.orm, body.bounces, call.now);
  return DONE;
};
