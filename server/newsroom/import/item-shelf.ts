import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParsedItem } from './parse-item.ts';

/** Characters of text that are kept in memory. */
const IN_MEMORY = 12_000_000;

/** A stored item of a delivery. */
export type StoredItem = { take(): Promise<ParsedItem> };

/** The text of an item, in characters. */
export const sizeOf = ({ raw, delivered }: ParsedItem): number =>
  raw.length +
  delivered.bodyHtml.length +
  delivered.pictures.reduce((sum, { hrefs }) => sum + hrefs.join().length, 0);

/**
 * Holds the items of a delivery until their issue is written: the first ones in memory, the rest in a file of the data
 * folder. A delivery may be larger than the memory.
 */
export class ItemStore {
  readonly #folder: string;
  readonly #budget: number;
  #held = 0;
  #file: FileHandle | undefined;
  #length = 0;

  constructor(folder: string, budget = IN_MEMORY) {
    this.#folder = folder;
    this.#budget = budget;
  }

  async put(item: ParsedItem): Promise<StoredItem> {
    const size = sizeOf(item);
    if (this.#held + size > this.#budget) return await this.#write(item);
    this.#held += size;
    return { take: async () => item };
  }

  async close(): Promise<void> {
    await this.#file?.close();
  }

  async #write(item: ParsedItem): Promise<StoredItem> {
    this.#file ??= await this.#open();
    const file = this.#file;
    const bytes = Buffer.from(JSON.stringify(item));
    const [from, length] = [this.#length, bytes.length];
    await file.write(bytes, 0, length, from);
    this.#length += length;
    return {
      async take() {
        const { buffer } = await file.read(Buffer.alloc(length), 0, length, from);
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
