import { notFound, redirect } from '@tanstack/react-router';
import type { Api } from '#api/clients.ts';
import { getSpecial } from '#api/site/get-special.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { specialPath } from '#domain/collection-addresses.ts';
import { longDate } from '#domain/dates.ts';
import type { SpecialContents } from '#domain/newsstand.ts';
import type { specialSearch } from '#domain/search-params/sections.ts';
import { hasInvalidDay, readSectionAddress } from '#domain/section-address.ts';
import { datedTeaser } from '#src/components/dated-teaser.ts';
import { pageHead } from '#src/components/page-head.ts';
import { headStrings } from './strings.ts';

/** Number of headlines in the description of a special. */
const MAX_HEADLINES = 3;

/**
 * Loads one page of a special, and its head.
 * @throws Redirect home for an address that names none, NotFound for one that does not exist. NAV-08
 */
export async function loadSpecial(
  api: Api,
  brand: PublicBrand,
  path: Record<string, string | undefined>,
  query: ReturnType<typeof specialSearch>,
) {
  const address = readSectionAddress(path, query);
  if (!address) throw redirect({ to: '/' });
  if (hasInvalidDay(path)) throw notFound();
  const contents = await getSpecial(api, address, query.pagina).catch((error: unknown) => {
    throw errorKindOf(error) === 'not-found' ? notFound() : error;
  });
  return {
    contents: { ...contents, articles: contents.articles.map(datedTeaser) },
    head: specialHead(brand, contents),
  };
}

function specialHead(
  { name, origin }: PublicBrand,
  { special, day, edition, page, articles }: SpecialContents,
) {
  const headlines = articles.slice(0, MAX_HEADLINES).map(({ title }) => title);
  return pageHead({
    title: day
      ? headStrings.specialOfDay(special.name, longDate(day), name, page)
      : headStrings.special(special.name, name, page),
    description: headStrings.specialDescription(special.name, name, headlines.join(' · ')),
    // An edition's part has no lasting address of its own; its canonical address is the day's part, or the whole
    // special.
    url: origin + specialPath(special, { day, page: edition ? 1 : page }),
    keywords: [special.name, ...new Set(articles.map(({ section }) => section.name)), name],
    empty: articles.length === 0,
  });
}
