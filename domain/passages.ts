/** A top-level block of an article's body: which one it is, counted from 1, its element, and what it says. */
export type BodyPassage = { place: number; tag: string; text: string };

/** Stops at the next `<`, so that a tag that never ends is not searched to the end of the text. */
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
const VOID = new Set(['br', 'hr', 'img', 'wbr', 'source', 'col']);
/** Elements that stand within a line; any other parts words from words. */
const INLINE = new Set(['strong', 'em', 'a', 'code', 'sub', 'sup', 'q', 'b', 'i', 'span']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

type Block = { tag: string; start: number; nameEnd: number };

/** Where the top-level blocks of clean HTML begin. Every block counts, also one without words. */
function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  for (const { 1: closing, 2: name = '', index } of html.matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (!closing && depth === 0) blocks.push({ tag, start: index, nameEnd: index + 1 + name.length });
    if (closing) depth = Math.max(0, depth - 1);
    else if (!VOID.has(tag)) depth += 1;
  }
  return blocks;
}

/** The mark that a tag leaves in the plain words: quotes are drawn by the page, blocks part words. */
function signOf(_tag: string, closing: string, name: string): string {
  const element = name.toLowerCase();
  if (element === 'q') return closing ? '»' : '«';
  return INLINE.has(element) ? '' : ' ';
}

const wordsOf = (html: string): string =>
  html
    .replace(TAG, signOf)
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The top-level blocks of a body, in its order; a rule between two of them is one without words, so that a number means
 * the same block here and in `numberPassages`.
 */
export const passagesOf = (html: string): BodyPassage[] =>
  blocksOf(html).map(({ tag, start }, at, blocks) => ({
    place: at + 1,
    tag,
    text: wordsOf(html.slice(start, blocks[at + 1]?.start)),
  }));

/** What a passage's element is called in a page, so that an address can lead to it. */
export const passageId = (place: number): string => `passo-${place}`;

/** A body whose top-level blocks can be led to, by the numbers of `passagesOf`. */
export function numberPassages(html: string): string {
  const blocks = blocksOf(html);
  const starts = [0, ...blocks.map(({ nameEnd }) => nameEnd)];
  return starts
    .map((start, at) => {
      const piece = html.slice(start, starts[at + 1]);
      return at === 0 ? piece : ` id="${passageId(at)}"${piece}`;
    })
    .join('');
}
