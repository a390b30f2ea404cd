import { PURPOSES, type Purpose } from '#domain/consent/consent.ts';
import { MEASURING_PURPOSE } from '#domain/measurement/measures.ts';
import { currentConsent } from '../consent/consent.ts';

/** The granted purposes, if measuring is among them; null if it is not, or nothing was answered. TRK-02 */
export function purposesToMeasure(): Purpose[] | null {
  const result = currentConsent();
  return result?.[MEASURING_PURPOSE] ? PURPOSES.filter((purpose) => result[purpose]) : null;
}
