import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';

const KnownFeed = v.object({
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
  /** SHA-256 of what it held last. */
  hash: v.optional(v.string()),
  wishes: v.optional(
    v.object({ everyMs: v.number(), skipHours: v.array(v.number()), skipDays: v.array(v.number()) }),
  ),
  /** How often it has failed since it last answered. */
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

/** What is known of feeds and of their hosts, in a file that outlasts a restart. */
export class FeedMemory {
  readonly #path: string;
  #known: Memory | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Nothing where there is no such file, or it was damaged: then everything is asked anew. */
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
