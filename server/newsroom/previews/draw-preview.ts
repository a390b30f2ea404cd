import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { PREVIEW_HEIGHT as HEIGHT, PREVIEW_WIDTH as WIDTH } from '#domain/preview-address.ts';
import { PICTOGRAM_FONT } from '#server/base/pdf/fallback-faces.ts';
import { PICTOGRAM } from '#server/base/pdf/legible.ts';
import { BOLD, DISPLAY, REGULAR, SERIF_BOLD } from '#server/base/pdf/open-pdf.ts';
import { PICTURE_SPACE, type PreviewPaper, type PreviewWords, previewSvg } from './preview-svg.ts';

const TITLE_FONTS = [REGULAR, BOLD, SERIF_BOLD, DISPLAY];

/**
 * Font settings; the emoji font is only listed for words that need it, because each drawing reads all listed
 * files.
 */
const fontsFor = ({ title, kicker }: PreviewWords) => ({
  fontFiles: PICTOGRAM.test(title + kicker) ? [...TITLE_FONTS, PICTOGRAM_FONT] : TITLE_FONTS,
  loadSystemFonts: false,
  defaultFontFamily: 'Literata',
});
/** Quality at which letters stay sharp; some sites refuse images larger than 300 KB. */
const JPEG_QUALITY = 82;

/**
 * Draws a preview as JPEG, which every site shows. Drawing and compressing run in threads.
 * @param pictureFile the article's picture, in any format; a typographic preview is drawn without
 */
export async function drawPreview(
  paper: PreviewPaper,
  words: PreviewWords,
  pictureFile: string | null,
): Promise<Buffer> {
  const picture = pictureFile === null ? null : await cropPicture(pictureFile);
  const drawn = await renderAsync(previewSvg(paper, words, picture !== null), { font: fontsFor(words) });
  const { width, height } = drawn;
  return await sharp(drawn.pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .composite(picture ? [{ input: picture, left: WIDTH - PICTURE_SPACE, top: 0 }] : [])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

/**
 * The most significant part of a picture, cropped to the shape of its place; null for one that cannot be read. After a
 * power failure a file may be empty or damaged.
 */
async function cropPicture(file: string): Promise<Buffer | null> {
  try {
    return await sharp(await readFile(file))
      .resize(PICTURE_SPACE, HEIGHT, { fit: 'cover', position: 'attention' })
      .removeAlpha()
      .png({ compressionLevel: 0 })
      .toBuffer();
  } catch {
    return null;
  }
}
