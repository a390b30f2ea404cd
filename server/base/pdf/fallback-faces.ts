import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ttfOf } from './woff-to-ttf.ts';

const { resolve } = createRequire(import.meta.url);

/** Emoji, flags and pictures, in one colour. */
export const PICTURES = resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf');

/** Arabic, whose letters the library joins by this face's rules and draws from the right. */
export const ARABIC = resolve(
  '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
);

/** Name of a face that draws every script plainly, on a document that has it. */
export const EVERY_SCRIPT = 'every-script';

let everyScript: Buffer | undefined;

/** Lets a document use the face of every script; it is read when a document first needs it. */
export function addEveryScript(doc: PDFKit.PDFDocument): void {
  everyScript ??= ttfOf(readFileSync(resolve('@fontsource/unifont/files/unifont-latin-400-normal.woff')));
  doc.registerFont(EVERY_SCRIPT, everyScript);
}
