import { attribute, elementsOf, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { isUnknownKind, kindOf } from './entry-categories.ts';
import { toLine } from './entry-texts.ts';
import type { Category } from './feed-entry.ts';
import { children } from './feed-names.ts';

const plainLine = (value: string): string => toLine({ value, kind: 'loose' });

/** A category by its name; it is unescaped twice, because systems escape `&` and tags once too often. */
const categoryOf = (name: string | undefined, kind: string): Category[] => {
  const plainName = plainLine(plainLine(name ?? ''));
  return plainName === '' ? [] : [{ name: plainName, kind }];
};

/**
 * Matches several names in one, separated by commas without spaces, as in no single name:
 * `ponti,fiumi,argini`.
 */
const LIST = /^[^,]+(?:,(?=\S)[^,]+){2,}$/;
/** A path of categories: `Sport/Calcio/Serie A`, or `Business/Industries/Publishing/` in a directory. */
const PATH = /^[^/]+(?:\/[^/]+){2,}\/?$/;

/**
 * The categories in one element: the names of a list as tags; of a path the first part, and the last as a
 * tag. A path of a directory, which has a domain, is one tag.
 */
const splitCategory = (name: string | undefined, kind: string): Category[] => {
  const written = isUnknownKind(kind) ? (name?.trim() ?? '') : '';
  if (LIST.test(written)) return written.split(',').flatMap((word) => categoryOf(word, 'tag'));
  if (!PATH.test(written)) return categoryOf(name, kind);
  if (kind !== '') return categoryOf(written, 'tag');
  const [first = '', ...furtherParts] = written.split('/').filter((part) => part.trim() !== '');
  return [...categoryOf(first, kind), ...categoryOf(furtherParts.at(-1), 'tag')];
};

/** Keywords as tags, from a list such as `ponti, fiumi`, or from one element each. */
const keywords = (item: XmlElement, name: string): Category[] =>
  children(item, name).flatMap((list) => {
    const parts = elementsOf(list);
    const keywordTexts = (parts.length > 0 ? parts : [list]).flatMap((one) =>
      (lineOf(one) ?? '').split(/[,;]/),
    );
    return keywordTexts.flatMap((word) => categoryOf(word, 'tag'));
  });

/** The categories of the feed formats themselves: as text, or in attributes as in Atom. */
export const categoriesIn = (item: XmlElement | undefined, names = ['category']): Category[] =>
  names.flatMap((name) =>
    children(item, name).flatMap((one): Category[] => {
      const subcategories = name === 'itunes:category' ? categoriesIn(one, [name]) : [];
      const shown =
        attribute(one, 'label') ?? lineOf(one) ?? attribute(one, 'term') ?? attribute(one, 'text');
      return [
        ...splitCategory(shown, kindOf(attribute(one, 'domain') ?? attribute(one, 'scheme'))),
        ...subcategories,
      ];
    }),
  );

/** Subjects in vocabularies that any feed format may use. */
const vocabularyCategories = (item: XmlElement): Category[] => [
  ...children(item, 'prism:section').flatMap((one) => categoryOf(lineOf(one), 'sezione')),
  ...categoriesIn(item, ['dc:subject', 'atom:category', 'media:category', 'itunes:category']),
  ...['tags', 'keywords', 'itunes:keywords', 'media:keywords', 'prism:keyword'].flatMap((name) =>
    keywords(item, name),
  ),
];

const isAccess = ({ kind }: Category): boolean => kind === 'accesso';

/** The subjects and the access level that an item states; else those that its feed states for all items. */
export function allCategoriesIn(item: XmlElement, feed: XmlElement | undefined): Category[] {
  const own = [...categoriesIn(item), ...vocabularyCategories(item)];
  const ofFeed = categoriesIn(feed);
  // Keywords are topics, so the section may still come from the feed.
  const hasSubject = own.some((one) => !isAccess(one) && one.kind !== 'tag');
  return [...own, ...ofFeed.filter((one) => (isAccess(one) ? !own.some(isAccess) : !hasSubject))];
}
