// The format of a backup: a tar archive of plain files. docs/operations.md describes it for those who have to read one.
import * as v from 'valibot';

/** The first file: facts about the backup and the structure of its database. */
export const MANIFEST = 'manifest.json';
/** The last file but one: how many rows and files there are. */
export const CONTENTS = 'contents.json';
/** Lists of checksums in the format of `sha256sum`, each for the files since the list before. */
export const SUMS = 'sums/';
export const TABLES = 'tables/';

const Name = v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]{0,62}$/));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const Manifest = v.object({
  format: v.literal('edicola-backup'),
  version: v.literal(1),
  release: v.string(),
  madeAt: v.string(),
  database: v.picklist(['embedded', 'postgresql']),
  /** Number of migrations of the tables, and the time of the last. */
  schema: v.object({ migrations: Count, last: Count }),
  /** Version of the queue's tables; null where no server has created them. */
  queue: v.nullable(Count),
  tables: v.array(
    v.object({
      schema: Name,
      name: Name,
      columns: v.array(v.object({ name: Name, type: v.string() })),
    }),
  ),
  sequences: v.array(
    v.object({
      schema: Name,
      name: Name,
      /** The last number that was given out. */
      last: v.pipe(v.string(), v.regex(/^\d{1,19}$/)),
    }),
  ),
});
export type Manifest = v.InferOutput<typeof Manifest>;

export const Contents = v.object({
  rows: v.record(v.string(), Count),
  keys: Count,
  mails: Count,
  pictures: Count,
});
export type Contents = v.InferOutput<typeof Contents>;

/** The file is not a backup, or has changed since it was written. */
export class BackupDamaged extends Error {
  constructor(reason: string) {
    super(`The file is damaged, or is not a backup: ${reason}. Nothing was restored.`);
    this.name = 'BackupDamaged';
  }
}

/** A newer release of the product wrote it in another format. */
export class NewerFormat extends Error {
  constructor() {
    super(
      'The backup was made by a newer release, in a format that this one does not know. Update this release first.',
    );
    this.name = 'NewerFormat';
  }
}

/** @throws BackupDamaged */
function parseJson<S extends v.GenericSchema>(schema: S, bytes: Uint8Array, name: string): v.InferOutput<S> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), Buffer.from(bytes).toString('utf8'));
  if (!result.success) throw new BackupDamaged(`${name} has unexpected contents`);
  return result.output;
}

const AnyVersion = v.object({ format: v.literal('edicola-backup'), version: v.number() });

/**
 * @throws BackupDamaged
 * @throws NewerFormat
 */
export function parseManifest(bytes: Uint8Array): Manifest {
  if (parseJson(AnyVersion, bytes, MANIFEST).version > 1) throw new NewerFormat();
  return parseJson(Manifest, bytes, MANIFEST);
}

/** @throws BackupDamaged */
export const parseContents = (bytes: Uint8Array): Contents => parseJson(Contents, bytes, CONTENTS);
