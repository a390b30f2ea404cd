import { newsletterOf } from '#domain/newsletters.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import { isCallerKey } from '#server/newsroom/import/caller-key.ts';
import {
  changeNewsletter,
  type ReadersNewsletter,
  readNewsletters,
} from '#server/outgoing/newsletters/newsletter-choices.ts';
import { newsletterContents } from '#server/outgoing/newsletters/newsletter-contents.ts';
import { recordBounces } from '#server/press-review/recipients/bounces.ts';
import type { Handler } from '../../http/handler.ts';
import { callerKeyOf } from '../caller-key-of.ts';
import { doneOrRefused, refuse } from '../refusals.ts';
import { DONE, LOGIN_REQUIRED, ok } from '../replies.ts';

type Wire = components['schemas'];

const toNewsletter = ({ newsletter, mayReceive, receives }: ReadersNewsletter): Wire['Newsletter'] => ({
  slug: newsletter.slug,
  nome: newsletter.name,
  descrizione: newsletter.description,
  giorni: [...newsletter.days],
  ora: newsletter.at,
  personale: newsletter.from === 'topics',
  riservata: newsletter.subscribersOnly,
  iscrivibile: mayReceive,
  iscritto: receives,
});

const toArticoloAnteprima = (article: ArticleSummary): Wire['ArticoloAnteprima'] => ({
  id: article.id,
  slug: article.slug,
  occhiello: article.kicker,
  titolo: article.title,
  sezione: article.section.name,
});

export const listNewsletters: Handler<operations['listNewsletters']> = async ({ session, orm, brand }) => {
  if (!session) return LOGIN_REQUIRED;
  const { readerId, entitlements } = session;
  const reader = { readerId, brand: brand.sigla, hasSubscription: entitlements.subscribed };
  return ok({ newsletter: (await readNewsletters(orm, reader)).map(toNewsletter) });
};

export const getNewsletterSample: Handler<operations['getNewsletterSample']> = async ({
  session,
  path,
  orm,
  brand,
  now,
}) => {
  if (!session) return LOGIN_REQUIRED;
  const newsletter = newsletterOf(brand.sigla, path.slug);
  if (!newsletter) return refuse('no-such-newsletter');
  const articles = await newsletterContents(orm, newsletter, { readerId: session.readerId, brand, now });
  return ok({ articoli: articles.map(toArticoloAnteprima) });
};

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
  const reader = { readerId, brand: brand.sigla, hasSubscription: entitlements.subscribed };
  const choice = { slug: path.slug, subscribe: body.iscritto, now };
  return doneOrRefused(await changeNewsletter(orm, reader, choice));
};

export const reportBounces: Handler<operations['reportBounces']> = async ({ headers, body, ...call }) => {
  if (!isCallerKey(callerKeyOf(headers.authorization), call.mailEventsKey)) return refuse('key-not-valid');
  await recordBounces(call.orm, body.bounces, call.now);
  return DONE;
};
