import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Most previews on the disk, of some 60 KB each. A deleted one is drawn again on request. */
const MOST_KEPT = 20_000;
/** Counting the previews reads the whole folder, so it is done once in this many writes. */
const LOOK_EVERY = 500;

let temporary = 0;

/**
 * Drawn previews on the disk, named by what they were made of. Each is drawn once, however many requests arrive at the
 * same time.
 */
export class PreviewCache {
  readonly #folder: string | null;
  readonly #inHand = new Map<string, Promise<Buffer>>();
  #written = 0;

  /** Without a folder nothing is saved. */
  constructor(folder: string | null) {
    this.#folder = folder;
  }

  /** @throws any error of `draw` */
  async get(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const inHand = this.#inHand.get(name);
    if (inHand) return await inHand;
    const taken = this.#find(name, draw);
    this.#inHand.set(name, taken);
    try {
      return await taken;
    } finally {
      this.#inHand.delete(name);
    }
  }

  async #find(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#folder === null) return await draw();
    const file = join(this.#folder, name);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const drawn = await draw();
    // A full disk only means that the next request draws again; this one still gets its picture.
    await this.#keep(file, drawn).catch(() => undefined);
    return drawn;
  }

  /** Writes a file and renames it, so that it is never seen unfinished. */
  async #keep(file: string, bytes: Buffer): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    temporary += 1;
    const unfinished = `${file}.${process.pid}-${temporary}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    this.#written += 1;
    if (this.#written % LOOK_EVERY === 0) await this.#makeRoom(dirname(file));
  }

  async #makeRoom(folder: string): Promise<void> {
    const names = await readdir(folder);
    if (names.length <= MOST_KEPT) return;
    const files = await Promise.all(
      names.map(async (name) => {
        const file = join(folder, name);
        return { file, at: (await stat(file).catch(() => null))?.mtimeMs ?? 0 };
      }),
    );
    const oldest = files.sort((a, b) => a.at - b.at).slice(0, files.length - MOST_KEPT + LOOK_EVERY);
    for (const { file } of oldest) await unlink(file).catch(() => undefined);
  }
}
