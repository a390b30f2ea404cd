import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { freeText } from '#domain/free-text.ts';
import { DISPLAY, MARGIN, SERIF } from '#server/base/pdf/open-pdf.ts';
import { COLUMN } from '#server/press-review/documents/pdf/body-text.ts';
import type { ReviewDocument } from '#server/press-review/documents/review-document.ts';

/** The baseline: pdfkit writes only the same texts, in the same fonts and columns. */
export async function barePdf({ chapters }: ReviewDocument): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, pdfVersion: '1.7', autoFirstPage: false });
  const whole = buffer(doc);
  for (const { clip } of chapters.flatMap(({ clips }) => clips)) {
    doc.addPage();
    doc.font(DISPLAY).fontSize(26).text(clip.title, MARGIN);
    doc.font(SERIF).fontSize(11).text(`${clip.edition} ${clip.section} ${clip.author}`);
    for (const block of clip.body.split('\n'))
      doc.text(freeText(block), COLUMN.x, undefined, { width: COLUMN.width, lineGap: 0.7, paragraphGap: 8 });
  }
  doc.end();
  return await whole;
}
