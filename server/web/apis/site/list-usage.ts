import type { operations } from '#openapi/generated/site.ts';
import { readUsage } from '#server/press-review/usage.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { reviewContext } from './review-call.ts';

export const listUsage: Handler<operations['listUsage']> = async (call) => {
  const asked = await reviewContext(call);
  return asked.refused ?? ok({ events: await readUsage(asked.context) });
};
