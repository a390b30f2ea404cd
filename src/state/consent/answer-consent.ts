import type { Api } from '#api/clients.ts';
import { getVendorList } from '#api/site/get-vendor-list.ts';
import { CONSENT_WORDS_VERSION, type ConsentResult } from '#domain/consent/consent.ts';
import type { SavedConsent } from '#domain/consent/saved-consent.ts';
import { notifyListeners } from './consent.ts';
import { saveConsent } from './device-consent.ts';
import { proveConsent } from './prove-consent.ts';
import { tcStringOf } from './tc-string.ts';

type AnswerOptions = { api: Api; accountOrigin: string; source: 'banner' | 'preferences' };

/**
 * Saves an answer on the device, notifies all listeners, and sends it to the server as proof. Without the vendor list
 * no answer is accepted, since it would be unclear what was agreed to. @throws ApiError `offline` where the list is not
 * available. TRK-01
 */
export async function answerConsent(result: ConsentResult, { api, accountOrigin, source }: AnswerOptions) {
  const answer = await getVendorList(api);
  const { list } = answer;
  const consent: SavedConsent = {
    id: crypto.randomUUID(),
    brand: document.documentElement.dataset.brand ?? '',
    result,
    tcString: tcStringOf(result, answer, source),
    at: Date.now(),
    listVersion: list.vendorListVersion,
    listUpdatedAt: Date.parse(list.lastUpdated),
    policyVersion: list.tcfPolicyVersion,
    unproven: { source, wordsVersion: CONSENT_WORDS_VERSION },
  };
  saveConsent(consent);
  notifyListeners();
  await proveConsent(consent, accountOrigin);
}
