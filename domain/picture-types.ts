import { type FileKind, fileTypeOf, GIF, JPEG, PNG, WEBP } from './support/file-kind.ts';

/** AVIF. The brand `mif1` is a generic image container: the decoder finds out what is in it. */
const AVIF = {
  type: 'image/avif',
  endings: ['avif'],
  begins: [],
  signature: { offset: 4, anyOf: ['ftypavif', 'ftypavis', 'ftypmif1'] },
} as const;
const HEIC = {
  type: 'image/heic',
  endings: ['heic'],
  begins: [],
  signature: { offset: 4, anyOf: ['ftyphei'] },
} as const;
const TIFF = { type: 'image/tiff', endings: ['tif', 'tiff'] } as const;

const ACCOUNT_PICTURE_TYPES: readonly FileKind[] = [PNG, JPEG, WEBP, AVIF];
const PHOTOGRAPH_TYPES: readonly FileKind[] = [
  ...ACCOUNT_PICTURE_TYPES,
  GIF,
  HEIC,
  { ...TIFF, begins: [0x49, 0x49, 0x2a, 0] },
  { ...TIFF, begins: [0x4d, 0x4d, 0, 0x2a] },
];

/**
 * Whether a file begins like a photograph of an accepted type. Other files never reach the decoder, which reads more
 * formats than are accepted.
 */
export const isPhotograph = (file: Uint8Array): boolean => fileTypeOf(PHOTOGRAPH_TYPES, file) !== null;

/** Whether a file begins like an accepted picture of an account: PNG, JPEG, WebP or AVIF. */
export const isAccountPicture = (file: Uint8Array): boolean =>
  fileTypeOf(ACCOUNT_PICTURE_TYPES, file) !== null;
