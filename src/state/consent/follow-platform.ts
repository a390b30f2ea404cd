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
import { tellConsent } from './consent.ts';
import { saveConsent } from './device-consent.ts';
import { sendConsent } from './send-consent.ts';

type PlatformConsent = { result: ConsentResult; listVersion: number; policyVersion: number };

/** A TC string says everything, so that a refusal is never taken for an answer that says not all. */
function saidBy(tcString: string): PlatformConsent {
  const { purposeConsents, vendorListVersion, policyVersion } = TCString.decode(tcString);
  return {
    result: resultOf((purpose) => purposeConsents.has(purpose)),
    listVersion: Number(vendorListVersion),
    policyVersion: Number(policyVersion),
  };
}

/**
 * What was answered to a platform: as its TC string says, else as its purposes do. Where these are missing, or some of
 * them, it counts as consent to 1–5 if the brand has it so, and else what is missing was not given. TRK-01
 */
export function saidToPlatform(
  { tcString, consents }: PlatformAnswer,
  incompleteCounts: boolean,
): PlatformConsent {
  if (tcString) return saidBy(tcString);
  const isComplete = PURPOSES.every((purpose) => typeof consents[purpose] === 'boolean');
  const result =
    isComplete || !incompleteCounts ? resultOf((purpose) => consents[purpose] === true) : ACCEPTED;
  return { result, listVersion: 0, policyVersion: 0 };
}

/** Loads the platform and takes every answer to it. One that does not come costs nothing and grants nothing. TRK-01 */
export async function followPlatform(
  { script, incompleteCounts }: ConsentPlatform,
  brand: PublicBrand,
): Promise<void> {
  const take = async (answer: PlatformAnswer) => {
    const said = saidToPlatform(answer, incompleteCounts);
    const { tcString, isNew } = answer;
    const [id, at] = [crypto.randomUUID(), new Date()];
    saveConsent({
      id,
      brand: brand.key,
      ...said,
      tcString: tcString ?? '',
      at: at.getTime(),
      listUpdatedAt: at.getTime(),
    });
    tellConsent();
    if (!isNew) return;
    await sendConsent(brand.accountOrigin, {
      id,
      ...said,
      tcString,
      at,
      source: 'external',
      wordsVersion: CONSENT_WORDS_VERSION,
    });
  };
  await listenToPlatform(script, (answer) => {
    take(answer).catch((error: unknown) => logError('consent', error));
  });
}
