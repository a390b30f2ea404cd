import type { Brand } from '#domain/brands/brand.ts';
import type { ConsentPlatform } from '#domain/brands/public-brand.ts';
import type { Config } from '#server/base/config/config.ts';

/** Settings of the third-party consent platform of a paper, whose script knows the paper by two ids. TRK-01, BRD-04 */
export function consentPlatformOf(
  { consentSiteId, cookiePolicyId, incompleteConsentCounts }: Brand,
  { consentPlatform }: Pick<Config, 'consentPlatform'>,
): ConsentPlatform | null {
  if (consentPlatform === null) return null;
  const script = consentPlatform
    .replaceAll('{siteId}', encodeURIComponent(consentSiteId))
    .replaceAll('{policyId}', encodeURIComponent(cookiePolicyId));
  return { script, incompleteCounts: incompleteConsentCounts };
}
