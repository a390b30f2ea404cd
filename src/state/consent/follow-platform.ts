import { TCString } from '@iabtechlabtcf/core';
import type { ConsentPlatform, PublicBrand } from '#domain/brands/public-brand.ts';
import {
  ACCEPTED,
  CONSENT_WORDS_VERSION,
  type ConsentResult,
  PURPOSES,
  resultOf,
} from '#domain/consent/consent.ts';
import { listenToPlatform, type PlatformAnswer } from '#src/vendors/consent-platform.ts';
import { logError } from '../log.ts';
import { notifyListeners } from './consent.ts';
import { saveConsent } from './device-consent.ts';
import { sendConsent } from './send-consent.ts';

type PlatformConsent = { result: ConsentResult; listVersion: number; policyVersion: number };

/** A TC string is complete, so that a refusal is never taken for an incomplete answer. */
function consentFromTcString(tcString: string): PlatformConsent {
  const { purposeConsents, vendorListVersion, policyVersion } = TCString.decode(tcString);
  return {
    result: resultOf((purpose) => purposeConsents.has(purpose)),
    listVersion: Number(vendorListVersion),
    policyVersion: Number(policyVersion),
  };
}

/**
 * Result of an answer to a platform: from its TC string, else from its purposes. Where all or some of these are
 * missing, it counts as consent to 1–5 if the brand is configured so; otherwise the missing ones are not granted.
 * TRK-01
 */
export function platformConsent(
  { tcString, consents }: PlatformAnswer,
  incompleteCounts: boolean,
): PlatformConsent {
  if (tcString) return consentFromTcString(tcString);
  const isComplete = PURPOSES.every((purpose) => typeof consents[purpose] === 'boolean');
  const result =
    isComplete || !incompleteCounts ? resultOf((purpose) => consents[purpose] === true) : ACCEPTED;
  return { result, listVersion: 0, policyVersion: 0 };
}

/**
 * Loads the platform and follows every answer to it. If it cannot be loaded the page goes on, and nothing is granted.
 * TRK-01
 */
export async function followPlatform(
  { script, incompleteCounts }: ConsentPlatform,
  brand: PublicBrand,
): Promise<void> {
  const saveAnswer = async (answer: PlatformAnswer) => {
    const consent = platformConsent(answer, incompleteCounts);
    const { tcString, isNew } = answer;
    const [id, answeredAt] = [crypto.randomUUID(), new Date()];
    saveConsent({
      id,
      brand: brand.key,
      ...consent,
      tcString: tcString ?? '',
      at: answeredAt.getTime(),
      listUpdatedAt: answeredAt.getTime(),
    });
    notifyListeners();
    if (!isNew) return;
    await sendConsent(brand.accountOrigin, {
      id,
      ...consent,
      tcString,
      at: answeredAt,
      source: 'external',
      wordsVersion: CONSENT_WORDS_VERSION,
    });
  };
  await listenToPlatform(script, (answer) => {
    saveAnswer(answer).catch((error: unknown) => logError('consent', error));
  });
}
