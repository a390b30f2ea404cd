import { sectionPath } from '#domain/addresses.ts';
import { longDate } from '#domain/dates.ts';
import type { WithdrawnArticle } from '#domain/newsstand.ts';
import type { GoneText } from '#src/strings/errors.ts';
import { withdrawnStrings as strings } from './withdrawn-strings.ts';

/** Texts of the page that is shown at the address of a withdrawn article. */
export function withdrawnText({
  section,
  edition,
  day,
  hasSectionOtherArticles,
}: WithdrawnArticle): GoneText {
  return {
    kicker: strings.kicker,
    title: strings.title,
    text: strings.text(longDate(day), section.name),
    statusLabel: strings.number,
    link: hasSectionOtherArticles
      ? { href: sectionPath(section, { day, edition }), label: strings.toSection(section.name) }
      : null,
  };
}
