import { plainText } from '#server/import/plain-text.ts';
import { isVisible, oneLine } from '#server/import/visible-text.ts';
import type { Shown } from './read-item.ts';
import { instantOf, type Stated } from './stated.ts';

const instant = (written: string | null): string[] => (written ? [instantOf(written)] : []);
const present = (...values: (string | null)[]): string[] => values.filter((value) => value !== null);

/** Where a value of that kind is shown. A summary that the text begins with is not shown twice. */
const SHOWN: Record<Stated['field'], (shown: Shown) => string[]> = {
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
  validity: () => ['valid'],
};

const PICTURE = /<img\b[^>]*?\ssrc="([^"]+)"[^>]*>/gi;
/** A picture of one point, by which readers are counted. */
const COUNTER = /\s(?:width|height)=["']1["']/;

/** The addresses of the pictures of a text without a word. */
const picturesAlone = (value: string): string[] =>
  isVisible(plainText(value))
    ? []
    : [...value.matchAll(PICTURE)].flatMap(([tag, address = '']) => (COUNTER.test(tag) ? [] : [address]));

const CAPTION = /<figcaption\b[^>]*>([\s\S]*?)<\/figcaption>/gi;

/** A text without the captions that are shown beside its pictures. */
const withoutCaptions = (value: string, { pictures }: Shown): string =>
  value.replace(CAPTION, (whole, caption) =>
    pictures.some((picture) => picture.caption === plainText(caption)) ? ' ' : whole,
  );

const MARKUP = /<\/?[a-z!][^>]*>|&[a-z]+;|&#\w+;/i;

/** A stated value as written, and where it is HTML, as its text. */
const readings = (value: string): string[] =>
  MARKUP.test(value) ? [oneLine(value), plainText(value)] : [oneLine(value)];

/** Whether what a test states of an item is what readers see of it. White space and marks of HTML make no difference. */
export function isShown({ field, value, how }: Stated, shown: Shown): boolean {
  const isText = field === 'text' || field === 'summary';
  const pictures = isText ? picturesAlone(value) : [];
  const hrefs = shown.pictures.flatMap((picture) => picture.hrefs);
  if (pictures.length > 0) return pictures.every((address) => hrefs.includes(address));
  const isBeginning = how === 'start' || field === 'summary';
  const values = SHOWN[field](shown).map(oneLine);
  const stated = readings(isText ? withoutCaptions(value, shown) : value);
  return stated
    .map((one) => (field === 'dateline' ? one.toLowerCase() : one))
    .some((one) =>
      values.some((seen) => {
        if (how === 'part') return seen.includes(one);
        return seen === one || (isBeginning && one !== '' && seen.startsWith(one));
      }),
    );
}

const lettersOf = (text: string): string[] => [...text.replace(/\s/g, '')].sort();

/** Whether all letters of a text are among those of another, in whatever order. */
function isWithin(text: string, other: string): boolean {
  const rest = lettersOf(other);
  let from = 0;
  return lettersOf(text).every((letter) => {
    from = rest.indexOf(letter, from) + 1;
    return from > 0;
  });
}

/**
 * Whether the suite itself lost what its file says: signs of an encoding that it does not read, or the order and the
 * words of a sentence in which elements stand between words. Nothing can be compared to such a value.
 */
export const isGarbled = ({ value, isUnordered }: Stated, shown: Shown): boolean =>
  value.includes('\ufffd') || (isUnordered === true && isWithin(plainText(value), plainText(shown.body)));

/** What is shown in the place of a stated value. */
export const shownInstead = ({ field }: Stated, shown: Shown): string => SHOWN[field](shown).join(' | ');
