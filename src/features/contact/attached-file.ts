import { ATTACHMENT_MESSAGES, attachmentTypeOf, TYPE_DETECTION_BYTES } from '#domain/support/attachment.ts';
import { MAX_ATTACHMENT_BYTES } from '#domain/support/ticket.ts';
import { formStrings as strings } from './strings.ts';

/** A chosen file, and the reason why it is not accepted. HLP-02 */
export type AttachedFile = { file: File; problem: string | null };

/** Checks the first bytes, as the server does: name and type are only what the device assumes. */
export async function attach(file: File): Promise<AttachedFile> {
  if (file.size > MAX_ATTACHMENT_BYTES) return { file, problem: ATTACHMENT_MESSAGES.size };
  try {
    const head = new Uint8Array(await file.slice(0, TYPE_DETECTION_BYTES).arrayBuffer());
    return { file, problem: attachmentTypeOf(head) ? null : ATTACHMENT_MESSAGES.kind };
  } catch {
    // The file was moved or changed since it was chosen.
    return { file, problem: strings.unreadable };
  }
}
