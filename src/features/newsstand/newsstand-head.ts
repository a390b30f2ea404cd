import { newsstandPath } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { longDate } from '#domain/dates.ts';
import type { Newsstand } from '#domain/newsstand.ts';

/** Head of the newsstand. For search engines, a past day's newsstand is a page of its own. NAV-24 */
export function newsstandHead(brand: PublicBrand, newsstand: Newsstand) {
  const day = newsstand.issue?.day;
  const past = day && day !== newsstand.today ? day : undefined;
  const title = past ? `${brand.name} di ${longDate(past)}` : `${brand.name}: l’edicola di oggi`;
  const lead = newsstand.issue?.frontPage.articles[0];
  const description = [lead && `${lead.title}.`, brand.description].filter(Boolean).join(' ');
  const keywords = ['edicola', brand.name, ...newsstand.editions.map(({ edition }) => edition.name)];
  return {
    meta: [
      { title },
      { name: 'description', content: description || title },
      { name: 'keywords', content: keywords.join(', ') },
    ],
    links: [{ rel: 'canonical', href: `${brand.origin}${newsstandPath(past)}` }],
  };
}
