/** Runs one statement on a connection that has no other user. */
export type Ask = (text: string) => Promise<Record<string, unknown>[]>;

/** Damage of a table or an index, as the database describes it. */
export type Fault = { name: string; why: string };

export type TablesCheck = {
  tables: number;
  rows: number;
  indexes: number;
  faults: Fault[];
  /** Indexes of kinds that this database cannot check. */
  unchecked: string[];
};

type Relation = { name: string; kind: 'table' | 'index'; method: string };

const RELATIONS = `
  select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name,
         case when c.relkind = 'i' then 'index' else 'table' end as kind,
         coalesce(a.amname, '') as method
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_am a on a.oid = c.relam
    left join pg_index i on i.indexrelid = c.oid
   where c.relkind in ('r', 'm', 'i') and c.relpersistence <> 't'
     and n.nspname !~ '^pg_(toast|temp)'
     and has_table_privilege(coalesce(i.indrelid, c.oid), 'select')
     and (i.indexrelid is null or i.indisvalid)
   order by kind desc, name`;

/** Statement of amcheck for each index method: checks that the index is in order and has every row of its table. */
const INDEX_CHECKS: Record<string, (name: string) => string> = {
  btree: (name) => `select bt_index_check(${name}::regclass, true)`,
  gin: (name) => `select gin_index_check(${name}::regclass)`,
};

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Reads every row of every table, including system tables and values stored outside rows, and compares every index with
 * its table. Damage does not end the check: all of it is reported. Nothing is changed, and the check leaves nothing
 * behind.
 */
export async function checkTables(ask: Ask): Promise<TablesCheck> {
  const check: TablesCheck = { tables: 0, rows: 0, indexes: 0, faults: [], unchecked: [] };
  await ask('begin');
  try {
    await ask('set local statement_timeout = 0');
    const amcheck = await bringAmcheck(ask);
    for (const relation of (await ask(RELATIONS)) as Relation[]) {
      if (relation.kind === 'table') await checkTable(ask, relation, { check, amcheck });
      else await checkIndex(ask, relation, { check, amcheck });
    }
  } finally {
    await ask('rollback');
  }
  return check;
}

/** Installs PostgreSQL's amcheck; false where it is not available. */
const bringAmcheck = async (ask: Ask): Promise<boolean> =>
  (await within(ask, () => ask('create extension if not exists amcheck'))) === null;

type Deps = { check: TablesCheck; amcheck: boolean };

async function checkTable(ask: Ask, { name }: Relation, { check, amcheck }: Deps): Promise<void> {
  check.tables += 1;
  const why = await within(ask, async () => {
    const [read] = await ask(`select count(*) as rows, sum(length(t::text)) from ${name} t`);
    check.rows += Number(read?.rows);
    if (!amcheck) return;
    const [found] = await ask(`select blkno, msg from verify_heapam(${literal(name)}::regclass) limit 1`);
    if (found) throw new Error(`block ${found.blkno}: ${found.msg}`);
  });
  if (why !== null) check.faults.push({ name, why });
}

async function checkIndex(ask: Ask, { name, method }: Relation, { check, amcheck }: Deps): Promise<void> {
  const statement = INDEX_CHECKS[method]?.(literal(name));
  if (!amcheck || !statement || !(await isKnown(ask, statement))) {
    check.unchecked.push(name);
    return;
  }
  check.indexes += 1;
  const why = await within(ask, () => ask(statement));
  if (why !== null) check.faults.push({ name, why });
}

/** Whether this version of PostgreSQL can check an index of this kind. */
async function isKnown(ask: Ask, statement: string): Promise<boolean> {
  const [, called = ''] = /^select (\w+)\(/.exec(statement) ?? [];
  return (await ask(`select 1 from pg_proc where proname = ${literal(called)}`)).length > 0;
}

/** @returns why the work failed; null where it succeeded */
async function within(ask: Ask, work: () => Promise<unknown>): Promise<string | null> {
  await ask('savepoint one');
  try {
    await work();
    await ask('release savepoint one');
    return null;
  } catch (error) {
    await ask('rollback to savepoint one');
    return error instanceof Error ? error.message : String(error);
  }
}
