import { decodeHTMLAttribute } from 'entities';
import type { NinjsAssociation, NinjsRendition } from '../ninjs/ninjs-item.ts';
import { encodeEntities, plainText } from '../plain-text.ts';
import { oneLine } from '../visible-text.ts';
import { pictureAddresses } from './address.ts';
import { isDecorativeAddress, isInvisible } from './tracking-pixels.ts';

/**
 * A name must begin at the start of a word: otherwise a tag with one long word would be searched from each of its
 * letters.
 */
const ATTRIBUTE = /(?<![\w:-])([a-z][\w:-]{0,60})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;

/** The attributes of a tag, their references resolved; the first of a name counts, as in a browser. */
function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decodeHTMLAttribute(double ?? single ?? bare ?? '').trim());
  }
  return found;
}

/** Stops at the next `<`: otherwise each tag that never ends would be searched to the end of the text. */
const TAGS = /<(\/?)(img|picture|source|figure|figcaption)\b[^<>]*>/gi;

/** Attributes in which scripts for lazy loading keep the real address. */
const LAZY = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-orig-file',
  'data-large-file',
  'data-full-url',
  'data-url',
];
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset', 'srcset'];

/** Addresses with their widths: `a.jpg 480w, b.jpg 2x`. An address may contain a comma. */
function renditionsOfSet(set: string, base: string | undefined): NinjsRendition[] {
  return oneLine(set)
    .split(/,\s+|\s*,(?=\s*(?:https?:)?\/\/)/)
    .flatMap((one) => {
      const [href = '', size = ''] = one.trim().split(/\s+/);
      const width = /^\d{1,5}w$/.test(size) ? Number(size.slice(0, -1)) : undefined;
      return pictureAddresses(href, base).map((href) => ({ href, width }));
    });
}

type Tag = Map<string, string>;

function renditionsOf(tag: Tag, sources: Tag[], base: string | undefined): NinjsRendition[] {
  const sets = [tag, ...sources].flatMap((one) =>
    LAZY_SETS.flatMap((name) => renditionsOfSet(one.get(name) ?? '', base)),
  );
  const named = [...LAZY, 'src'].flatMap((name) => pictureAddresses(tag.get(name) ?? '', base));
  const all = [...sets, ...named.map((href) => ({ href, width: undefined }))];
  const shown = all.filter(({ href }) => href !== undefined && !isDecorativeAddress(href));
  return [...new Map(shown.toReversed().map((one) => [one.href, one])).values()].toReversed();
}

const captioned = (caption: string) =>
  caption ? { descriptions: [{ role: 'caption', contenttype: 'text/plain', value: caption }] } : {};

/** Whether a picture is a drawn emoji, whose `alt` holds the character. */
const isSign = (tag: Tag): boolean => /\b(?:wp-smiley|emoji)\b/.test(tag.get('class') ?? '');

/** Collects the pictures and captions of a text, tag by tag. */
class PictureReader {
  readonly pictures: NinjsAssociation[] = [];
  readonly #html: string;
  readonly #base: string | undefined;
  readonly #kept: string[] = [];
  #from = 0;
  #sources: Tag[] = [];
  /** The number of pictures before the open figure. */
  #figure: number | null = null;
  /** The start of the open caption. */
  #caption: number | null = null;

  constructor(html: string, base: string | undefined) {
    this.#html = html;
    this.#base = base;
  }

  read(tag: string, name: string, isEnd: boolean, index: number): void {
    const after = index + tag.length;
    if (name === 'img') this.#image(attributesOf(tag), index, after);
    else if (name === 'source') this.#source(attributesOf(tag), index, after);
    else if (name === 'picture') this.#sources = [];
    else if (name === 'figure') this.#figure = isEnd ? null : this.pictures.length;
    else if (isEnd) this.#endCaption(index, after);
    else this.#beginCaption(index, after);
  }

  /** The text without its pictures; a caption that never ends stays in the text. */
  text(): string {
    return [...this.#kept, this.#html.slice(this.#caption ?? this.#from)].join('');
  }

  #keepUntil(index: number, after: number): void {
    if (this.#caption === null) this.#kept.push(this.#html.slice(this.#from, index));
    this.#from = after;
  }

  #image(tag: Tag, index: number, after: number): void {
    this.#keepUntil(index, after);
    const alt = tag.get('alt') ?? '';
    if (isSign(tag)) {
      this.#kept.push(encodeEntities(alt));
      return;
    }
    const renditions = isInvisible(tag) ? [] : renditionsOf(tag, this.#sources, this.#base);
    if (renditions.length > 0) this.pictures.push({ type: 'picture', renditions, ...captioned(alt) });
  }

  #source(tag: Tag, index: number, after: number): void {
    this.#keepUntil(index, after);
    this.#sources.push(tag);
  }

  /** A caption is removed from the text only if its picture is too. */
  #beginCaption(index: number, after: number): void {
    if (this.#figure === null || this.#figure >= this.pictures.length || this.#caption !== null) return;
    this.#keepUntil(index, after);
    this.#caption = after;
  }

  #endCaption(index: number, after: number): void {
    if (this.#caption === null) return;
    const caption = plainText(this.#html.slice(this.#caption, index));
    for (const picture of this.pictures.slice(this.#figure ?? 0)) Object.assign(picture, captioned(caption));
    [this.#caption, this.#from] = [null, after];
  }
}

/** The pictures of a text with their captions, and the text without them. */
export function withoutPictures(
  html: string,
  base: string | undefined,
): { html: string; pictures: NinjsAssociation[] } {
  const reader = new PictureReader(html, base);
  for (const { 0: tag, 1: slash = '', 2: name = '', index } of html.matchAll(TAGS))
    reader.read(tag, name.toLowerCase(), slash !== '', index);
  return { html: reader.text(), pictures: reader.pictures };
}
