import type { Brand } from '#domain/brands/brand.ts';
import type { MeasuringServices } from '#domain/brands/public-brand.ts';
import type { Config } from '#server/base/config/config.ts';

const fillPlaceholders = (address: string, values: Readonly<Record<string, string>>) =>
  address.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    values[name] === undefined ? placeholder : encodeURIComponent(values[name]),
  );

/**
 * Addresses of the third-party services that measure this paper, with the names they know it by; null if none is
 * configured. BRD-04, TRK-04, TRK-05
 */
export function measuringServicesOf(
  { audience, marketing }: Brand,
  { measuring }: Pick<Config, 'measuring'>,
): MeasuringServices | null {
  const { audienceScript, marketingScript, creativeUrl } = measuring;
  const services = {
    ...(audienceScript && { audience: fillPlaceholders(audienceScript, audience) }),
    ...(marketingScript && { marketing: fillPlaceholders(marketingScript, marketing) }),
    ...(creativeUrl && { creative: fillPlaceholders(creativeUrl, marketing) }),
  };
  return Object.keys(services).length > 0 ? services : null;
}
