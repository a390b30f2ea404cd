import { ATTACHMENT_MESSAGES, attachmentTypeOf, TELLING_BYTES } from '#domain/support/attachment.ts';
import { LARGEST_ATTACHMENT } from '#domain/support/ticket.ts';
import { formStrings as strings } from './strings.ts';

/** A file that was chosen, and why it is not taken. HLP-02 */
export type Attached = { file: File; wrong: string | null };

/** By its first bytes, as the server will: names and types are what the device believes. */
export async function attach(file: File): Promise<Attached> {
  if (file.size > LARGEST_ATTACHMENT) return { file, wrong: ATTACHMENT_MESSAGES.size };
  try {
    const head = new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer());
    return { file, wrong: attachmentTypeOf(head) ? null : ATTACHMENT_MESSAGES.kind };
  } catch {
    // Moved or changed since it was chosen.
    return { file, wrong: strings.unreadable };
  }
}
