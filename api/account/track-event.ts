import type { Measure } from '#domain/measurement/measures.ts';
import type { components } from '#openapi/generated/account.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

type Wire = components['schemas']['Evento'];

/** Idempotency of an event that may be sent more than once: its own key, and when it happened. */
type Once = { key: string; at: Date };

/**
 * Counts that the article at this path was opened; with `once`, a repeated call counts once. @throws ApiError API-06,
 * OFF-05
 */
export const trackEvent = (api: Api, articlePath: string, once?: Once): Promise<void> =>
  track(api, { url_articolo: articlePath, evento: 'click' }, once);

/** Counts a page view, or the loading times of a page; a repeated call counts once. @throws ApiError API-06, TRK-04 */
export const trackMeasure = (api: Api, measure: Measure, once: Once): Promise<void> =>
  track(api, toWire(measure), once);

function toWire(measure: Measure): Wire {
  const { path: url, purposes } = measure;
  const finalita = [...purposes];
  if (measure.kind === 'speed') return { url, evento: 'prestazioni', finalita, metriche: measure.metrics };
  const { title: titolo, refreshed: ricarica, subscribed: abbonato, logged: collegato } = measure;
  return { url, evento: 'pagina', titolo, ricarica, finalita, abbonato, collegato };
}

async function track({ account }: Api, event: Wire, once?: Once): Promise<void> {
  await unwrap(
    'trackEvent',
    account.POST('/api/site/tracking', {
      params: once ? { header: { 'idempotency-key': once.key } } : {},
      body: { ...event, ...(once && { quando: once.at.toISOString() }) },
    }),
  );
}
