import type { Brand } from '#domain/brands/brand.ts';
import type { MeasuringServices } from '#domain/brands/public-brand.ts';
import type { Config } from '#server/base/config/config.ts';

const filled = (address: string, names: Readonly<Record<string, string>>) =>
  address.replace(/\{(\w+)\}/g, (hole, name: string) =>
    names[name] === undefined ? hole : encodeURIComponent(names[name]),
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
    ...(audienceScript && { audience: filled(audienceScript, audience) }),
    ...(marketingScript && { marketing: filled(marketingScript, marketing) }),
    ...(creativeUrl && { creative: filled(creativeUrl, marketing) }),
  };
  return Object.keys(services).length > 0 ? services : null;
}
