import type { SuiteTest } from './stated.ts';

/*
 * Gives items the words that they lack. Files of suites often hold only one element, or placeholders instead of words;
 * the import would refuse or leave out such items. With the words of a newspaper, the rest of the file can be compared.
 */

const ENTRY = /<((?:\w+:)?)(item|entry)(?:\s[^>]*)?>(?=([\s\S]*?)<\/\1\2>)/g;

const edited = (bytes: Uint8Array, edit: (text: string) => string): Uint8Array =>
  Buffer.from(edit(Buffer.from(bytes).toString('latin1')), 'latin1');

/** Gives a title to each item without one, unless its test states a title or its absence. */
export function withTitles(test: SuiteTest): SuiteTest {
  let item = -1;
  const bytes = edited(test.bytes, (text) =>
    text.replace(ENTRY, (start, prefix, _, inside) => {
      item += 1;
      const hasTitle = /<(?:\w+:)?title[\s>/]/.test(inside);
      const isStated = test.stated.some((one) => one.item === item && one.field === 'title');
      return hasTitle || isStated ? start : `${start}<${prefix}title>Titolo</${prefix}title>`;
    }),
  );
  return { ...test, bytes };
}

/** Placeholders for the name of an author: `feed.entry[0].author.name`, `author_name`, `Example editor`. */
const PLACEHOLDER = /^Example (?:author|editor)\b|^(?=\S*[[_.])[^\s@]*(?:author|creator)[^\s@]*$/;
const NAMES = ['Anna Verdi', 'Luca Neri', 'Ada Conti', 'Ugo Bruni', 'Rita Serra', 'Aldo Greco'];

/** Replaces each placeholder for an author by a name, in the file and in the values of its test. */
export function withAuthorNames(test: SuiteTest): SuiteTest {
  const authors = test.stated.filter(({ field }) => field === 'author').map(({ value }) => value);
  const placeholders = [...new Set(authors.flatMap((value) => PLACEHOLDER.exec(value)?.[0] ?? []))];
  const withNames = (text: string): string =>
    placeholders.reduce(
      (all, placeholder, index) => all.replaceAll(placeholder, NAMES[index % NAMES.length] ?? placeholder),
      text,
    );
  const stated = test.stated.map((one) =>
    one.field === 'author' ? { ...one, value: withNames(one.value) } : one,
  );
  return { ...test, stated, bytes: edited(test.bytes, withNames) };
}
