import type { ArticleSummary } from '#domain/newsstand.ts';
import type { components } from '#openapi/generated/account.ts';
import type { ReadersNewsletter } from '#server/outgoing/newsletters/subscriptions.ts';

type Wire = components['schemas'];

export const toNewsletter = ({ newsletter, open, subscribed }: ReadersNewsletter): Wire['Newsletter'] => ({
  slug: newsletter.slug,
  nome: newsletter.name,
  descrizione: newsletter.description,
  giorni: [...newsletter.days],
  ora: newsletter.at,
  personale: newsletter.from === 'topics',
  riservata: newsletter.subscribers,
  iscrivibile: open,
  iscritto: subscribed,
});

export const toArticoloAnteprima = (article: ArticleSummary): Wire['ArticoloAnteprima'] => ({
  id: article.id,
  slug: article.slug,
  occhiello: article.kicker,
  titolo: article.title,
  sezione: article.section.name,
});
