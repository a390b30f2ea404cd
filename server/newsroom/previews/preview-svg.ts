import type { Brand } from '#domain/brands/brand.ts';
import { graphemesOf } from '#domain/graphemes.ts';
import { PREVIEW_HEIGHT as HEIGHT, PREVIEW_WIDTH as WIDTH } from '#domain/preview-address.ts';
import { hasSigns, isPicture, widthOf } from '#server/base/pdf/measure-text.ts';
import { DISPLAY, SERIF_BOLD } from '#server/base/pdf/open-pdf.ts';
import { fitTitle, LINE_HEIGHT } from './fit-title.ts';

export type PreviewWords = { title: string; kicker: string };

export type PreviewPaper = Pick<Brand, 'colours' | 'domain'> & {
  /** The paper's name as a drawing: SVG whose first colour is `currentColor`. */
  wordmark: string;
};

const MARGIN = 64;
/** Width of the picture, at the right edge. */
export const PICTURE_SPACE = 456;
const WORDMARK = { width: 380, height: 58 };
const RULE = 12;
const TITLE_TOP = 206;
const TITLE_BOTTOM = HEIGHT - 92;
const KICKER_SIZE = 26;
const ADDRESS_SIZE = 24;

type Look = { ground: string; title: string; accent: string; small: string };

/** Colours: on white beside a picture, on the paper's own colour without one. */
const lookOf = ({ colours }: PreviewPaper, pictured: boolean): Look =>
  pictured
    ? { ground: '#ffffff', title: '#17171a', accent: colours.themeLight, small: '#5a636b' }
    : { ground: colours.themeLight, title: '#ffffff', accent: '#ffffff', small: '#ffffff' };

/** The preview without its picture, whose place is left empty. */
export function previewSvg(paper: PreviewPaper, words: PreviewWords, pictured: boolean): string {
  const look = lookOf(paper, pictured);
  const width = WIDTH - (pictured ? PICTURE_SPACE : 0);
  const room = { width: width - 2 * MARGIN, height: TITLE_BOTTOM - TITLE_TOP };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${width}" height="${HEIGHT}" fill="${look.ground}"/>
${pictured ? `<rect width="${width}" height="${RULE}" fill="${look.accent}"/>` : ''}
${wordmarkAt(paper.wordmark, look, pictured)}
${textAt(words.kicker.toLocaleUpperCase('it'), { y: 172, size: KICKER_SIZE, fill: look.accent, face: 'Archivo', bold: true })}
${titleAt(words.title, room, look)}
${textAt(`edicola.${paper.domain}`, { y: HEIGHT - 44, size: ADDRESS_SIZE, fill: look.small, face: 'Archivo' })}
</svg>`;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? '');

type Line = { y: number; size: number; fill: string; face: string; bold?: boolean };

const textAt = (text: string, { y, size, fill, face, bold }: Line): string =>
  `<text x="${MARGIN}" y="${y}" font-family="${face}" font-size="${size}"${bold ? ' font-weight="700"' : ''} fill="${fill}">${escaped(text)}</text>`;

/** The headline font has only the letters of Western Europe; a title with other letters is set in the text font. */
function titleAt(title: string, room: { width: number; height: number }, { title: fill }: Look): string {
  const display = hasSigns(DISPLAY, title);
  const face = display ? 'Noto Serif Display' : 'Literata';
  const measure = (text: string, size: number) => widthOf(display ? DISPLAY : SERIF_BOLD, text, size);
  const { lines, size } = fitTitle(readable(title, display), room, measure);
  const first = TITLE_TOP + size * 0.86;
  return lines
    .map((line, index) =>
      textAt(line, { y: first + index * size * LINE_HEIGHT, size, fill, face, bold: true }),
    )
    .join('\n');
}

/** Characters that no font has would be drawn as empty boxes; a mark shows that something was left out. */
const readable = (title: string, display: boolean): string =>
  display
    ? title
    : graphemesOf(title.normalize('NFC'))
        .map(drawn)
        .join('')
        .replaceAll(/(?:\[…\]\s*)+(?=\[…\])/g, '');

const drawn = (sign: string): string =>
  /^\s$/.test(sign) || hasSigns(SERIF_BOLD, sign) || isPicture(sign) ? sign : '[…]';

const OPENING = /^<svg\b[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/;

/** The wordmark within its box; on a coloured background it is all white. */
function wordmarkAt(svg: string, { title, accent }: Look, pictured: boolean): string {
  const [opening = '', width = '1', height = '1'] = OPENING.exec(svg) ?? [];
  const drawn = svg
    .slice(opening.length, svg.lastIndexOf('</svg>'))
    .replaceAll(/var\(--wm-2,([^)]+)\)/g, (_, colour: string) => (pictured ? colour : accent));
  const scale = Math.min(WORDMARK.width / Number(width), WORDMARK.height / Number(height));
  return `<g transform="translate(${MARGIN} 56) scale(${scale})" fill="${title}" color="${title}">${drawn}</g>`;
}
