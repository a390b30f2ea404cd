import type { Brand } from '#domain/brands/brand.ts';
import { graphemesOf } from '#domain/graphemes.ts';
import { PREVIEW_HEIGHT as HEIGHT, PREVIEW_WIDTH as WIDTH } from '#domain/preview-address.ts';
import { hasGlyphsForText, isPictogram, widthOf } from '#server/base/pdf/measure-text.ts';
import { BOLD, DISPLAY, SERIF_BOLD } from '#server/base/pdf/open-pdf.ts';
import { fitLine, fitTitle, LINE_HEIGHT } from './fit-title.ts';

export type PreviewWords = { title: string; kicker: string };

export type PreviewPaper = Pick<Brand, 'colours' | 'domain'> & {
  /** The paper's name as a drawing: SVG whose first colour is `currentColor`. */
  wordmark: string;
};

const MARGIN = 64;
/** Width of the picture, at the right edge. */
export const PICTURE_SPACE = 456;
const WORDMARK = { width: 380, height: 58 };
const RULE_HEIGHT = 12;
const TITLE_TOP = 206;
const TITLE_BOTTOM = HEIGHT - 92;
const KICKER_SIZE = 26;
const ADDRESS_SIZE = 24;

type Colours = { background: string; title: string; accent: string; small: string };

/** Colours: on white beside a picture, on the paper's own colour without one. */
const coloursFor = ({ colours }: PreviewPaper, hasPicture: boolean): Colours =>
  hasPicture
    ? { background: '#ffffff', title: '#17171a', accent: colours.themeLight, small: '#5a636b' }
    : { background: colours.themeLight, title: '#ffffff', accent: '#ffffff', small: '#ffffff' };

/** The preview as SVG; with `hasPicture`, the space for the picture is left empty. */
export function previewSvg(paper: PreviewPaper, words: PreviewWords, hasPicture: boolean): string {
  const colours = coloursFor(paper, hasPicture);
  const width = WIDTH - (hasPicture ? PICTURE_SPACE : 0);
  const space = { width: width - 2 * MARGIN, height: TITLE_BOTTOM - TITLE_TOP };
  const kicker = fitLine(
    words.kicker.toLocaleUpperCase('it'),
    (text) => widthOf(BOLD, text, KICKER_SIZE) <= space.width,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${width}" height="${HEIGHT}" fill="${colours.background}"/>
${hasPicture ? `<rect width="${width}" height="${RULE_HEIGHT}" fill="${colours.accent}"/>` : ''}
${wordmarkAt(paper.wordmark, colours, hasPicture)}
${textAt(kicker, { y: 172, size: KICKER_SIZE, fill: colours.accent, face: 'Archivo', bold: true })}
${titleAt(words.title, space, colours)}
${textAt(`edicola.${paper.domain}`, { y: HEIGHT - 44, size: ADDRESS_SIZE, fill: colours.small, face: 'Archivo' })}
</svg>`;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? '');

type TextLine = { y: number; size: number; fill: string; face: string; bold?: boolean };

const textAt = (text: string, { y, size, fill, face, bold }: TextLine): string =>
  `<text x="${MARGIN}" y="${y}" font-family="${face}" font-size="${size}"${bold ? ' font-weight="700"' : ''} fill="${fill}">${escaped(text)}</text>`;

/** The headline font has only the letters of Western Europe; a title with other letters is set in the text font. */
function titleAt(title: string, room: { width: number; height: number }, { title: fill }: Colours): string {
  const isInDisplayFont = hasGlyphsForText(DISPLAY, title);
  const face = isInDisplayFont ? 'Noto Serif Display' : 'Literata';
  const measure = (text: string, size: number) => widthOf(isInDisplayFont ? DISPLAY : SERIF_BOLD, text, size);
  const { lines, size } = fitTitle(withDrawableLetters(title, isInDisplayFont), room, measure);
  const firstLineY = TITLE_TOP + size * 0.86;
  return lines
    .map((line, index) =>
      textAt(line, { y: firstLineY + index * size * LINE_HEIGHT, size, fill, face, bold: true }),
    )
    .join('\n');
}

/** The title with `[…]` for characters that no font has, which would be drawn as empty boxes. */
const withDrawableLetters = (title: string, isInDisplayFont: boolean): string =>
  isInDisplayFont
    ? title
    : graphemesOf(title.normalize('NFC'))
        .map(drawable)
        .join('')
        .replaceAll(/(?:\[…\]\s*)+(?=\[…\])/g, '');

const drawable = (sign: string): string =>
  /^\s$/.test(sign) || hasGlyphsForText(SERIF_BOLD, sign) || isPictogram(sign) ? sign : '[…]';

const SVG_START_TAG = /^<svg\b[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/;

/** The wordmark within its box; on a coloured background it is all white. */
function wordmarkAt(svg: string, { title, accent }: Colours, hasPicture: boolean): string {
  const [startTag = '', width = '1', height = '1'] = SVG_START_TAG.exec(svg) ?? [];
  const wordmarkBody = svg
    .slice(startTag.length, svg.lastIndexOf('</svg>'))
    .replaceAll(/var\(--wm-2,([^)]+)\)/g, (_, colour: string) => (hasPicture ? colour : accent));
  const scale = Math.min(WORDMARK.width / Number(width), WORDMARK.height / Number(height));
  return `<g transform="translate(${MARGIN} 56) scale(${scale})" fill="${title}" color="${title}">${wordmarkBody}</g>`;
}
