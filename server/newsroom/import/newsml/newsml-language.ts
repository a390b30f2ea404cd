import { all, attribute, elementAt, lineOf, type XmlElement } from '../xml/xml-element.ts';

const primaryTag = (language: string) => language.split('-')[0]?.toLowerCase() ?? '';

/** The language of an item; that of the newspapers if it states none. */
export const languageOf = (item: XmlElement): string =>
  primaryTag(
    attribute(item, 'xml:lang') ?? attribute(elementAt(item, 'contentMeta', 'language'), 'tag') ?? 'it',
  );

/**
 * The elements in the item's language, which also elements without a language have; if there are none, those
 * in Italian; otherwise those in the language of the first element.
 */
export function inLanguage(elements: XmlElement[], language: string): XmlElement[] {
  const languageOfElement = (element: XmlElement) => primaryTag(attribute(element, 'xml:lang') ?? language);
  const chosenLanguage = [language, 'it', ...elements.map(languageOfElement)].find((one) =>
    elements.some((element) => languageOfElement(element) === one),
  );
  return elements.filter((element) => languageOfElement(element) === chosenLanguage);
}

/** Whether an element may be shown: one for internal use states that in `pubconstraint`. */
export const isPublic = (element: XmlElement): boolean =>
  !/(?:^|[:/\s])(?:non-?public|private|internal)/i.test(attribute(element, 'pubconstraint') ?? '');

/** The elements of a given name that may be shown, in one language. */
export const publicElements = (
  parent: XmlElement | undefined,
  local: string,
  language: string,
): XmlElement[] => inLanguage(all(parent, local).filter(isPublic), language);

export const nameIn = (parent: XmlElement | undefined, language: string): string | undefined =>
  lineOf(publicElements(parent, 'name', language)[0]);
