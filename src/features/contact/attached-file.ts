import { ATTACHMENT_MESSAGES, attachmentTypeOf, TELLING_BYTES } from '#domain/support/attachment.ts';
import { LARGEST_ATTACHMENT } from '#domain/support/ticket.ts';
import { formStrings as strings } from './strings.ts';

/** A chosen file, and the reason why it is not accepted. HLP-02 */
export type Attached = { file: File; wrong: string | null };

/** Checks the first bytes, as the server does: name and type are only what the device assumes. */
export async function attach(file: File): Promise<Attached> {
  if (file.size > LARGEST_ATTACHMENT) return { file, wrong: ATTACHMENT_MESSAGES.size };
  try {
    const head = new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer());
    return { file, wrong: attachmentTypeOf(head) ? null : ATTACHMENT_MESSAGES.kind };
  } catch {
    // The file was moved or changed since it was chosen.
    return { file, wrong: strings.unreadable };
  }
}
