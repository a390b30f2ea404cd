import type { Brand } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { plainDate } from '#domain/date-words.ts';
import { fontFallback, type SplitByFont } from '#server/base/pdf/legible.ts';
import { BOLD, GREY, INK, MARGIN, openPdf, REGULAR, WIDTH } from '#server/base/pdf/open-pdf.ts';
import { flowText } from '#server/base/pdf/write-text.ts';
import type { InvoiceRow } from '../db/invoices.ts';
import { readRecipient } from './invoice-recipient.ts';
import { invoiceStrings as strings } from './invoice-strings.ts';
import { invoiceNumber, splitVat } from './issue-invoice.ts';

const AMOUNT_WIDTH = 120;

type Line = { label: string; text: string; strong?: boolean };

/** An invoice as a tagged PDF in Italian, one page. ACC-06 */
export async function invoicePdf(row: InvoiceRow): Promise<Buffer> {
  const brand = brandOf(row.brand);
  const title = strings.title(invoiceNumber(row));
  const { doc, write, end } = openPdf({
    title: `${title} · ${brand.name}`,
    author: brand.name,
    createdAt: new Date(row.issuedOn),
  });

  const splitByFont = fontFallback(doc);
  const fact = (line: Line) => writeFact(doc, splitByFont, line);

  write('P', () => doc.font(BOLD).fontSize(22).fillColor(brand.colours.themeLight).text(brand.name));
  for (const line of sellerLines(brand)) {
    write('P', () => doc.font(REGULAR).fontSize(10).fillColor(GREY).text(line));
  }
  write('H1', () => doc.moveDown(2).font(BOLD).fontSize(18).fillColor(INK).text(title));
  write('P', () => fact({ label: strings.issuedOn, text: plainDate(row.issuedOn) }));
  write('H2', () => ink(doc.moveDown(1.5), true).text(strings.recipient));
  for (const line of recipientLines(row)) write('P', () => fact(line));
  write('H2', () => ink(doc.moveDown(1.5), true).text(strings.description));
  write('P', () => fact({ label: '', text: row.description }));
  doc.moveDown(1);
  for (const { label, text, strong } of amounts(row)) {
    const { y } = doc;
    write('P', () => ink(doc, strong).text(label, MARGIN, y, { width: WIDTH - AMOUNT_WIDTH }));
    const right = { width: AMOUNT_WIDTH, align: 'right' } as const;
    write('P', () => doc.text(text, MARGIN + WIDTH - AMOUNT_WIDTH, y, right).moveDown(0.4));
  }
  write('P', () => doc.moveDown(2).font(REGULAR).fontSize(9).fillColor(GREY).text(strings.note, MARGIN));
  return await end();
}

function sellerLines({ publisher, domain }: Pick<Brand, 'publisher' | 'domain'>): string[] {
  const { name, address, vatNumber, demonstration } = publisher;
  const vat = `${strings.vatNumber} ${vatNumber}`;
  return [name, ...address, demonstration ? `${vat} ${strings.demonstration}` : vat, `www.${domain}`];
}

function recipientLines({ recipient }: InvoiceRow): Line[] {
  const to = readRecipient(recipient);
  const optionalLines: [string, string | null][] = [
    [strings.fiscalCode, to.fiscalCode],
    [strings.vatNumber, to.vatNumber],
    [strings.sdi, to.sdi],
    [strings.pec, to.pec],
    [strings.cig, to.cig],
  ];
  return [
    { label: '', text: to.name, strong: true },
    ...to.address.map((text) => ({ label: '', text })),
    { label: '', text: to.email },
    ...optionalLines.flatMap(([label, text]) => (text ? [{ label, text }] : [])),
  ];
}

function amounts({ cents, vatPercent }: InvoiceRow): Line[] {
  const { net, vat } = splitVat(cents, vatPercent);
  return [
    { label: strings.net, text: strings.euros(net) },
    { label: strings.vat(vatPercent), text: strings.euros(vat) },
    { label: strings.total, text: strings.euros(cents), strong: true },
  ];
}

const ink = (doc: PDFKit.PDFDocument, strong = false) =>
  doc
    .font(strong ? BOLD : REGULAR)
    .fontSize(strong ? 13 : 11)
    .fillColor(INK);

function writeFact(
  doc: PDFKit.PDFDocument,
  splitByFont: SplitByFont,
  { label, text, strong = false }: Line,
): void {
  ink(doc, strong);
  flowText(doc, splitByFont, label ? `${label}: ${text}` : text, { face: strong ? BOLD : REGULAR });
}
