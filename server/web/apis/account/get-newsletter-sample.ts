import { newsletterOf } from '#domain/newsletters.ts';
import type { operations } from '#openapi/generated/account.ts';
import { newsletterContents } from '#server/outgoing/newsletters/newsletter-contents.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok, refusal } from '../replies.ts';
import { toArticoloAnteprima } from './newsletter-wire.ts';

export const getNewsletterSample: Handler<operations['getNewsletterSample']> = async ({
  session,
  path,
  orm,
  brand,
  now,
}) => {
  if (!session) return LOGIN_REQUIRED;
  const newsletter = newsletterOf(brand.sigla, path.slug);
  if (!newsletter) return refusal(404, 'ERR_NOT_FOUND', 'the paper has no such newsletter');
  const articles = await newsletterContents(orm, newsletter, { readerId: session.readerId, brand, now });
  return ok({ articoli: articles.map(toArticoloAnteprima) });
};
