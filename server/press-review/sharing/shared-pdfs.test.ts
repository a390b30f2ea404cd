import { expect, test, vi } from 'vitest';
import { clipOf, documentOf } from '#tests/support/press-document.ts';
import { PdfFailed } from '../documents/make-pdf.ts';
import { SharedPdfs } from './shared-pdfs.ts';

const document = (title: string, at = '2025-04-03T10:00:00Z') => ({
  ...documentOf([{ title: 'Primo piano', clips: [clipOf({ title })] }]),
  createdAt: new Date(at),
});

test('PRS-04 a document is made once for all requests within a minute, and a different one is made separately', async () => {
  const make = vi.fn(async () => Buffer.from('%PDF-'));
  const pdfs = new SharedPdfs(make);
  await Promise.all([1, 2, 3].map(() => pdfs.pdfOf(document('Uno'))));
  await pdfs.pdfOf(document('Uno', '2025-04-03T10:00:59Z'));
  expect(make).toHaveBeenCalledTimes(1);
  await pdfs.pdfOf(document('Due'));
  await pdfs.pdfOf(document('Uno', '2025-04-03T10:01:00Z'));
  expect(make).toHaveBeenCalledTimes(3);
});

test('PRS-04 a document that failed is made again for the next request', async () => {
  const make = vi.fn(async () => Buffer.from('%PDF-')).mockRejectedValueOnce(new PdfFailed());
  const pdfs = new SharedPdfs(make);
  await expect(pdfs.pdfOf(document('Uno'))).rejects.toThrow(PdfFailed);
  expect(String(await pdfs.pdfOf(document('Uno')))).toBe('%PDF-');
});
