import { TCString } from '@iabtechlabtcf/core';
import { type ConsentResult, resultOf } from '#domain/consent/consent.ts';

/** `listVersion`: of the list of vendors that the reader was shown. */
export type TcStringConsent = { result: ConsentResult; listVersion: number; policyVersion: number };

/** Reads the consent to each of `PURPOSES` out of a TC string; null if the string cannot be read. TRK-01 */
export function purposesOfTcString(text: string): TcStringConsent | null {
  try {
    const { purposeConsents, vendorListVersion, policyVersion } = TCString.decode(text);
    return {
      result: resultOf((purpose) => purposeConsents.has(purpose)),
      listVersion: Number(vendorListVersion),
      policyVersion: Number(policyVersion),
    };
  } catch {
    return null;
  }
}
