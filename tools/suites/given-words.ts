import type { SuiteTest } from './stated.ts';

/*
 * Files of suites hold one element alone, or marks in the place of words. What the import would refuse or leave out for
 * that reason is given words of a newspaper, so that all else of the file can be compared.
 */

const ENTRY = /<((?:\w+:)?)(item|entry)(?:\s[^>]*)?>(?=([\s\S]*?)<\/\1\2>)/g;

const edited = (bytes: Uint8Array, edit: (text: string) => string): Uint8Array =>
  Buffer.from(edit(Buffer.from(bytes).toString('latin1')), 'latin1');

/** An item without a title is given one, unless its test states what stands in for it. */
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

/** `feed.entry[0].author.name`, `author_name`, `Example editor`: what stands for the name of an author. */
const MARK = /^Example (?:author|editor)\b|^(?=\S*[[_.])[^\s@]*(?:author|creator)[^\s@]*$/;
const NAMES = ['Anna Verdi', 'Luca Neri', 'Ada Conti', 'Ugo Bruni', 'Rita Serra', 'Aldo Greco'];

/** An author that a mark stands for is given a name, in the file and in what its test states. */
export function withNames(test: SuiteTest): SuiteTest {
  const authors = test.stated.filter(({ field }) => field === 'author').map(({ value }) => value);
  const marks = [...new Set(authors.flatMap((value) => MARK.exec(value)?.[0] ?? []))];
  const named = (text: string): string =>
    marks.reduce((all, mark, at) => all.replaceAll(mark, NAMES[at % NAMES.length] ?? mark), text);
  const stated = test.stated.map((one) =>
    one.field === 'author' ? { ...one, value: named(one.value) } : one,
  );
  return { ...test, stated, bytes: edited(test.bytes, named) };
}
