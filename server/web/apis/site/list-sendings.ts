import type { operations } from '#openapi/generated/site.ts';
import { readSendings } from '#server/press-review/sending/read-sendings.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { reviewContext } from './review-call.ts';

export const listSendings: Handler<operations['listSendings']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  return ok({ sendings: await readSendings(call.orm, asked.context.desk.id) });
};
