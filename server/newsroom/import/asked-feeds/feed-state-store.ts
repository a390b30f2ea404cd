import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';

const KnownFeed = v.object({
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
  /** SHA-256 of its last contents. */
  hash: v.optional(v.string()),
  wishes: v.optional(
    v.object({ everyMs: v.number(), skipHours: v.array(v.number()), skipDays: v.array(v.number()) }),
  ),
  /** The number of failures since its last answer. */
  failures: v.number(),
  nextAt: v.number(),
});
export type KnownFeed = v.InferOutput<typeof KnownFeed>;

const KnownRobots = v.object({ askedAt: v.number(), text: v.string() });
export type KnownRobots = v.InferOutput<typeof KnownRobots>;

const Memory = v.object({
  feeds: v.record(v.string(), KnownFeed),
  robots: v.record(v.string(), KnownRobots),
});
type Memory = v.InferOutput<typeof Memory>;

/** The state of feeds and of their hosts, in a file that survives a restart. */
export class FeedStateStore {
  readonly #path: string;
  #known: Memory | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Reads the file; without one, or if it is damaged, the state is empty and everything is requested again. */
  async read(): Promise<Memory> {
    if (this.#known) return this.#known;
    const text = await readFile(this.#path, 'utf8').catch(() => '{}');
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      json = {};
    }
    const read = v.safeParse(Memory, json);
    this.#known = read.success ? read.output : { feeds: {}, robots: {} };
    return this.#known;
  }

  async write(): Promise<void> {
    await mkdir(dirname(this.#path), { recursive: true });
    await writeFile(`${this.#path}.part`, JSON.stringify(this.#known));
    await rename(`${this.#path}.part`, this.#path);
  }
}
