import { decodeHTMLAttribute } from 'entities';
import type { NinjsAssociation, NinjsRendition } from '../ninjs/ninjs-item.ts';
import { encodeEntities, plainText } from '../plain-text.ts';
import { oneLine } from '../visible-text.ts';
import { pictureAddresses } from './address.ts';
import { isDecorativeAddress, isInvisible } from './decorative-pictures.ts';

/**
 * Matches an attribute. Its name must begin at the start of a word: otherwise a tag with one long word would
 * be searched again from each of its letters.
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

/**
 * Matches a tag of a picture or figure. It stops at the next `<`, or unclosed tags would be searched to the
 * text's end.
 */
const TAGS = /<(\/?)(img|picture|source|figure|figcaption)\b[^<>]*>/gi;

/** Attributes from which scripts for lazy loading take the real address. */
const LAZY_ATTRIBUTES = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-orig-file',
  'data-large-file',
  'data-full-url',
  'data-url',
];
const SRCSET_ATTRIBUTES = ['data-srcset', 'data-lazy-srcset', 'srcset'];

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

type TagAttributes = Map<string, string>;

function renditionsOf(
  tag: TagAttributes,
  sources: TagAttributes[],
  base: string | undefined,
): NinjsRendition[] {
  const sets = [tag, ...sources].flatMap((one) =>
    SRCSET_ATTRIBUTES.flatMap((name) => renditionsOfSet(one.get(name) ?? '', base)),
  );
  const fromAttributes = [...LAZY_ATTRIBUTES, 'src'].flatMap((name) =>
    pictureAddresses(tag.get(name) ?? '', base),
  );
  const all = [...sets, ...fromAttributes.map((href) => ({ href, width: undefined }))];
  const undecorative = all.filter(({ href }) => href !== undefined && !isDecorativeAddress(href));
  return [...new Map(undecorative.toReversed().map((one) => [one.href, one])).values()].toReversed();
}

const withCaption = (caption: string) =>
  caption ? { descriptions: [{ role: 'caption', contenttype: 'text/plain', value: caption }] } : {};

/** Whether a picture is a drawn emoji, whose `alt` holds the character. */
const isEmoji = (tag: TagAttributes): boolean => /\b(?:wp-smiley|emoji)\b/.test(tag.get('class') ?? '');

/** Collects the pictures and captions of a text, tag by tag. */
class PictureReader {
  readonly pictures: NinjsAssociation[] = [];
  readonly #html: string;
  readonly #base: string | undefined;
  readonly #textParts: string[] = [];
  #textStart = 0;
  #sources: TagAttributes[] = [];
  /** The number of pictures before the open figure. */
  #figureStart: number | null = null;
  /** The start of the open caption. */
  #captionStart: number | null = null;

  constructor(html: string, base: string | undefined) {
    this.#html = html;
    this.#base = base;
  }

  read(tag: string, name: string, isEnd: boolean, index: number): void {
    const end = index + tag.length;
    if (name === 'img') this.#image(attributesOf(tag), index, end);
    else if (name === 'source') this.#source(attributesOf(tag), index, end);
    else if (name === 'picture') this.#sources = [];
    else if (name === 'figure') this.#figureStart = isEnd ? null : this.pictures.length;
    else if (isEnd) this.#endCaption(index, end);
    else this.#beginCaption(index, end);
  }

  /** The text without its pictures and captions; a caption without an end tag stays in the text. */
  text(): string {
    return [...this.#textParts, this.#html.slice(this.#captionStart ?? this.#textStart)].join('');
  }

  #addTextUntil(index: number, end: number): void {
    if (this.#captionStart === null) this.#textParts.push(this.#html.slice(this.#textStart, index));
    this.#textStart = end;
  }

  #image(tag: TagAttributes, index: number, end: number): void {
    this.#addTextUntil(index, end);
    const alt = tag.get('alt') ?? '';
    if (isEmoji(tag)) {
      this.#textParts.push(encodeEntities(alt));
      return;
    }
    const renditions = isInvisible(tag) ? [] : renditionsOf(tag, this.#sources, this.#base);
    if (renditions.length > 0) this.pictures.push({ type: 'picture', renditions, ...withCaption(alt) });
  }

  #source(tag: TagAttributes, index: number, end: number): void {
    this.#addTextUntil(index, end);
    this.#sources.push(tag);
  }

  /** A caption is removed from the text only if its picture is too. */
  #beginCaption(index: number, end: number): void {
    if (
      this.#figureStart === null ||
      this.#figureStart >= this.pictures.length ||
      this.#captionStart !== null
    )
      return;
    this.#addTextUntil(index, end);
    this.#captionStart = end;
  }

  #endCaption(index: number, end: number): void {
    if (this.#captionStart === null) return;
    const caption = plainText(this.#html.slice(this.#captionStart, index));
    for (const picture of this.pictures.slice(this.#figureStart ?? 0))
      Object.assign(picture, withCaption(caption));
    [this.#captionStart, this.#textStart] = [null, end];
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
