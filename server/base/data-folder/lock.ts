import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { isAlive, processIdentity } from './process-identity.ts';

/** What is locked: an SQLite file without contents. It stays when the lock is given back. */
const LOCKED_FILE = 'in-use.sqlite';
/** Who holds the lock, and where it takes commands. */
const HOLDER_FILE = 'edicola.lock';
/** Made here, the folder is closed to other users of the machine; one that stands keeps the rights it has. */
const OWNER_ONLY = 0o700;
const OWNER_FILE = 0o600;
const SQLITE_BUSY = 5;

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
  /** Null where it is not known, or counted elsewhere: in another container. */
  readonly pid: number | null;
  readonly control: Control | null;

  /** @param holder null where no process of this machine's, or of this container's, says that it holds the folder */
  constructor(folder: string, holder: Holder | null) {
    const who = holder ? `process ${holder.pid}` : 'another process, perhaps in another container';
    super(`The data folder ${folder} is in use by ${who}. Stop it first, or choose another DATA_DIR.`);
    this.name = 'DataFolderInUse';
    this.pid = holder?.pid ?? null;
    this.control = holder?.control ?? null;
  }
}

/** The file system gives no locks: two processes would not know of each other. */
export class DataFolderUnlocked extends Error {
  constructor(folder: string, cause: Error) {
    super(
      `The data folder ${folder} cannot be locked: ${cause.message}. Choose a DATA_DIR on a local disk, or DATABASE_URL.`,
      { cause },
    );
    this.name = 'DataFolderUnlocked';
  }
}

export type DataFolderLock = {
  /** Tells commands on this machine how to reach this process. */
  publish(control: Control): Promise<void>;
  release(): Promise<void>;
};

/** The lock of the operating system on a file of the folder, which ends with the process; null where another has it. */
function lockFile(folder: string): DatabaseSync | null {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, LOCKED_FILE));
    // Nothing is ever written: no file of a journal stands beside it.
    file.exec('pragma journal_mode = memory; begin exclusive');
    return file;
  } catch (error) {
    file?.close();
    if (!(error instanceof Error)) throw error;
    if ('errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw new DataFolderUnlocked(folder, error);
  }
}

/** SQLite takes no exclusive lock on a file that it may only read. */
async function assertWritable(folder: string): Promise<void> {
  await access(folder, constants.W_OK);
  await access(join(folder, LOCKED_FILE), constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** The living process that says it holds the folder; null where none does. */
async function readHolder(path: string): Promise<Holder | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), Holder), text);
  if (!result.success) return null;
  const { pid, process: identity } = result.output;
  return (await isAlive(pid, identity)) ? result.output : null;
}

/** Only who has the lock writes: what could not be finished is written over by the next. */
async function write(path: string, holder: Holder): Promise<void> {
  const next = `${path}.new`;
  await writeFile(next, JSON.stringify(holder), { mode: OWNER_FILE });
  await rename(next, path);
}

/**
 * Makes this process the only one on the data folder until it releases it or ends, also by a kill, whatever container or
 * machine the others run in: the lock is the operating system's own. What was held by a release that had no such lock
 * is respected as long as its process lives.
 * @throws DataFolderInUse
 * @throws DataFolderUnlocked
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  const path = join(folder, HOLDER_FILE);
  await assertWritable(folder);
  const file = lockFile(folder);
  const other = await readHolder(path);
  if (!file || other) {
    file?.close();
    throw new DataFolderInUse(folder, other);
  }
  const { pid } = process;
  const startedAt = new Date().toISOString();
  const holder: Holder = { id: randomUUID(), pid, process: await processIdentity(pid), startedAt };
  await write(path, holder).catch((error: unknown) => {
    file.close();
    throw error;
  });
  return {
    publish: ({ port, token }) => write(path, { ...holder, control: { port, token } }),
    release: async () => {
      if (!file.isOpen) return;
      await rm(path, { force: true });
      file.close();
    },
  };
}
