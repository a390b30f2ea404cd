import type { Sigla } from '#domain/brands/brand.ts';
import { measuredPage, measuredTitle } from '#domain/measurement/measured-page.ts';
import { METRICS, type Measure } from '#domain/measurement/measures.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { addPageView, addPageVitals } from '../db/page-measures.ts';
import { roundedMetric } from './metrics.ts';

/** `day` is when it happened, `today` when it is counted. */
type MeasureDays = { day: Day; today: Day };

/** Counts a measurement of a paper's pages; the address that the page sent is shortened here too. TRK-04 */
export async function countMeasure(
  orm: Orm,
  brand: Sigla,
  measure: Measure,
  { day, today }: MeasureDays,
): Promise<void> {
  const page = measuredPage(measure.path);
  if (measure.kind === 'speed') {
    const values = METRICS.flatMap((metric) => {
      const value = measure.metrics[metric];
      return value === undefined ? [] : [{ metric, value: roundedMetric(metric, value) }];
    });
    await addPageVitals(
      orm,
      values.map((value) => ({ brand, day, page: page.kind, ...value })),
      today,
    );
    return;
  }
  const { title, logged: signedIn, subscribed, refreshed, purposes } = measure;
  const view = {
    brand,
    day,
    page: page.kind,
    path: page.path,
    title: measuredTitle(page, title),
    signedIn,
    subscribed: signedIn && subscribed,
    refreshed,
    consent: [...purposes].sort().join(''),
  };
  await addPageView(orm, view, today);
}
