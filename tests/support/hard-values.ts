import type { Values } from './filled-tables.ts';

const EVERY_BYTE = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');

const TEXTS = [
  (name: string) => `${name}: riga\r\n\tdue \\N \\. \\x00 \\u0000 "doppie" 'semplici' {a,b} $1 %s`,
  (name: string) => `${name}: perché 🗞️ 👩‍👩‍👧 \u{10FFFF} \u007f \u2028 \uFEFF ffi`,
  () => '',
];

const BY_TYPE: Record<string, readonly string[]> = {
  bigint: ['9007199254740993', '-9223372036854775808', '9223372036854775807'],
  boolean: ['true', 'false', 'true'],
  bytea: [`\\x${EVERY_BYTE}`, '\\x', `\\x${EVERY_BYTE.repeat(4000)}`],
  date: ['2025-04-03', '0044-03-15 BC', 'infinity'],
  'double precision': ['0.1', '-0', 'NaN'],
  integer: ['2147483647', '-2147483648', '0'],
  'integer[]': ['{1,NULL,-3}', '{}', '{{1,2},{3,4}}'],
  jsonb: ['{"a": [1, null, "\\n\\t\\"è"], "n": 12345678901234567890.123}', '[]', 'null'],
  real: ['0.1', '-1.5e-38', 'Infinity'],
  'real[]': ['{0.1,NULL,-1e-38}', '{}', '{NaN,Infinity}'],
  smallint: ['32767', '-32768', '0'],
  'text[]': ['{"a,b","c\\"d","\\\\N",NULL,"NULL",""," {x} "}', '{}', '{{a,b},{c,NULL}}'],
  'timestamp with time zone': ['2025-04-03 10:00:00.123456+02', '0001-01-01 00:00:00+00 BC', 'infinity'],
  tsvector: [`'gatto':1A,2 'l''alba':3 'a\\\\b':4`, '', `'x'`],
  uuid: [
    '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000002',
    'ffffffff-ffff-4fff-bfff-ffffffffffff',
  ],
};

/** Values that an inexact copy loses: special characters, bytes, extreme numbers and dates, and empty next to null. */
export const HARD_VALUES: Values = {
  byType: BY_TYPE,
  text: (name, row) => TEXTS[row]?.(name) ?? '',
  unique: (name, row) => `${name} ${row} \n🗞️`,
};
