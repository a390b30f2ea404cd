import type { Download } from '#device/tables/downloads.ts';
import type { Edition } from '#domain/newsstand.ts';

export type DailyEdition = Pick<Edition, 'slug' | 'name'>;

type KnownEditions = {
  /** Editions of the newsstand; empty until it is loaded, or where it cannot be loaded. */
  editions: readonly DailyEdition[];
  downloads: readonly Pick<Download, 'edition' | 'editionName'>[];
  /** Slugs to list first: the daily downloads at the moment when the reader began to choose. */
  initiallyDaily: readonly string[];
  main: string;
};

/** Name shown for a slug such as `penisola-sorrentina` until its real name is known. */
const fromSlug = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** Editions to choose from: those downloaded daily and the paper's main one first. OFF-03 */
export function dailyChoices({ editions, downloads, initiallyDaily, main }: KnownEditions): {
  first: DailyEdition[];
  others: DailyEdition[];
} {
  const downloadedEditions = downloads.map(({ edition, editionName }) => ({
    slug: edition,
    name: editionName,
  }));
  const unnamedEditions = [...initiallyDaily, main].map((slug) => ({ slug, name: fromSlug(slug) }));
  const all = new Map<string, DailyEdition>();
  for (const one of [...editions, ...downloadedEditions, ...unnamedEditions])
    if (!all.has(one.slug)) all.set(one.slug, one);
  const isFirst = ({ slug }: DailyEdition) => slug === main || initiallyDaily.includes(slug);
  return {
    first: [...all.values()].filter(isFirst),
    others: [...all.values()].filter((one) => !isFirst(one)),
  };
}
