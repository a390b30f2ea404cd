import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { Sigla } from '#domain/brands/brand.ts';
import { BRANDS, brandBySigla } from '#domain/brands/brand-by-host.ts';
import { addDays } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { UsageError } from './usage-error.ts';

const USAGE = 'npm run stats -- [--brand SIGLA] [--days N] [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--top N]';

const isDay = (text: string) =>
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text) && addDays(text, 0) === text;

const DayArgument = v.pipe(v.string(), v.check(isDay, 'must be a day, as 2025-04-03'));

/** Counts are stored no longer than this. */
const MAX_DAYS = 400;
const MAX_PAGES = 1000;

const SIGLAS: readonly Sigla[] = BRANDS.map(({ sigla }) => sigla);

/** The papers and days whose counts are requested. */
export const StatsArguments = v.object({
  brands: v.pipe(v.array(v.picklist(SIGLAS)), v.minLength(1)),
  from: DayArgument,
  to: DayArgument,
  top: v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0), v.maxValue(MAX_PAGES)),
});
export type StatsArguments = v.InferOutput<typeof StatsArguments>;

const OPTIONS = {
  brand: { type: 'string' },
  days: { type: 'string', default: '7' },
  from: { type: 'string' },
  to: { type: 'string' },
  top: { type: 'string', default: '20' },
} as const;

/** Reads the arguments; the default is the last seven days of all papers. @throws UsageError */
export function readStatsArguments(argv: string[], today: Day): StatsArguments {
  const { brand: sigla, days, top, ...period } = parseOptions(argv);
  const brand = sigla === undefined ? null : brandBySigla(sigla);
  if (brand === undefined) throw new UsageError(`No paper has the sigla ${sigla}. ${USAGE}`);
  const { to = today } = period;
  if (!isDay(to)) throw new UsageError(`--to must be a day, as 2025-04-03. ${USAGE}`);
  const from = period.from ?? addDays(to, 1 - numberOf('days', days, 1, MAX_DAYS));
  if (!isDay(from)) throw new UsageError(`--from must be a day, as 2025-04-03. ${USAGE}`);
  if (from > to || addDays(from, MAX_DAYS) <= to)
    throw new UsageError(`--from must be a day before --to, at most ${MAX_DAYS} days. ${USAGE}`);
  return {
    brands: brand ? [brand.sigla] : [...SIGLAS],
    from,
    to,
    top: numberOf('top', top, 0, MAX_PAGES),
  };
}

function numberOf(name: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (/^\d{1,4}$/.test(text) && number >= min && number <= max) return number;
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max}. ${USAGE}`);
}

function parseOptions(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} ${USAGE}`);
  }
}
