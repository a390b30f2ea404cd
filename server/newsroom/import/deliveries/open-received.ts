import { charsetOf } from '../content-charset.ts';
import type { Rejection, Warning } from '../import-report.ts';
import { Rejected } from '../rejected.ts';
import type { SourceItem } from '../source-item.ts';
import { fileItem } from './file-item.ts';
import type { IncomingFile } from './incoming-file.ts';
import type { ItemKind } from './item-kinds.ts';
import { openZip } from './zip-delivery.ts';

type ReceivedDelivery = { items: SourceItem[]; rejected: Rejection[]; warnings: Warning[]; close(): void };

const ZIP_SIGNATURE = [0x50, 0x4b];

const isZip = ({ head }: IncomingFile) => ZIP_SIGNATURE.every((byte, at) => head[at] === byte);

function kindOf(contentType: string): ItemKind {
  if (/ndjson/i.test(contentType)) return 'lines';
  return /xml/i.test(contentType) ? 'xml' : 'json';
}

/**
 * Opens a body as a delivery: an archive is recognised by its first bytes, any other kind by the caller's
 * `Content-Type`.
 */
export async function openReceived(file: IncomingFile, contentType: string): Promise<ReceivedDelivery> {
  const emptyDelivery = { items: [], rejected: [], warnings: [], close: () => undefined };
  if (!isZip(file)) {
    const kind = kindOf(contentType);
    // A request body has no folder from which pictures could be read.
    const charset = charsetOf(contentType);
    return { ...emptyDelivery, items: [{ ...fileItem(file.path, kind, 'body'), folder: null, charset }] };
  }
  try {
    return await openZip(file.path, 'body.zip');
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return { ...emptyDelivery, rejected: [{ name: 'body.zip', place: error.place, reason: error.reason }] };
  }
}
