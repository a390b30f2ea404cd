/** Runs one statement on a connection that has no other user. */
export type RunStatement = (text: string) => Promise<Record<string, unknown>[]>;

/** Damage of a table or an index, as the database describes it. */
export type Damage = { name: string; reason: string };

export type TablesCheck = {
  tables: number;
  rows: number;
  indexes: number;
  damages: Damage[];
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
export async function checkTables(run: RunStatement): Promise<TablesCheck> {
  const check: TablesCheck = { tables: 0, rows: 0, indexes: 0, damages: [], unchecked: [] };
  await run('begin');
  try {
    await run('set local statement_timeout = 0');
    const amcheck = await installAmcheck(run);
    for (const relation of (await run(RELATIONS)) as Relation[]) {
      if (relation.kind === 'table') await checkTable(run, relation, { check, amcheck });
      else await checkIndex(run, relation, { check, amcheck });
    }
  } finally {
    await run('rollback');
  }
  return check;
}

/** Installs PostgreSQL's amcheck for this transaction; false where it is not available. */
const installAmcheck = async (run: RunStatement): Promise<boolean> =>
  (await inSavepoint(run, () => run('create extension if not exists amcheck'))) === null;

type Deps = { check: TablesCheck; amcheck: boolean };

async function checkTable(run: RunStatement, { name }: Relation, { check, amcheck }: Deps): Promise<void> {
  check.tables += 1;
  const reason = await inSavepoint(run, async () => {
    const [read] = await run(`select count(*) as rows, sum(length(t::text)) from ${name} t`);
    check.rows += Number(read?.rows);
    if (!amcheck) return;
    const [corruption] = await run(
      `select blkno, msg from verify_heapam(${literal(name)}::regclass) limit 1`,
    );
    if (corruption) throw new Error(`block ${corruption.blkno}: ${corruption.msg}`);
  });
  if (reason !== null) check.damages.push({ name, reason });
}

async function checkIndex(
  run: RunStatement,
  { name, method }: Relation,
  { check, amcheck }: Deps,
): Promise<void> {
  const statement = INDEX_CHECKS[method]?.(literal(name));
  if (!amcheck || !statement || !(await hasCheckFunction(run, statement))) {
    check.unchecked.push(name);
    return;
  }
  check.indexes += 1;
  const reason = await inSavepoint(run, () => run(statement));
  if (reason !== null) check.damages.push({ name, reason });
}

/** Whether this version of PostgreSQL can check an index of this kind. */
async function hasCheckFunction(run: RunStatement, statement: string): Promise<boolean> {
  const [, functionName = ''] = /^select (\w+)\(/.exec(statement) ?? [];
  return (await run(`select 1 from pg_proc where proname = ${literal(functionName)}`)).length > 0;
}

/** @returns why the work failed; null where it succeeded */
async function inSavepoint(run: RunStatement, task: () => Promise<unknown>): Promise<string | null> {
  await run('savepoint one');
  try {
    await task();
    await run('release savepoint one');
    return null;
  } catch (error) {
    await run('rollback to savepoint one');
    return error instanceof Error ? error.message : String(error);
  }
}
