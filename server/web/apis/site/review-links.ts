import type { operations } from '#openapi/generated/site.ts';
import { markLinkRevoked } from '#server/press-review/db/press-links.ts';
import { readLinks, shareReview as share } from '#server/press-review/sharing/links.ts';
import type { Handler } from '../../http/handler.ts';
import { okOrRefused, refuse } from '../refusals.ts';
import { DONE, ok } from '../replies.ts';
import { inPressReview } from './in-press-review.ts';

export const listLinks: Handler<operations['listLinks']> = inPressReview(async ({ orm, desk, now }) =>
  ok({ links: await readLinks(orm, desk.id, now) }),
);

export const shareReview: Handler<operations['shareReview']> = inPressReview(async (call) => {
  const { source, label, days } = call.body;
  const newLink = { source: { day: source.day, ...(source.clips && { clips: source.clips }) }, label, days };
  return okOrRefused(await share(call, newLink, call.mailOrigins.origin));
});

export const revokeLink: Handler<operations['revokeLink']> = inPressReview(async (call) => {
  const { orm, desk, now, body } = call;
  const ended = await markLinkRevoked(orm, { deskId: desk.id, id: body.id, now });
  return ended ? DONE : refuse('no-such-link');
});
