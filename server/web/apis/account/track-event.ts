import type { Purpose } from '#domain/consent/consent.ts';
import { dayAt } from '#domain/dates.ts';
import { measuredPage } from '#domain/measurement/measured-page.ts';
import type { Measure } from '#domain/measurement/measures.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import { countOnce, wasCounted } from '#server/accounts/db/counted-events.ts';
import { countEvent } from '#server/accounts/identity/limits.ts';
import { countMeasure } from '#server/accounts/tracking/count-measure.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { addReads, titleOfArticle } from '#server/newsroom/db/newsstand-queries.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { DONE } from '../replies.ts';

type Wire = components['schemas'];

const ARTICLE_ID = /^\/articolo\/(?:ds\/)?([1-9]\d{0,9})(?:\/|$)/;

/** Largest id that the contract and the database allow. */
const MAX_ID = 2_147_483_647;

const DAY_MS = 86_400_000;
/** Older events are not counted: they say nothing about what is read now. */
const MAX_AGE_MS = 30 * DAY_MS;
/** How far the clock of a device may be ahead: some are wrong by a time zone. */
const MAX_CLOCK_LEAD_MS = DAY_MS;

/** Time of an event; null if it is too far in the past or future to be trusted. */
function eventTime(quando: string | undefined, now: Date): Date | null {
  if (quando === undefined) return now;
  const age = now.getTime() - Date.parse(quando);
  return age <= MAX_AGE_MS && age >= -MAX_CLOCK_LEAD_MS ? new Date(now.getTime() - Math.max(age, 0)) : null;
}

function toMeasure(body: Wire['EventoPagina'] | Wire['EventoPrestazioni']): Measure {
  const { url: path } = body;
  const purposes = body.finalita as Purpose[];
  if (body.evento === 'prestazioni') return { kind: 'speed', path, purposes, metrics: body.metriche };
  const { titolo: title, ricarica: refreshed, abbonato: subscribed, collegato: logged } = body;
  return { kind: 'view', path, purposes, title, refreshed, subscribed, logged };
}

/** Article id in an address; null if it has none. */
function idIn(path: string): number | null {
  const id = Number(ARTICLE_ID.exec(path)?.[1]);
  return id && id <= MAX_ID ? id : null;
}

export const trackEvent: Handler<operations['trackEvent']> = async (call) => {
  const { body, headers, orm, brand, now, identity, client } = call;
  const wait = await countEvent(identity, client.address);
  if (wait > 0) return refuse({ wait });
  const key = headers['idempotency-key'];
  const today = dayAt(now);
  // An event that was counted before is confirmed, even if the article was withdrawn or the month has passed since.
  const refuseUnlessCounted = async (reason: 'moment-not-valid' | 'no-such-article') =>
    key && (await wasCounted(orm, key)) ? DONE : refuse(reason);
  const count = (add: (orm: Orm) => Promise<void>) =>
    key ? countOnce(orm, { key, today }, add) : orm.transaction(add);
  const time = eventTime(body.quando, now);
  if (!time) return await refuseUnlessCounted('moment-not-valid');
  const day = dayAt(time);
  const titleOf = (id: number | null) => (id === null ? null : titleOfArticle(orm, brand.sigla, id, now));
  if (body.evento !== 'click') {
    const measure = toMeasure(body);
    const page = measuredPage(body.url);
    if (measure.kind === 'view' && page.kind === 'articolo') {
      // The title of the paper's own articles is taken from the database, not from the caller.
      const title = await titleOf(idIn(page.path));
      if (title === null) return await refuseUnlessCounted('no-such-article');
      measure.title = title;
    }
    await count((tx) => countMeasure(tx, brand.sigla, measure, { day, today }));
    return DONE;
  }
  // A `click` is an opened article; it counts as a read of the day.
  const id = idIn(body.url_articolo);
  if (id === null || (await titleOf(id)) === null) return await refuseUnlessCounted('no-such-article');
  await count((tx) => addReads(tx, day, new Map([[id, 1]])));
  return DONE;
};
