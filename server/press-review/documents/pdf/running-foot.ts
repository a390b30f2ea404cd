import { GREY, HEIGHT, INK, MARGIN, REGULAR, WIDTH } from '#server/base/pdf/open-pdf.ts';
import { writeOneLine } from '#server/base/pdf/write-text.ts';
import { documentStrings as strings } from '../document-strings.ts';
import type { ReviewDocument } from '../review-document.ts';
import { FOOT_HEIGHT, type PageWriter } from './page-writer.ts';

const SIZE = 8;
const LINE = 11;
const NUMBER_WIDTH = 60;

/**
 * Writes the foot of every page: its recipient and the page number. It is an artifact, so that screen readers do not
 * repeat it.
 */
export function writeFeet(writer: PageWriter, { licensee, recipient }: ReviewDocument): void {
  const { doc, splitByFont } = writer;
  const { count } = doc.bufferedPageRange();
  const lines = [strings.licence(licensee), ...(recipient ? [strings.copyFor(recipient)] : [])];
  const top = HEIGHT - MARGIN - FOOT_HEIGHT + 14;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc.rect(MARGIN, top - 6, WIDTH, 0.5).fill(INK);
    doc.font(REGULAR).fontSize(SIZE).fillColor(GREY);
    const room = { face: REGULAR, x: MARGIN, width: WIDTH - NUMBER_WIDTH, height: LINE };
    lines.forEach((line, at) => {
      writeOneLine(doc, splitByFont, line, { ...room, y: top + at * LINE });
    });
    const number = strings.pageOf(page + 1, count);
    doc.font(REGULAR).text(number, MARGIN + WIDTH - doc.widthOfString(number), top, { lineBreak: false });
    doc.endMarkedContent();
  }
}
