import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';

const FeedState = v.object({
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
  /** SHA-256 of its last contents. */
  hash: v.optional(v.string()),
  /** How often and when it asks to be requested, as its contents state. */
  wishes: v.optional(
    v.object({ everyMs: v.number(), skipHours: v.array(v.number()), skipDays: v.array(v.number()) }),
  ),
  /** The number of failures since its last answer. */
  failures: v.number(),
  nextAt: v.number(),
});
export type FeedState = v.InferOutput<typeof FeedState>;

const CachedRobots = v.object({
  askedAt: v.number(),
  text: v.string(),
  /** The time before which the host wants no further request, for any feed. */
  nextAt: v.optional(v.number()),
});
export type CachedRobots = v.InferOutput<typeof CachedRobots>;

const StoredStates = v.object({
  feeds: v.record(v.string(), FeedState),
  robots: v.record(v.string(), CachedRobots),
});
type StoredStates = v.InferOutput<typeof StoredStates>;

/** The state of feeds and the robots.txt of their hosts, in a file that survives a restart. */
export class FeedStateStore {
  readonly #path: string;
  #states: StoredStates | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Reads the file; without one, or if it is damaged, the state is empty and everything is requested again. */
  async read(): Promise<StoredStates> {
    if (this.#states) return this.#states;
    const text = await readFile(this.#path, 'utf8').catch(() => '{}');
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      json = {};
    }
    const parsed = v.safeParse(StoredStates, json);
    this.#states = parsed.success ? parsed.output : { feeds: {}, robots: {} };
    return this.#states;
  }

  async write(): Promise<void> {
    await mkdir(dirname(this.#path), { recursive: true });
    await writeFile(`${this.#path}.part`, JSON.stringify(this.#states));
    await rename(`${this.#path}.part`, this.#path);
  }
}
