import { acceptOf, fileNameOf, fileTypeOf, GIF, JPEG, PDF, PNG, WEBP } from './file-kind.ts';

/** Types of files accepted as attachments to customer service. HLP-02 */
const KINDS = [
  PNG,
  JPEG,
  GIF,
  WEBP,
  {
    type: 'image/heic',
    endings: ['heic', 'heif'],
    begins: [],
    signature: {
      offset: 4,
      anyOf: ['ftypheic', 'ftypheix', 'ftyphevc', 'ftypheim', 'ftypheis', 'ftypmif1', 'ftypmsf1'],
    },
  },
  PDF,
] as const;

export type AttachmentType = (typeof KINDS)[number]['type'];

export const ATTACHMENT_ACCEPT = acceptOf(KINDS);

/** Number of bytes needed to detect a file's type. */
export const TYPE_DETECTION_BYTES = 16;

export const attachmentTypeOf = (bytes: Uint8Array): AttachmentType | null => fileTypeOf(KINDS, bytes);

export const attachmentNameOf = (name: string, type: AttachmentType): string => fileNameOf(KINDS, name, type);

/** Messages for a rejected attachment. */
export const ATTACHMENT_MESSAGES = {
  size: 'L’allegato supera i 5 MB: scegline uno più leggero.',
  kind: 'Si possono allegare immagini (PNG, JPEG, GIF, WebP, HEIC) e PDF.',
} as const;
