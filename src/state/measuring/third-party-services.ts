import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { ConsentResult } from '#domain/consent/consent.ts';
import type { PageView } from '#domain/measurement/measures.ts';
import { reportToAudience } from '#src/vendors/audience.ts';
import { loadMarketing } from '#src/vendors/marketing.ts';
import { logError } from '../log.ts';
import { recordThirdPartyScript } from './reload-on-withdrawal.ts';

type MeasuredPaper = Pick<PublicBrand, 'measuring' | 'origin'>;

/** Reports a view to the third-party services that are configured. Failures are logged. TRK-04, API-06 */
export function reportToThirdParties({ measuring, origin }: MeasuredPaper, view: PageView): void {
  if (!measuring?.audience) return;
  recordThirdPartyScript(4);
  const { title, path, refreshed: refresh, purposes, subscribed, logged } = view;
  reportToAudience(measuring.audience, {
    title,
    url: origin + path,
    refresh,
    consent: purposes.join(','),
    logged,
    subscriber: subscribed ? 'subscriber' : 'non-subscriber',
  }).catch((error: unknown) => logError('tracking', error));
}

/** Loads the marketing script, which needs consent to purposes 2, 3 and 4. TRK-02 */
export function loadThirdParties({ measuring }: MeasuredPaper, result: ConsentResult): void {
  if (!measuring?.marketing || !(result[2] && result[3] && result[4])) return;
  recordThirdPartyScript(2, 3, 4);
  loadMarketing(measuring.marketing).catch((error: unknown) => logError('tracking', error));
}
