import { decodeHTML } from 'entities';
import { plainText } from '#server/newsroom/import/plain-text.ts';
import { isVisible, oneLine } from '#server/newsroom/import/visible-text.ts';
import type { Shown } from './read-item.ts';
import { type StatedValue, toInstant } from './stated.ts';

const instant = (written: string | null): string[] => (written ? [toInstant(written)] : []);
const present = (...values: (string | null)[]): string[] => values.filter((value) => value !== null);

/** Shown values of a field. A summary that the text begins with is not shown twice. */
const SHOWN_VALUES: Record<StatedValue['field'], (shown: Shown) => string[]> = {
  title: ({ title }) => [title],
  text: ({ body }) => [plainText(body)],
  summary: ({ subtitle, body }) => present(subtitle, plainText(body)),
  author: ({ byline, authors }) => [...present(byline), ...authors],
  topic: ({ section, topics }) => [section, ...topics],
  'subject code': ({ codes }) => codes,
  published: ({ firstCreated, versionCreated }) => instant(firstCreated ?? versionCreated),
  updated: ({ firstCreated, versionCreated }) => instant(versionCreated ?? firstCreated),
  embargo: ({ embargoedUntil }) => instant(embargoedUntil),
  status: ({ status }) => [status],
  dateline: ({ dateline }) => present(dateline?.toLowerCase() ?? null),
  copyright: ({ copyright }) => present(copyright),
  picture: ({ pictures }) => pictures.flatMap(({ hrefs }) => hrefs),
  validity: () => ['valid'],
};

const PICTURE = /<img\b[^>]*?\ssrc="([^"]+)"[^>]*>/gi;
/** Images that are no pictures of a text: tracking pixels and FeedBurner's buttons. */
const TRACKING_IMAGE = /\s(?:width|height)=["']1["']|\bfeedburner\.com\/~(?:ff|r)\//;

/**
 * Splits a text into the text and its pictures, which are shown beside it. Pictures without words are no text, and
 * tracking pixels and buttons are no pictures.
 */
export function withPictures(stated: StatedValue): StatedValue[] {
  const { item, field, value } = stated;
  if (field !== 'text' && field !== 'summary') return [stated];
  const tags = [...value.matchAll(PICTURE)].filter(([tag]) => !TRACKING_IMAGE.test(tag));
  const pictures = tags.map(
    ([, address = '']): StatedValue => ({ item, field: 'picture', value: decodeHTML(address) }),
  );
  return pictures.length > 0 && !isVisible(plainText(value)) ? pictures : [stated, ...pictures];
}

/** Whether an address leads to one that is shown, even if it is relative to its site. */
const isSameAddress = (address: string, href: string): boolean =>
  URL.canParse(address, href) && new URL(address, href).href === new URL(href).href;

const CAPTION = /<figcaption\b[^>]*>([\s\S]*?)<\/figcaption>/gi;

/** A text without the captions that are shown beside its pictures. */
const withoutCaptions = (value: string, { pictures }: Shown): string =>
  value.replace(CAPTION, (whole, caption) =>
    pictures.some((picture) => picture.caption === plainText(caption)) ? ' ' : whole,
  );

const MARKUP = /<\/?[a-z!][^>]*>|&[a-z]+;|&#\w+;/i;

/** A stated value as written and, where it is HTML, also as plain text. */
const comparableForms = (value: string): string[] =>
  MARKUP.test(value) ? [oneLine(value), plainText(value)] : [oneLine(value)];

/** Whether every word of a list that a suite states as one value is shown as a topic. */
const isEachWord = (value: string, { topics }: Shown): boolean =>
  value.includes(',') && value.split(',').every((word) => topics.includes(oneLine(word)));

/** Whether the value that a test states is shown to readers. White space and HTML tags make no difference. */
export function isShown({ field, value, how }: StatedValue, shown: Shown): boolean {
  if (field === 'picture') return SHOWN_VALUES.picture(shown).some((href) => isSameAddress(value, href));
  if (field === 'topic' && isEachWord(value, shown)) return true;
  const isText = field === 'text' || field === 'summary';
  const isBeginning = how === 'start' || field === 'summary';
  const values = SHOWN_VALUES[field](shown).map(oneLine);
  const stated = comparableForms(isText ? withoutCaptions(value, shown) : value);
  return stated
    .map((form) => (field === 'dateline' ? form.toLowerCase() : form))
    .some((form) =>
      values.some((seen) => {
        if (how === 'part') return seen.includes(form);
        return seen === form || (isBeginning && form !== '' && seen.startsWith(form));
      }),
    );
}

const lettersOf = (text: string): string[] => [...text.replace(/\s/g, '')].sort();

/** Whether another text contains all letters of a text, in any order. */
function containsLetters(text: string, other: string): boolean {
  const letters = lettersOf(other);
  let from = 0;
  return lettersOf(text).every((letter) => {
    from = letters.indexOf(letter, from) + 1;
    return from > 0;
  });
}

/**
 * Whether the suite itself lost part of what its file says: characters of an encoding that it does not read, or order
 * and words of a sentence with elements between its words. Such a value cannot be compared.
 */
export const isGarbled = ({ value, isUnordered }: StatedValue, shown: Shown): boolean =>
  value.includes('\ufffd') ||
  (isUnordered === true && containsLetters(plainText(value), plainText(shown.body)));

/** The value shown instead of a stated one. */
export const shownValue = ({ field }: StatedValue, shown: Shown): string =>
  SHOWN_VALUES[field](shown).join(' | ');
