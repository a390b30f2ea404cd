import { acceptOf, fileNameOf, fileTypeOf, GIF, JPEG, PDF, PNG, WEBP } from './file-kind.ts';

/** What may be sent along to customer service. HLP-02 */
const KINDS = [
  PNG,
  JPEG,
  GIF,
  WEBP,
  {
    ...{ type: 'image/heic', endings: ['heic', 'heif'], begins: [] },
    later: {
      at: 4,
      one: ['ftypheic', 'ftypheix', 'ftyphevc', 'ftypheim', 'ftypheis', 'ftypmif1', 'ftypmsf1'],
    },
  },
  PDF,
] as const;

export type AttachmentType = (typeof KINDS)[number]['type'];

export const ATTACHMENT_ACCEPT = acceptOf(KINDS);

/** As many bytes of a file as are looked at. */
export const TELLING_BYTES = 16;

export const attachmentTypeOf = (bytes: Uint8Array): AttachmentType | null => fileTypeOf(KINDS, bytes);

export const attachmentNameOf = (name: string, type: AttachmentType): string => fileNameOf(KINDS, name, type);

/** What is said of one that is not taken. */
export const ATTACHMENT_MESSAGES = {
  size: 'L’allegato supera i 5 MB: scegline uno più leggero.',
  kind: 'Si possono allegare immagini (PNG, JPEG, GIF, WebP, HEIC) e PDF.',
} as const;
