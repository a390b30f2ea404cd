import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Limit of previews on the disk, of some 60 KB each. A deleted one is drawn again on request. */
const MAX_FILES = 20_000;
/** Number of writes after which the previews are counted, because that reads the whole folder. */
const WRITES_PER_CLEANUP = 500;

let temporaryCount = 0;

/**
 * Drawn previews on the disk, under names made from their contents. Each is drawn once, even if many requests
 * arrive at the same time.
 */
export class PreviewCache {
  readonly #folder: string | null;
  readonly #pending = new Map<string, Promise<Buffer>>();
  #written = 0;

  /** Without a folder nothing is saved. */
  constructor(folder: string | null) {
    this.#folder = folder;
  }

  /** The preview with this name, from the disk or drawn now. @throws any error of `draw` */
  async get(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const pending = this.#pending.get(name);
    if (pending) return await pending;
    const started = this.#readOrDraw(name, draw);
    this.#pending.set(name, started);
    try {
      return await started;
    } finally {
      this.#pending.delete(name);
    }
  }

  async #readOrDraw(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#folder === null) return await draw();
    const file = join(this.#folder, name);
    const savedFile = await readFile(file).catch(() => null);
    if (savedFile) return savedFile;
    const drawn = await draw();
    // A full disk only means that the next request draws again; this one still gets its picture.
    await this.#save(file, drawn).catch(() => undefined);
    return drawn;
  }

  /** Writes a file and renames it, so that it is never seen unfinished. */
  async #save(file: string, bytes: Buffer): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    temporaryCount += 1;
    const temporaryFile = `${file}.${process.pid}-${temporaryCount}`;
    await writeFile(temporaryFile, bytes);
    await rename(temporaryFile, file);
    this.#written += 1;
    if (this.#written % WRITES_PER_CLEANUP === 0) await this.#deleteOldest(dirname(file));
  }

  async #deleteOldest(folder: string): Promise<void> {
    const names = await readdir(folder);
    if (names.length <= MAX_FILES) return;
    const files = await Promise.all(
      names.map(async (name) => {
        const file = join(folder, name);
        return { file, writtenAt: (await stat(file).catch(() => null))?.mtimeMs ?? 0 };
      }),
    );
    const oldest = files
      .sort((a, b) => a.writtenAt - b.writtenAt)
      .slice(0, files.length - MAX_FILES + WRITES_PER_CLEANUP);
    for (const { file } of oldest) await unlink(file).catch(() => undefined);
  }
}
