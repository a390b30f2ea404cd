import type { operations } from '#openapi/generated/site.ts';
import { endLink } from '#server/press-review/db/press-links.ts';
import { readLinks, shareReview as share } from '#server/press-review/sharing/links.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE, ok, refusal } from '../replies.ts';
import { reviewContext } from './press-reviews.ts';

export const listLinks: Handler<operations['listLinks']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  return ok({ links: await readLinks(call.orm, asked.context.desk.id) });
};

export const shareReview: Handler<operations['shareReview']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const { source, label, days } = call.body;
  const wanted = { source: { day: source.day, ...(source.clips && { clips: source.clips }) }, label, days };
  const shared = await share(asked.context, wanted, call.mailOrigins.origin);
  return shared ? ok(shared) : refusal(404, 'ERR_NOT_FOUND', 'no review of that day, or nothing in it');
};

export const revokeLink: Handler<operations['revokeLink']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const { orm, now, body } = call;
  const ended = await endLink(orm, { deskId: asked.context.desk.id, id: body.id, now });
  return ended ? DONE : refusal(404, 'ERR_NOT_FOUND', 'no such link of this desk');
};
