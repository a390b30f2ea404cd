import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParsedItem } from './parse-item.ts';

/** Characters of text that are kept in memory. */
const MAX_CHARACTERS_IN_MEMORY = 12_000_000;

/** A stored item of a delivery, which can be read again. */
export type StoredItem = { read(): Promise<ParsedItem> };

/** The size of an item in characters: its source, its body, and the addresses of its pictures. */
export const characterCountOf = ({ raw, delivered }: ParsedItem): number =>
  raw.length +
  delivered.bodyHtml.length +
  delivered.pictures.reduce((sum, { hrefs }) => sum + hrefs.join().length, 0);

/**
 * Stores the items of a delivery until it is imported: the first ones in memory, the others in a file of the
 * data folder, because a delivery may be larger than the memory.
 */
export class ItemStore {
  readonly #folder: string;
  readonly #budget: number;
  #charactersInMemory = 0;
  #file: FileHandle | undefined;
  #fileLength = 0;

  constructor(folder: string, budget = MAX_CHARACTERS_IN_MEMORY) {
    this.#folder = folder;
    this.#budget = budget;
  }

  async put(item: ParsedItem): Promise<StoredItem> {
    const size = characterCountOf(item);
    if (this.#charactersInMemory + size > this.#budget) return await this.#write(item);
    this.#charactersInMemory += size;
    return { read: async () => item };
  }

  async close(): Promise<void> {
    await this.#file?.close();
  }

  async #write(item: ParsedItem): Promise<StoredItem> {
    this.#file ??= await this.#open();
    const file = this.#file;
    const bytes = Buffer.from(JSON.stringify(item));
    const [position, length] = [this.#fileLength, bytes.length];
    await file.write(bytes, 0, length, position);
    this.#fileLength += length;
    return {
      async read() {
        const { buffer } = await file.read(Buffer.alloc(length), 0, length, position);
        return JSON.parse(buffer.toString('utf8')) as ParsedItem;
      },
    };
  }

  /** The file is unlinked immediately, so that nothing is left behind if this process ends. */
  async #open(): Promise<FileHandle> {
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, `.import-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    await rm(path);
    return file;
  }
}
