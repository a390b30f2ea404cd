import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { isAlive, processIdentity } from './process-identity.ts';

/** The file that is locked: an SQLite file without contents. It stays when the lock is released. */
const LOCKED_FILE = 'in-use.sqlite';
/** The file that names the holder of the lock, and where it accepts commands. */
const HOLDER_FILE = 'edicola.lock';
/** A folder made here is closed to other users of the machine; an existing one keeps its rights. */
const OWNER_ONLY = 0o700;
const OWNER_FILE = 0o600;
const SQLITE_BUSY = 5;

const Control = v.object({ port: v.number(), token: v.string() });
/** Port on which the holder of the folder accepts commands, and the token it requires. */
export type Control = v.InferOutput<typeof Control>;

const Holder = v.object({
  /** Distinguishes one lock from the next. */
  id: v.string(),
  pid: v.number(),
  process: v.nullable(v.string()),
  startedAt: v.string(),
  control: v.optional(Control),
});
type Holder = v.InferOutput<typeof Holder>;

/** Another process works on the data folder: two at the same time would destroy the embedded database. */
export class DataFolderInUse extends Error {
  /** Number of the holder's process; null where it is unknown, or belongs to another container. */
  readonly pid: number | null;
  readonly control: Control | null;

  /** @param holder null where no process of this machine or container is recorded as the holder */
  constructor(folder: string, holder: Holder | null) {
    const holderText = holder ? `process ${holder.pid}` : 'another process, perhaps in another container';
    super(`The data folder ${folder} is in use by ${holderText}. Stop it first, or choose another DATA_DIR.`);
    this.name = 'DataFolderInUse';
    this.pid = holder?.pid ?? null;
    this.control = holder?.control ?? null;
  }
}

/** The file system does not support locks: two processes would not notice each other. */
export class DataFolderNotLockable extends Error {
  constructor(folder: string, cause: Error) {
    super(
      `The data folder ${folder} cannot be locked: ${cause.message}. Choose a DATA_DIR on a local disk, or DATABASE_URL.`,
      { cause },
    );
    this.name = 'DataFolderNotLockable';
  }
}

export type DataFolderLock = {
  /** Records in the holder file how commands on this machine reach this process. */
  recordControl(control: Control): Promise<void>;
  release(): Promise<void>;
};

/**
 * Takes the operating system's lock on a file of the folder, which ends with the process; null where another process
 * has it.
 */
function lockFile(folder: string): DatabaseSync | null {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, LOCKED_FILE));
    // The file is never written to, so no journal file is needed.
    file.exec('pragma journal_mode = memory; begin exclusive');
    return file;
  } catch (error) {
    file?.close();
    if (!(error instanceof Error)) throw error;
    if ('errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw new DataFolderNotLockable(folder, error);
  }
}

/** SQLite cannot lock a file exclusively that it may only read. */
async function assertWritable(folder: string): Promise<void> {
  await access(folder, constants.W_OK);
  await access(join(folder, LOCKED_FILE), constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** The living process that is recorded as the holder of the folder; null where there is none. */
async function readHolder(path: string): Promise<Holder | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), Holder), text);
  if (!result.success) return null;
  const { pid, process: identity } = result.output;
  return (await isAlive(pid, identity)) ? result.output : null;
}

/**
 * Writes the holder file. Only the process with the lock does; a file that was left unfinished is overwritten
 * by the next holder.
 */
async function writeHolder(path: string, holder: Holder): Promise<void> {
  const next = `${path}.new`;
  await writeFile(next, JSON.stringify(holder), { mode: OWNER_FILE });
  await rename(next, path);
}

/**
 * Makes this process the only one on the data folder until it releases the lock or ends, also by a kill. It
 * works across containers and machines, because the lock is the operating system's. A holder file that an
 * older version of the server wrote, without such a lock, counts as long as its process lives.
 * @throws DataFolderInUse
 * @throws DataFolderNotLockable
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
  await writeHolder(path, holder).catch((error: unknown) => {
    file.close();
    throw error;
  });
  return {
    recordControl: ({ port, token }) => writeHolder(path, { ...holder, control: { port, token } }),
    release: async () => {
      if (!file.isOpen) return;
      await rm(path, { force: true });
      file.close();
    },
  };
}
