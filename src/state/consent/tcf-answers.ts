import { CmpApi } from '@iabtechlabtcf/cmpapi';
import type { Api } from '#api/clients.ts';
import { getVendorList } from '#api/site/get-vendor-list.ts';
import { onConsent } from './consent.ts';
import { validConsent } from './device-consent.ts';

/**
 * Answers the questions that `__tcfapi` has queued, and all later ones. @throws ApiError where the list is not
 * available. TRK-01
 */
export async function answerTcfCalls(api: Api): Promise<void> {
  const { cmp } = await getVendorList(api);
  const answers = new CmpApi(cmp.id, cmp.version, true);
  if (!validConsent()) answers.update('', true);
  onConsent(() => answers.update(validConsent()?.tcString ?? '', false));
}
