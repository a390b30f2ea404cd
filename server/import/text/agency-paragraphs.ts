import { encodeEntities } from '../plain-text.ts';

/** Agencies begin a paragraph with blanks instead of leaving a line empty. */
const INDENTED = /^(?: {2,}|\t)\S/;

/** Lines as paragraphs: parted by empty lines, and by lines that begin with blanks among others that do not. */
export function agencyParagraphs(text: string): string[] {
  const blocks = text.replace(/\r\n?/g, '\n').split(/\n(?:[ \t\u00a0]*\n)+/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const isIndented = (line: string) => INDENTED.test(line);
    // Where every line is set in, the blanks are the document's, not the author's.
    if (!lines.slice(1).some(isIndented) || lines.slice(1).every(isIndented))
      return [lines.join('\n').trim()];
    const paragraphs: string[][] = [];
    for (const line of lines) {
      const last = paragraphs.at(-1);
      if (last && !isIndented(line)) last.push(line);
      else paragraphs.push([line]);
    }
    return paragraphs.map((one) => one.map((line) => line.trim()).join(' '));
  });
}

const html = (paragraphs: string[]): string =>
  paragraphs.flatMap((one) => (one.trim() ? [`<p>${one.trim()}</p>`] : [])).join('\n');

const isParted = (text: string) => /\n[ \t\u00a0]*\n/.test(text) || /\n(?: {2,}|\t)\S/.test(text);

/** Plain text as paragraphs; null where neither empty lines nor blanks part them. */
export const plainParagraphs = (text: string): string | null =>
  isParted(text) ? html(agencyParagraphs(encodeEntities(text))) : null;

/** A whole text that an agency put into one `p`: its paragraphs are those of plain text. */
export const splitLoneParagraphs = (markup: string): string =>
  markup.replace(/<p(?:\s[^<>]*)?>([^<>]*)<\/p>/gi, (whole, text: string) =>
    isParted(text) ? html(agencyParagraphs(text)) : whole,
  );
