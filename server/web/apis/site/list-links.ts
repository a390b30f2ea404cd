import type { operations } from '#openapi/generated/site.ts';
import { readLinks } from '#server/press-review/sharing/links.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { reviewContext } from './review-call.ts';

export const listLinks: Handler<operations['listLinks']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  return ok({ links: await readLinks(call.orm, asked.context.desk.id) });
};
