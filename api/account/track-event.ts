import type { Measure } from '#domain/measurement/measures.ts';
import type { components } from '#openapi/generated/account.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

type Wire = components['schemas']['Evento'];

/** Data of an event that may be sent more than once: its key, and when it happened. */
type Idempotency = { key: string; at: Date };

/**
 * Counts that the article at this path was opened; with `idempotency`, a repeated call counts once. API-06,
 * OFF-05 @throws ApiError
 */
export const trackEvent = (api: Api, articlePath: string, idempotency?: Idempotency): Promise<void> =>
  track(api, { url_articolo: articlePath, evento: 'click' }, idempotency);

/**
 * Counts a page view, or the loading times of a page; a repeated call counts once. API-06, TRK-04 @throws
 * ApiError
 */
export const trackMeasure = (api: Api, measure: Measure, idempotency: Idempotency): Promise<void> =>
  track(api, toWire(measure), idempotency);

function toWire(measure: Measure): Wire {
  const { path: url, purposes } = measure;
  const finalita = [...purposes];
  if (measure.kind === 'speed') return { url, evento: 'prestazioni', finalita, metriche: measure.metrics };
  const { title: titolo, refreshed: ricarica, subscribed: abbonato, logged: collegato } = measure;
  return { url, evento: 'pagina', titolo, ricarica, finalita, abbonato, collegato };
}

async function track({ account }: Api, event: Wire, idempotency?: Idempotency): Promise<void> {
  await unwrap(
    'trackEvent',
    account.POST('/api/site/tracking', {
      params: idempotency ? { header: { 'idempotency-key': idempotency.key } } : {},
      body: { ...event, ...(idempotency && { quando: idempotency.at.toISOString() }) },
    }),
  );
}
