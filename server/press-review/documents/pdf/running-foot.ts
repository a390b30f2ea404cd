import { GREY, HEIGHT, INK, MARGIN, REGULAR, WIDTH } from '../../../pdf/open-pdf.ts';
import { documentStrings as strings } from '../document-strings.ts';
import type { ReviewDocument } from '../review-document.ts';
import { FOOT_HEIGHT, type Sheet } from './sheet.ts';

const SIZE = 8;
const LINE = 11;
const NUMBER_WIDTH = 60;

/** Under every page: for whom it is, and which one it is. Nobody hears it read out on every page. */
export function writeFeet(sheet: Sheet, { licensee, recipient }: ReviewDocument): void {
  const { doc, legible } = sheet;
  const { count } = doc.bufferedPageRange();
  const [licence, copy] = [
    legible(strings.licence(licensee), REGULAR),
    recipient ? legible(strings.copyFor(recipient), REGULAR) : null,
  ];
  const top = HEIGHT - MARGIN - FOOT_HEIGHT + 14;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc.rect(MARGIN, top - 6, WIDTH, 0.5).fill(INK);
    doc.font(REGULAR).fontSize(SIZE).fillColor(GREY);
    const line = { height: LINE, ellipsis: true, width: WIDTH - NUMBER_WIDTH };
    doc.text(licence, MARGIN, top, line);
    if (copy) doc.text(copy, MARGIN, top + LINE, line);
    const number = strings.sheet(page + 1, count);
    doc.text(number, MARGIN + WIDTH - doc.widthOfString(number), top, { lineBreak: false });
    doc.endMarkedContent();
  }
}
