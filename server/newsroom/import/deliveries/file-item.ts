import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Rejected } from '../rejected.ts';
import type { SourceItem } from '../source-item.ts';
import { type ItemKind, maxBytesOf } from './item-kinds.ts';

/** A file on the disk as a source item of a delivery. */
export function fileItem(path: string, kind: ItemKind, name = path): SourceItem {
  const read = async () => {
    const [file, limit] = [await stat(path), maxBytesOf(kind)];
    if (!file.isFile()) throw new Rejected('file', 'not a file');
    if (file.size > limit) throw new Rejected('file', `${file.size} bytes, more than ${limit}`);
    return await readFile(path);
  };
  const item = { name, folder: dirname(path), read };
  return kind === 'lines' ? { ...item, chunks: () => createReadStream(path) } : item;
}
