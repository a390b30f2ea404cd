const INLINE = 'a|abbr|b|cite|code|em|i|kbd|q|samp|small|span|strong|sub|sup|tt|u';
const INLINE_TAG = new RegExp(`</?(?:${INLINE})\\b[^>]*>`, 'gi');
const ANY_TAG = /<\/?[a-z!][^>]*>/gi;

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

/** The words of a piece of HTML as a reader sees them, in order; a block ends a word, an inline mark does not. */
export function wordsOfHtml(html: string): string[] {
  const text = decodeEntities(html.replace(INLINE_TAG, '').replace(ANY_TAG, ' '));
  return text.split(/\s+/).filter((word) => word !== '');
}

const ESCAPES: Record<string, string> = { n: ' ', r: ' ', t: ' ' };

/** Strings of JSON and of scripts as they will be read. */
const withoutEscapes = (text: string): string =>
  text.replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gi, (_whole, unicode, hex, other) =>
    other ? (ESCAPES[other] ?? other) : String.fromCharCode(Number.parseInt(unicode ?? hex, 16)),
  );

const letters = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Bare words of HTML, without what stands between them: what survives any way of writing a text. */
export const bareWordsOfHtml = (html: string): string[] => letters(wordsOfHtml(html).join(' '));

/**
 * Bare words of everything an answer holds, attributes, scripts and structured data included: once with its tags
 * and once without, since a tag may part two words or hold some.
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

/** The insides of the elements that `open` begins, elements of the same name within them included. */
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
