import { type Api, createApi } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { withProofOfWork } from '../captcha/fetch-with-proof-of-work.ts';
import { readToken } from '../session/session-token.ts';
import { withSessionWatch } from '../session/session-watch.ts';
import { fetchTrackingSource } from './fetch-source.ts';

/** The three API clients of this page. API-01 */
export function createPageApi(brand: PublicBrand): Api {
  const { origin } = location;
  const origins = { site: origin, account: brand.accountOrigin, archive: origin };
  return createApi({
    readToken,
    origins,
    fetch: withSessionWatch(withProofOfWork(fetchTrackingSource), brand),
  });
}
