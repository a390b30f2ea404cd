/** Runs a SQL statement. */
export type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

type Column = { name: string; type: string; required: boolean; counted: boolean; unique: boolean };
type Reference = { table: string; columns: string[]; other: string; others: string[] };
type Row = Record<string, string | null>;

/** Rows of each table. The second one leaves optional columns empty. */
const ROWS = 3;

/** Values for columns: for each type one value per row. */
export type Values = {
  byType: Record<string, readonly string[]>;
  text(name: string, row: number): string;
  /** Distinct texts for unique columns. */
  unique(name: string, row: number): string;
};

const COLUMNS = `
  select c.oid::regclass::text as table, json_agg(json_build_object('name', a.attname,
    'type', format_type(a.atttypid, a.atttypmod), 'required', a.attnotnull,
    'counted', coalesce(pg_get_expr(d.adbin, d.adrelid), '') like 'nextval%',
    'unique', exists (select from pg_index i where i.indrelid = c.oid and i.indisunique
      and a.attnum = any(i.indkey))) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.oid order by c.oid`;

const REFERENCES = `
  select conrelid::regclass::text as table, confrelid::regclass::text as other,
    (select json_agg(attname order by k.place) from unnest(conkey) with ordinality k(number, place)
      join pg_attribute on attrelid = conrelid and attnum = k.number) as columns,
    (select json_agg(attname order by k.place) from unnest(confkey) with ordinality k(number, place)
      join pg_attribute on attrelid = confrelid and attnum = k.number) as others
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`;

function valueFor(column: Column, row: number, values: Values): string | null {
  const { name, type, required, unique } = column;
  if (!required && !unique && row === 1) return null;
  if (type === 'text') return unique ? values.unique(name, row) : values.text(name, row);
  const value = values.byType[type]?.[row];
  if (value === undefined) throw new Error(`no value of the type ${type} of ${name}`);
  return value;
}

/** Tables in an order in which each comes after those that it refers to. */
function inOrder(tables: string[], references: Reference[]): string[] {
  const done = new Set<string>();
  const visit = (table: string, above: string[]) => {
    if (done.has(table) || above.includes(table)) return;
    for (const reference of references)
      if (reference.table === table) visit(reference.other, [...above, table]);
    done.add(table);
  };
  for (const table of tables) visit(table, []);
  return [...done];
}

/** Fills every table of the product, with whatever columns it has. */
export async function fillTables(ask: Ask, values: Values): Promise<void> {
  const tables = await ask<{ table: string; columns: Column[] }>(COLUMNS);
  const references = await ask<Reference>(REFERENCES);
  const rows = new Map<string, Row[]>();
  for (const table of inOrder(
    tables.map((one) => one.table),
    references,
  )) {
    const columns = tables.find((one) => one.table === table)?.columns ?? [];
    const own = references.filter((one) => one.table === table);
    const added: Row[] = [];
    for (let row = 0; row < ROWS; row += 1) {
      const given = givenOf(columns, own, rows, row, values);
      added.push(await addRow(ask, table, columns, given));
    }
    rows.set(table, added);
  }
}

/** Values of a row: by the type of each column, and references to existing rows. */
function givenOf(
  columns: Column[],
  references: Reference[],
  rows: Map<string, Row[]>,
  row: number,
  values: Values,
): Row {
  const given: Row = {};
  for (const column of columns) if (!column.counted) given[column.name] = valueFor(column, row, values);
  for (const { columns: names, other, others } of references) {
    const found = rows.get(other)?.[row];
    for (const [at, name] of names.entries()) {
      if (given[name] !== null) given[name] = found?.[others[at] ?? ''] ?? null;
    }
  }
  return given;
}

async function addRow(ask: Ask, table: string, columns: Column[], given: Row): Promise<Row> {
  const names = Object.keys(given);
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  const values = names.map((name, at) => `$${at + 1}::text::${types.get(name)}`);
  const texts = columns.map(({ name }) => `"${name}"::text as "${name}"`);
  const [added] = await ask<Row>(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${values.join(', ')})
     returning ${texts.join(', ')}`,
    Object.values(given),
  );
  if (!added) throw new Error(`no row of ${table}`);
  return added;
}
