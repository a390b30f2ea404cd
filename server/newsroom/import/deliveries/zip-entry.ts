import type { Entry } from 'yauzl';
import { Rejected } from '../rejected.ts';

/** Limit of the compression ratio. Text has a ratio of 10, rarely of 50; a higher one means a zip bomb. */
const MAX_COMPRESSION_RATIO = 200;
/** Size up to which a high ratio is allowed. */
const HARMLESS_BYTES = 1_000_000;
const MAX_PATH_LENGTH = 1000;

const UTF8_FLAG = 0x800;
const ENCRYPTED_FLAG = 0x1;
const [TYPE_MASK, SYMLINK_TYPE] = [0o170000, 0o120000];

/** The path of an entry, with Windows separators replaced. */
export function entryPath({ fileName, generalPurposeBitFlag }: Entry): string {
  const bytes = fileName as unknown as Buffer;
  const isUtf8 = (generalPurposeBitFlag & UTF8_FLAG) !== 0 || isValidUtf8(bytes);
  return new TextDecoder(isUtf8 ? 'utf-8' : 'windows-1252').decode(bytes).replaceAll('\\', '/');
}

function isValidUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const leavesFolder = (path: string) =>
  path.startsWith('/') ||
  /^[a-z]:/i.test(path) ||
  path.split('/').some((part) => part === '..' || part === '.');

/** @throws Rejected for a path that leads elsewhere, a link, a zip bomb, and an encrypted entry */
export function checkEntry(entry: Entry, path: string): void {
  const { uncompressedSize, compressedSize, generalPurposeBitFlag, externalFileAttributes } = entry;
  if (path === '' || path.length > MAX_PATH_LENGTH) throw new Rejected('path', `${path.length} signs long`);
  if (path.includes('\0')) throw new Rejected('path', 'holds a NUL character');
  if (leavesFolder(path)) throw new Rejected('path', 'leads out of the archive');
  if (((externalFileAttributes >>> 16) & TYPE_MASK) === SYMLINK_TYPE)
    throw new Rejected('file', 'a link, which is not followed');
  if ((generalPurposeBitFlag & ENCRYPTED_FLAG) !== 0) throw new Rejected('file', 'encrypted');
  if (uncompressedSize > HARMLESS_BYTES && uncompressedSize > compressedSize * MAX_COMPRESSION_RATIO)
    throw new Rejected('file', `packed ${Math.round(uncompressedSize / compressedSize)} to 1, made to burst`);
}
