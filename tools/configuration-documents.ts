import { DESCRIPTIONS, OTHERWISE } from '#server/base/config/config-descriptions.ts';
import { Environment } from '#server/base/config/config-environment.ts';

const INTRODUCTION = `# Configuration

<!-- Written by \`npm run generate\` from server/base/config/config-descriptions.ts: change that file. -->

All settings are environment variables. They are read and checked once, at the start. The server does not start with a
wrong value, nor with a probable typing error: a variable whose name differs by one or two letters from one of these (by
one from a name of up to five letters). An empty value counts as not set. [\`.env.example\`](../.env.example) is a
template of all settings.
`;

const CLOSING = `
In tests \`DATABASE_URL\` is a server on which scratch databases may be created. \`LONG_TESTS\` and \`EDICOLA_PORT\` are set by
the test runs themselves.
`;

const EXAMPLE_INTRODUCTION = `# Settings of Edicola, with their defaults; docs/configuration.md describes each.
# Written by \`npm run generate\`. The server reads its environment, not this file:
#   set -a; . ./.env; set +a; npm start
`;

/** The default of a setting; null where it has none. */
function defaultOf(name: string): string | null {
  const entry = (Environment.entries as Record<string, { default?: unknown }>)[name];
  return typeof entry?.default === 'string' ? entry.default : null;
}

const code = (text: string) => `\`${text}\``;

function fallbackOf(names: string[]): string {
  const [describedFallback] = names.flatMap((name) => OTHERWISE[name] ?? []);
  const defaults = names.flatMap((name) => defaultOf(name) ?? []);
  return describedFallback ?? (defaults.map(code).join(', ') || '–');
}

/** Names of settings that are described. */
export const namesOf = (settings: Readonly<Record<string, string>>): string[] =>
  Object.keys(settings).flatMap((together) => together.split(', '));

function rowOf([together, text]: [string, string]): string {
  const names = together.split(', ');
  return `| ${names.map(code).join(', ')} | ${fallbackOf(names)} | ${text.replaceAll('|', '\\|')} |`;
}

/** `docs/configuration.md`: every setting, its default and what it is for. */
export const configurationDocument = (): string =>
  INTRODUCTION +
  Object.entries(DESCRIPTIONS)
    .map(
      ([title, settings]) =>
        `\n## ${title}\n\n| variable | default | |\n|---|---|---|\n${Object.entries(settings).map(rowOf).join('\n')}\n`,
    )
    .join('') +
  CLOSING;

/** `.env.example`: every setting of the server, commented out. */
export const environmentExample = (): string =>
  EXAMPLE_INTRODUCTION +
  Object.entries(DESCRIPTIONS)
    .map(([title, settings]) => {
      const names = namesOf(settings).filter((name) => name in Environment.entries);
      const lines = names.map((name) => `# ${name}=${defaultOf(name) ?? ''}`);
      return lines.length === 0 ? '' : `\n# ${title}\n${lines.join('\n')}\n`;
    })
    .join('');
