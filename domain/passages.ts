/** A top-level block of an article's body: its number counted from 1, its element, and its words. */
export type BodyPassage = { place: number; tag: string; text: string };

/** Stops at the next `<`, so that an unclosed tag is not searched to the end of the text. */
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
const VOID = new Set(['br', 'hr', 'img', 'wbr', 'source', 'col']);
/** Inline elements; the tags of any other element separate words. */
const INLINE = new Set(['strong', 'em', 'a', 'code', 'sub', 'sup', 'q', 'b', 'i', 'span']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

type Block = { tag: string; start: number; nameEnd: number };

/** Positions of the top-level blocks of clean HTML. A block without words counts too. */
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

/**
 * The text that replaces a tag in the plain words: quotation marks for `q`, a space for a block, nothing for other
 * inline elements.
 */
function replacementOf(_tag: string, closing: string, name: string): string {
  const element = name.toLowerCase();
  if (element === 'q') return closing ? '»' : '«';
  return INLINE.has(element) ? '' : ' ';
}

const wordsOf = (html: string): string =>
  html
    .replace(TAG, replacementOf)
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The top-level blocks of a body, in order. A rule (`hr`) counts as a block without words, so that a number means the
 * same block here and in `numberPassages`.
 */
export const passagesOf = (html: string): BodyPassage[] =>
  blocksOf(html).map(({ tag, start }, index, blocks) => ({
    place: index + 1,
    tag,
    text: wordsOf(html.slice(start, blocks[index + 1]?.start)),
  }));

/** The `id` of a passage's element in a page, which an address can link to. */
export const passageId = (place: number): string => `passo-${place}`;

/** The attributes that `numberPassages` adds. */
export const PASSAGE_IDS = / id="passo-\d+"/g;

/** Gives the top-level blocks of a body the `id`s of their passages, numbered as in `passagesOf`. */
export function numberPassages(html: string): string {
  const blocks = blocksOf(html);
  const starts = [0, ...blocks.map(({ nameEnd }) => nameEnd)];
  return starts
    .map((start, index) => {
      const piece = html.slice(start, starts[index + 1]);
      return index === 0 ? piece : ` id="${passageId(index)}"${piece}`;
    })
    .join('');
}
