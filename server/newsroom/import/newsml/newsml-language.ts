import { all, at, attribute, lineOf, type XmlElement } from '../xml/xml-element.ts';

const primary = (language: string) => language.split('-')[0]?.toLowerCase() ?? '';

/** The language of an item; that of the newspapers if it states none. */
export const languageOf = (item: XmlElement): string =>
  primary(attribute(item, 'xml:lang') ?? attribute(at(item, 'contentMeta', 'language'), 'tag') ?? 'it');

/**
 * Of elements in several languages, those in the item's; an element without a language has the item's. Without any,
 * those in Italian, else in the first language.
 */
export function inLanguage(elements: XmlElement[], language: string): XmlElement[] {
  const of = (element: XmlElement) => primary(attribute(element, 'xml:lang') ?? language);
  const wanted = [language, 'it', ...elements.map(of)].find((one) =>
    elements.some((element) => of(element) === one),
  );
  return elements.filter((element) => of(element) === wanted);
}

/** Whether an element may be shown: one for internal use states that in `pubconstraint`. */
export const isPublic = (element: XmlElement): boolean =>
  !/(?:^|[:/\s])(?:non-?public|private|internal)/i.test(attribute(element, 'pubconstraint') ?? '');

/** The elements of a given name that may be shown, in one language. */
export const shown = (parent: XmlElement | undefined, local: string, language: string): XmlElement[] =>
  inLanguage(all(parent, local).filter(isPublic), language);

export const nameIn = (parent: XmlElement | undefined, language: string): string | undefined =>
  lineOf(shown(parent, 'name', language)[0]);
