import { getCreative } from '#api/account/get-creative.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { type Creative, readCreative, STRIP } from '#domain/measurement/creative.ts';
import { type MarketingUser, requestCreative } from '#src/vendors/marketing.ts';
import { anonymousApi } from '../network/anonymous-api.ts';
import { type ReaderStatus, readerStatus } from './reader-status.ts';

type Paper = Pick<PublicBrand, 'measuring' | 'accountOrigin' | 'origin'>;

let cached: { signedIn: boolean; creative: Creative | null } | undefined;

/**
 * Contents of the strip for this kind of reader, loaded once a page: from the marketing platform where one is
 * configured, else from our own server. @throws Error if the request fails. TRK-05
 */
export async function loadCreative(paper: Paper): Promise<Creative | null> {
  const user = await readerStatus();
  if (cached?.signedIn === user.signedIn) return cached.creative;
  const { measuring, accountOrigin, origin } = paper;
  const creative = measuring?.creative
    ? readCreative(await requestCreative(measuring.creative, STRIP, toMarketingUser(user)), origin)
    : await getCreative(anonymousApi(accountOrigin), { slot: STRIP, user, origin });
  cached = { signedIn: user.signedIn, creative };
  return creative;
}

const toMarketingUser = ({ signedIn, subscribed }: ReaderStatus): MarketingUser => ({
  logged: signedIn,
  subscribed,
});
