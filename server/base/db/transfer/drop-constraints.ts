import type { Connection } from './connection.ts';

/** Foreign keys. They are dropped first, because rows may refer to rows that are added later. */
const REFERENCES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as undo,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`;

/** Indexes, which are built much faster at the end than row by row. Unique ones stay, to check the rows. */
const INDEXES = `
  select format('drop index %s', i.indexrelid::regclass) as undo, pg_get_indexdef(i.indexrelid) as make
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and not i.indisunique order by i.indexrelid`;

/** Statistics targets of index columns, which the definitions of the indexes do not include. */
const STATISTICS = `
  select null as undo,
    format('alter index %s alter column %s set statistics %s', i.indexrelid::regclass, a.attnum, a.attstattarget) as make
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_attribute a on a.attrelid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and not i.indisunique and a.attstattarget >= 0
  order by i.indexrelid`;

type DroppedDefinition = { undo: string | null; make: string };

/**
 * Drops foreign keys and indexes of the product's tables while they are filled.
 * @returns a function that restores them, and fails where a row refers to nothing
 */
export async function dropIndexesAndForeignKeys({
  query,
  run,
}: Connection): Promise<(onEach: () => void) => Promise<void>> {
  const dropped = [
    ...(await query<DroppedDefinition>(REFERENCES)),
    ...(await query<DroppedDefinition>(STATISTICS)),
    ...(await query<DroppedDefinition>(INDEXES)),
  ];
  for (const { undo } of dropped) if (undo) await run(undo);
  return async (onEach) => {
    // Indexes are restored before the foreign keys, whose check uses them.
    for (const { make } of dropped.toReversed()) {
      onEach();
      await run(make);
    }
  };
}
