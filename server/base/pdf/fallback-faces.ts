import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ttfOf } from './woff-to-ttf.ts';

const { resolve } = createRequire(import.meta.url);

/** Emoji, flags and pictograms, in one colour. */
export const PICTOGRAM_FONT = resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf');

/** Arabic, whose letters the library joins by this font's rules and draws from right to left. */
export const ARABIC_FONT = resolve(
  '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
);

/** Name of a font with plain glyphs for every script, once it has been added to a document. */
export const EVERY_SCRIPT = 'every-script';

let everyScript: Buffer | undefined;

/** Registers the font for every script on a document; the file is read when a document first needs it. */
export function addEveryScript(doc: PDFKit.PDFDocument): void {
  everyScript ??= ttfOf(readFileSync(resolve('@fontsource/unifont/files/unifont-latin-400-normal.woff')));
  doc.registerFont(EVERY_SCRIPT, everyScript);
}
