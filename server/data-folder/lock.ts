import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, rmdir, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { isAlive, processIdentity } from './process-identity.ts';

const FILE = 'edicola.lock';
/** Made here, the folder is closed to other users of the machine; one that stands keeps the rights it has. */
const OWNER_ONLY = 0o700;
const RETRY_MS = 50;
/** A file without contents is being written this moment, or its writer was killed in that moment. */
const WRITING_MS = 2000;

const Control = v.object({ port: v.number(), token: v.string() });
/** Where the process that holds the folder takes commands, and the word it wants to hear. */
export type Control = v.InferOutput<typeof Control>;

const Holder = v.object({
  /** Tells one lock from the next. */
  id: v.string(),
  pid: v.number(),
  process: v.nullable(v.string()),
  startedAt: v.string(),
  control: v.optional(Control),
});
type Holder = v.InferOutput<typeof Holder>;

/** Another process works on the data folder: two at once would destroy the embedded database. */
export class DataFolderInUse extends Error {
  readonly pid: number;
  readonly control: Control | null;

  constructor(folder: string, { pid, control }: Holder) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop it first, or choose another DATA_DIR.`,
    );
    this.name = 'DataFolderInUse';
    this.pid = pid;
    this.control = control ?? null;
  }
}

export type DataFolderLock = {
  /** Tells commands on this machine how to reach this process. */
  publish(control: Control): Promise<void>;
  release(): Promise<void>;
};

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** `writing`: the file is there and not yet whole. */
async function readHolder(path: string): Promise<Holder | 'none' | 'writing' | 'broken'> {
  try {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), Holder), await readFile(path, 'utf8'));
    if (result.success) return result.output;
    return Date.now() - (await stat(path)).mtimeMs < WRITING_MS ? 'writing' : 'broken';
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'none';
    throw error;
  }
}

/** Takes away a lock whose process is gone. Only one at a time may: else it could be a lock just renewed. */
async function clearStale(path: string): Promise<void> {
  const turn = `${path}.clearing`;
  try {
    await mkdir(turn);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const { mtimeMs } = await stat(turn).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > WRITING_MS) await rmdir(turn).catch(() => undefined);
    await wait(RETRY_MS);
    return;
  }
  try {
    const holder = await readHolder(path);
    const stale =
      holder === 'broken' || (typeof holder === 'object' && !(await isAlive(holder.pid, holder.process)));
    if (stale) await unlink(path);
  } finally {
    await rmdir(turn).catch(() => undefined);
  }
}

async function replace(path: string, holder: Holder): Promise<void> {
  const next = `${path}.${holder.id}`;
  await writeFile(next, JSON.stringify(holder), { mode: 0o600 });
  await rename(next, path);
}

const heldBy = (path: string, holder: Holder): DataFolderLock => ({
  publish: ({ port, token }) => replace(path, { ...holder, control: { port, token } }),
  release: async () => {
    const now = await readHolder(path);
    if (typeof now === 'object' && now.id === holder.id) await rm(path, { force: true });
  },
});

/**
 * Makes this process the only one on the data folder until it releases it or ends, also by a kill: a lock whose
 * process is gone is taken over.
 * @throws DataFolderInUse
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  const path = join(folder, FILE);
  const { pid } = process;
  const holder: Holder = {
    id: randomUUID(),
    pid,
    process: await processIdentity(pid),
    startedAt: new Date().toISOString(),
  };
  for (;;) {
    try {
      await writeFile(path, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
      return heldBy(path, holder);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const other = await readHolder(path);
    if (typeof other === 'object' && (await isAlive(other.pid, other.process)))
      throw new DataFolderInUse(folder, other);
    if (other === 'writing') await wait(RETRY_MS);
    else await clearStale(path);
  }
}
