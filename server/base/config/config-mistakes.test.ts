import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { Environment } from './config-environment.ts';

const NONSENSE = [
  ['blanks', '  '],
  ['what was not filled in', '$\u007bVALUE}'],
  ['what a program without a value wrote', 'undefined'],
  ['a place to be filled in', '<your value here>'],
  ['quotation marks', '"on"'],
  ['an invisible character', 'on\u0000'],
  ['a direction of writing', 'on\u202e'],
  ['a line too many', 'on\n'],
] as const;

const NAMES = Object.keys(Environment.entries);

test.each(NAMES)('no nonsense value is accepted for %s', (name) => {
  for (const [what, value] of NONSENSE) {
    expect(() => readConfig({ [name]: value }), what).toThrow(new RegExp(`^${name}[^:]*: .+`));
  }
});

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['SMTP-URL', 'SMTP_URL'],
  ['SESION_SECRETE', 'SESSION_SECRET'],
  ['NODEENV', 'NODE_ENV'],
  ['IMPORT_KEY', 'IMPORT_KEYS'],
  ['VAPID_PUBLICKEY', 'VAPID_PUBLIC_KEY'],
  ['PROT', 'PORT'],
  ['DEMOS', 'DEMO'],
  ['GAET', 'GATE'],
])('%s is refused by name as a mistake for %s', (name, meant) => {
  expect(() => readConfig({ [name]: 'on' })).toThrow(`${name}: is not a setting; did you mean ${meant}?`);
});

test('variables of the system, the shell and the tools are not taken for mistakes', () => {
  const set = [
    'HOME',
    'PATH',
    'PWD',
    'USER',
    'SHELL',
    'TERM',
    'LANG',
    'TZ',
    'MAIL',
    'NAME',
    'TEMP',
    'HOSTNAME',
    'CI',
    'TEST',
    'MODE',
    'PROD',
    'NODE',
    'EDITOR',
    'INIT_CWD',
    'npm_config_cache',
    'KUBERNETES_PORT',
    'DB_HOST',
    'CHROMIUM_PATH',
    'SAMPLE_DATA',
    'SEED',
    'NODE_PATH',
    'PGHOST',
    'PGPORT',
    'DATE',
    'APP_VERSION',
    '_',
  ];
  expect(readConfig(Object.fromEntries(set.map((name) => [name, 'x'])))).toEqual(readConfig({}));
});
