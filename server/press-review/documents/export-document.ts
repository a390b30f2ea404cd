import type { ExportFormat } from '#domain/press-review/review.ts';
import { makePdf } from './make-pdf.ts';
import { reviewCsv } from './review-csv.ts';
import type { ReviewDocument } from './review-document.ts';
import { reviewJson } from './review-json.ts';
import { reviewZip } from './review-zip.ts';

/** Makes a review in each file format for downloading. @throws PdfFailed */
export const EXPORTERS: Record<ExportFormat, (document: ReviewDocument) => Promise<Buffer>> = {
  pdf: async (document) => await makePdf(document),
  zip: async (document) => await reviewZip(document, await makePdf(document)),
  json: async (document) => reviewJson(document),
  csv: async (document) => reviewCsv(document),
};
