import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { Sigla } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { addDays } from '#domain/dates.ts';
import { normaliseLogin } from '#server/accounts/db/readers.ts';
import { UsageError } from './usage-error.ts';

const USAGE =
  'npm run licence -- EMAIL [--id N (--everything | --paper SIGLA[:EDITION,EDITION…] … [--from YYYY-MM-DD])]';

const SIGLAS: readonly Sigla[] = BRANDS.map(({ sigla }) => sigla);

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;

const Terms = v.object({
  papers: v.pipe(
    v.array(v.object({ newspaper: v.picklist(SIGLAS), editions: v.nullable(v.array(v.string())) })),
    v.minLength(1),
  ),
  from: v.nullable(v.pipe(v.string(), v.check(isDay))),
});

/**
 * The reader whose press-review licences are printed and, if one is to change, what it covers from now on;
 * null terms cover everything. ROL-06
 */
export const LicenceArguments = v.object({
  email: v.pipe(v.string(), v.transform(normaliseLogin), v.minLength(1)),
  change: v.nullable(
    v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)), terms: v.nullable(Terms) }),
  ),
});
export type LicenceArguments = v.InferOutput<typeof LicenceArguments>;

const OPTIONS = {
  id: { type: 'string' },
  paper: { type: 'string', multiple: true },
  from: { type: 'string' },
  everything: { type: 'boolean', default: false },
} as const;

/** @throws UsageError */
export function readLicenceArguments(argv: string[]): LicenceArguments {
  const { values, positionals } = parseOptions(argv);
  const { id, ...termOptions } = values;
  const [email, ...others] = positionals;
  if (!email || others.length > 0) throw new UsageError(`Name one EMAIL. ${USAGE}`);
  if (id === undefined) {
    if (Object.values(termOptions).some(Boolean))
      throw new UsageError(`--paper, --from and --everything need --id. ${USAGE}`);
    return { email, change: null };
  }
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new UsageError(`--id must be the number of a licence. ${USAGE}`);
  return { email, change: { id: Number(id), terms: termsOf(termOptions) } };
}

type TermOptions = { paper?: string[]; from?: string; everything: boolean };

function termsOf({ paper: papers = [], from, everything }: TermOptions): v.InferOutput<typeof Terms> | null {
  if (everything === papers.length > 0 || (everything && from !== undefined))
    throw new UsageError(`Say either --everything, or each --paper that the licence covers. ${USAGE}`);
  if (everything) return null;
  if (from !== undefined && !isDay(from))
    throw new UsageError(`--from must be a day, as 2025-04-03. ${USAGE}`);
  return { papers: papers.map(paperOf), from: from ?? null };
}

/** @param text `MG`, or `MG:roma,latina` for some of its editions */
function paperOf(text: string): v.InferOutput<typeof Terms>['papers'][number] {
  const [name = '', editionList] = text.split(':');
  const newspaper = SIGLAS.find((sigla) => sigla === name.toUpperCase());
  if (!newspaper) throw new UsageError(`--paper: there is no paper ${name}. ${USAGE}`);
  if (editionList === undefined) return { newspaper, editions: null };
  return { newspaper, editions: editionList.split(',').map((edition) => edition.trim()) };
}

function parseOptions(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} ${USAGE}`);
  }
}
