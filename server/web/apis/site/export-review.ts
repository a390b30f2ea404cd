import type { ExportFormat } from '#domain/press-review/review.ts';
import type { operations } from '#openapi/generated/site.ts';
import { countAction } from '#server/accounts/identity/count-action.ts';
import { documentStrings } from '#server/press-review/documents/document-strings.ts';
import { EXPORTS } from '#server/press-review/documents/export-document.ts';
import { readDocument } from '#server/press-review/documents/read-document.ts';
import { recordUsage } from '#server/press-review/review-context.ts';
import { Attachment, type AttachmentType } from '../../http/attachment.ts';
import type { Handler } from '../../http/handler.ts';
import { refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { reviewContext } from './review-call.ts';

/** Hundreds of pages each; nobody reads as many. */
const OF_READER = { name: 'press-export', points: 20, seconds: 60 };

const TYPES: Record<ExportFormat, AttachmentType> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  json: 'application/octet-stream',
  csv: 'application/octet-stream',
};

const NOTHING = refusal(404, 'ERR_NOT_FOUND', 'there are no clips to export');

export const exportReview: Handler<operations['exportReview']> = async (call) => {
  const asked = await reviewContext(call);
  if (asked.refused) return asked.refused;
  const { context } = asked;
  const { format, source } = call.body;
  const wait = await countAction(call.identity, OF_READER, context.session.readerId);
  if (wait > 0) return tooManyAttempts(wait);
  const document = await readDocument(context, source, call.newsstandUrl);
  if (!document) return NOTHING;
  const bytes = await EXPORTS[format](document);
  const name = documentStrings.fileName(document.contents.day, format);
  await recordUsage(context, { kind: format === 'pdf' ? 'downloaded' : 'exported', what: name });
  return { status: 200, body: new Attachment(TYPES[format], name, bytes) };
};
