import { type FileKind, fileTypeOf, GIF, JPEG, PNG, WEBP } from './support/file-kind.ts';

/** AVIF, or a container whose first name tells only that pictures are in it: its decoder says which. */
const AVIF = {
  ...{ type: 'image/avif', endings: ['avif'], begins: [] },
  later: { at: 4, one: ['ftypavif', 'ftypavis', 'ftypmif1'] },
} as const;
const HEIC = {
  ...{ type: 'image/heic', endings: ['heic'], begins: [] },
  later: { at: 4, one: ['ftyphei'] },
} as const;
const TIFF = { type: 'image/tiff', endings: ['tif', 'tiff'] } as const;

const PORTRAITS: readonly FileKind[] = [PNG, JPEG, WEBP, AVIF];
const PHOTOGRAPHS: readonly FileKind[] = [
  ...PORTRAITS,
  ...[GIF, HEIC],
  { ...TIFF, begins: [0x49, 0x49, 0x2a, 0] },
  { ...TIFF, begins: [0x4d, 0x4d, 0, 0x2a] },
];

/** What only calls itself a picture never reaches the decoder, which knows more formats than are taken. */
export const isPhotograph = (file: Uint8Array): boolean => fileTypeOf(PHOTOGRAPHS, file) !== null;

/** Whether a file begins like what is taken as picture of an account: PNG, JPEG, WebP or AVIF. */
export const isPortrait = (file: Uint8Array): boolean => fileTypeOf(PORTRAITS, file) !== null;
