import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { PREVIEW_HEIGHT as HEIGHT, PREVIEW_WIDTH as WIDTH } from '#domain/preview-address.ts';
import { PICTURES } from '#server/base/pdf/fallback-faces.ts';
import { PICTURE } from '#server/base/pdf/legible.ts';
import { BOLD, DISPLAY, REGULAR, SERIF_BOLD } from '#server/base/pdf/open-pdf.ts';
import { PICTURE_SPACE, type PreviewPaper, type PreviewWords, previewSvg } from './preview-svg.ts';

const FACES = [REGULAR, BOLD, SERIF_BOLD, DISPLAY];

/** The face of pictures is read for every drawing that it is named for. */
const fontsFor = ({ title, kicker }: PreviewWords) => ({
  fontFiles: PICTURE.test(title + kicker) ? [...FACES, PICTURES] : FACES,
  loadSystemFonts: false,
  defaultFontFamily: 'Literata',
});
/** Letters stay sharp; some sites refuse what is larger than 300 KB. */
const QUALITY = 82;

/**
 * Draws a preview as JPEG, which every site shows. Words and picture are drawn and pressed by threads of their own.
 * @param pictureFile of the article, in any format; a typographic one is drawn without
 */
export async function drawPreview(
  paper: PreviewPaper,
  words: PreviewWords,
  pictureFile: string | null,
): Promise<Buffer> {
  const picture = pictureFile === null ? null : await cutOut(pictureFile);
  const drawn = await renderAsync(previewSvg(paper, words, picture !== null), { font: fontsFor(words) });
  const { width, height } = drawn;
  return await sharp(drawn.pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .composite(picture ? [{ input: picture, left: WIDTH - PICTURE_SPACE, top: 0 }] : [])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

/** The part of a picture that tells most, in the form of its place; null for one that cannot be read. */
async function cutOut(file: string): Promise<Buffer | null> {
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return null;
  return await sharp(bytes)
    .resize(PICTURE_SPACE, HEIGHT, { fit: 'cover', position: 'attention' })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
}
