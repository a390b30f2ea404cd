import type { operations } from '#openapi/generated/account.ts';
import { changeNewsletter } from '#server/outgoing/newsletters/subscriptions.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE } from '../done.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { refusal } from '../replies.ts';

const UNKNOWN = refusal(404, 'ERR_NOT_FOUND', 'the paper has no such newsletter');
const FOR_SUBSCRIBERS = refusal(403, 'ERR_FORBIDDEN', 'this newsletter wants a subscription');

export const setNewsletter: Handler<operations['setNewsletter']> = async ({
  session,
  path,
  body,
  orm,
  brand,
  now,
}) => {
  if (!session) return LOGIN_REQUIRED;
  const { readerId, entitlements } = session;
  const reader = { readerId, brand: brand.sigla, subscribed: entitlements.subscribed };
  const said = await changeNewsletter(orm, reader, { slug: path.slug, wanted: body.iscritto, now });
  if (said === 'unknown') return UNKNOWN;
  return said === 'for-subscribers' ? FOR_SUBSCRIBERS : DONE;
};
