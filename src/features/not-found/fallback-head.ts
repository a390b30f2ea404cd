import { isNotFound } from '@tanstack/react-router';
import { errorKindOf } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { type ErrorText, errorStrings, type GoneText } from '#src/strings/errors.ts';
import { notFoundStrings } from './strings.ts';

/** Head of a page that is shown in place of one that is missing or failed. It is not to be indexed. NAV-24 */
export function fallbackHead({ name }: Pick<PublicBrand, 'name'>, error: unknown) {
  const { title, text } = textOf(error);
  return {
    meta: [
      { title: `${title} · ${name}` },
      { name: 'description', content: text },
      { name: 'robots', content: 'noindex' },
    ],
  };
}

function textOf(error: unknown): ErrorText {
  if (!isNotFound(error)) return errorStrings[errorKindOf(error)];
  return (error.data as GoneText | undefined) ?? notFoundStrings;
}
