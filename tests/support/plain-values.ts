import type { Values } from './filled-tables.ts';

const three = (value: (row: number) => string): readonly string[] => [0, 1, 2].map(value);

const BY_TYPE: Record<string, readonly string[]> = {
  bigint: three((row) => `${row + 1}`),
  boolean: ['true', 'false', 'true'],
  bytea: three((row) => `\\x0${row}ff`),
  date: three((row) => `2025-04-0${row + 1}`),
  'double precision': three((row) => `${row}.5`),
  integer: three((row) => `${row + 1}`),
  'integer[]': three((row) => `{${row},1200}`),
  jsonb: three((row) => `{"nome": "prova", "numero": ${row}}`),
  real: three((row) => `${row}.25`),
  'real[]': three((row) => `{0.5,${row}}`),
  smallint: three((row) => `${row + 1}`),
  'text[]': three((row) => `{cronaca,"voce ${row}"}`),
  'timestamp with time zone': three((row) => `2025-04-0${row + 1} 06:30:00+02`),
  tsvector: three((row) => `'ponte':${row + 1}A`),
  uuid: three((row) => `00000000-0000-4000-8000-00000000000${row}`),
};

const BRANDS = ['MG', 'LG', 'EM'];
const brandOf = (row: number) => BRANDS[row] ?? 'MG';

/** Values such as the product itself writes, as far as the type of a column allows. */
export const PLAIN_VALUES: Values = {
  byType: BY_TYPE,
  text: (name, row) => (name === 'brand' ? brandOf(row) : `${name}, la città ${row}`),
  unique: (name, row) => (name === 'brand' ? brandOf(row) : `${name}-${row}`),
};
