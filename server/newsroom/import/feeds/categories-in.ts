import { attribute, elementsOf, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { isLoose, kindOf } from './entry-categories.ts';
import { lineOfWords } from './entry-texts.ts';
import type { Category } from './feed-entry.ts';
import { children } from './feed-names.ts';

const lineOfLoose = (value: string): string => lineOfWords({ value, kind: 'loose' });

/** A name as it is shown: systems escape the `&` and the tags of a category once too often. */
const categoryOf = (name: string | undefined, kind: string): Category[] => {
  const shown = lineOfLoose(lineOfLoose(name ?? ''));
  return shown === '' ? [] : [{ name: shown, kind }];
};

/** A list without spaces, which no name is written as: `ponti,fiumi,argini`. */
const LIST = /^[^,]+(?:,(?=\S)[^,]+){2,}$/;
/** A path of categories: `Sport/Calcio/Serie A`, or `Business/Industries/Publishing/` in a directory. */
const PATH = /^[^/]+(?:\/[^/]+){2,}\/?$/;

/**
 * The names in a category: the words of a list, or the beginning and end of a path. A path of a directory is no
 * section.
 */
const categoryNamed = (name: string | undefined, kind: string): Category[] => {
  const written = isLoose(kind) ? (name?.trim() ?? '') : '';
  if (LIST.test(written)) return written.split(',').flatMap((word) => categoryOf(word, 'tag'));
  if (!PATH.test(written)) return categoryOf(name, kind);
  if (kind !== '') return categoryOf(written, 'tag');
  const [first = '', ...others] = written.split('/').filter((part) => part.trim() !== '');
  return [...categoryOf(first, kind), ...categoryOf(others.at(-1), 'tag')];
};

/** Keywords, in one list or in an element each: `ponti, fiumi`. */
const keywords = (item: XmlElement, name: string): Category[] =>
  children(item, name).flatMap((list) => {
    const parts = elementsOf(list);
    const words = (parts.length > 0 ? parts : [list]).flatMap((one) => (lineOf(one) ?? '').split(/[,;]/));
    return words.flatMap((word) => categoryOf(word, 'tag'));
  });

/** The categories of the feed formats themselves: as text, or in attributes as in Atom. */
export const categoriesIn = (item: XmlElement | undefined, names = ['category']): Category[] =>
  names.flatMap((name) =>
    children(item, name).flatMap((one): Category[] => {
      const within = name === 'itunes:category' ? categoriesIn(one, [name]) : [];
      const shown =
        attribute(one, 'label') ?? lineOf(one) ?? attribute(one, 'term') ?? attribute(one, 'text');
      return [
        ...categoryNamed(shown, kindOf(attribute(one, 'domain') ?? attribute(one, 'scheme'))),
        ...within,
      ];
    }),
  );

/** Subjects in vocabularies that any feed format may use. */
const inVocabularies = (item: XmlElement): Category[] => [
  ...children(item, 'prism:section').flatMap((one) => categoryOf(lineOf(one), 'sezione')),
  ...categoriesIn(item, ['dc:subject', 'atom:category', 'media:category', 'itunes:category']),
  ...['tags', 'keywords', 'itunes:keywords', 'media:keywords', 'prism:keyword'].flatMap((name) =>
    keywords(item, name),
  ),
];

const isAccess = ({ kind }: Category): boolean => kind === 'accesso';

/** The subjects and the access level that an item states; else those that its feed states for all items. */
export function allCategoriesIn(item: XmlElement, feed: XmlElement | undefined): Category[] {
  const own = [...categoriesIn(item), ...inVocabularies(item)];
  const ofFeed = categoriesIn(feed);
  // Keywords are topics, so the section may still come from the feed.
  const isAbout = own.some((one) => !isAccess(one) && one.kind !== 'tag');
  return [...own, ...ofFeed.filter((one) => (isAccess(one) ? !own.some(isAccess) : !isAbout))];
}
