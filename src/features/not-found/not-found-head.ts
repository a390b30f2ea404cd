import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { GoneText } from '#src/strings/errors.ts';
import { notFoundStrings } from './strings.ts';

/** The head of a page that is not there, or no longer: then `data` says so. Nothing for search engines. NAV-24 */
export function notFoundHead({ name }: Pick<PublicBrand, 'name'>, data?: unknown) {
  const { title, text } = (data as GoneText | undefined) ?? notFoundStrings;
  return {
    meta: [
      { title: `${title} · ${name}` },
      { name: 'description', content: text },
      { name: 'robots', content: 'noindex' },
    ],
  };
}
