import { sectionPath } from '#domain/addresses.ts';
import { longDate } from '#domain/dates.ts';
import type { WithdrawnArticle } from '#domain/newsstand.ts';
import type { GoneText } from '#src/strings/errors.ts';
import { withdrawnStrings as strings } from './withdrawn-strings.ts';

/** Texts for a reader who follows a link to a withdrawn article. */
export function withdrawnText({ section, edition, day, sectionStands }: WithdrawnArticle): GoneText {
  return {
    kicker: strings.kicker,
    title: strings.title,
    text: strings.text(longDate(day), section.name),
    number: strings.number,
    way: sectionStands
      ? { href: sectionPath(section, { day, edition }), label: strings.toSection(section.name) }
      : null,
  };
}
