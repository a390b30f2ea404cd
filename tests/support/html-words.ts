const INLINE = 'a|abbr|b|cite|code|em|i|kbd|q|samp|small|span|strong|sub|sup|tt|u';
const INLINE_TAG = new RegExp(`</?(?:${INLINE})\\b[^>]*>`, 'gi');
const ANY_TAG = /<\/?[a-z!][^>]*>/gi;

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

/** The words of a piece of HTML as a reader sees them, in order; block tags separate words, inline tags do not. */
export function wordsOfHtml(html: string): string[] {
  const text = decodeEntities(html.replace(INLINE_TAG, '').replace(ANY_TAG, ' '));
  return text.split(/\s+/).filter((word) => word !== '');
}

const ESCAPES: Record<string, string> = { n: ' ', r: ' ', t: ' ' };

/** Decodes the escapes in strings of JSON and of scripts. */
const withoutEscapes = (text: string): string =>
  text.replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gi, (_whole, unicode, hex, other) =>
    other ? (ESCAPES[other] ?? other) : String.fromCharCode(Number.parseInt(unicode ?? hex, 16)),
  );

const letters = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of HTML without punctuation, which stay the same however a text is encoded. */
export const bareWordsOfHtml = (html: string): string[] => letters(wordsOfHtml(html).join(' '));

/**
 * Words of everything an answer holds, attributes, scripts and structured data included: once without its tags and once
 * with them, since a tag may split a word or contain some.
 */
export function everyWordOf(answer: string): string[][] {
  const text = withoutEscapes(answer.replace(/<style>.*?<\/style>/gs, ' '));
  return [bareWordsOfHtml(text), letters(decodeEntities(text))];
}

/** Every run of `length` words. */
export function* runsOf(words: string[], length: number, from = 0): Generator<string> {
  for (let start = Math.max(0, from); start + length <= words.length; start += 1) {
    yield words.slice(start, start + length).join(' ');
  }
}

/** Contents of the elements whose start tag matches `open`, with nested elements of the same name. */
export function insides(html: string, open: RegExp): string[] {
  return [...html.matchAll(open)].map(({ index, 0: start, 1: name }) => {
    const from = index + start.length;
    let depth = 1;
    for (const tag of html.slice(from).matchAll(new RegExp(`<(/?)${name}\\b`, 'g'))) {
      depth += tag[1] ? -1 : 1;
      if (depth === 0) return html.slice(from, from + tag.index);
    }
    return html.slice(from);
  });
}
