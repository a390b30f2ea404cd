import { parseArgs } from 'node:util';
import type { Brand } from '#domain/brands/brand.ts';
import { brandBySigla } from '#domain/brands/brand-by-host.ts';
import { UsageError } from './usage-error.ts';

const USAGE = 'npm run demo:volume -- --issues N [--brand SIGLA]';
const DEFAULT_SIGLA = 'MG';
/** Nearly a century of days: more would reach back to before the paper was founded. */
const MAX_ISSUES = 30_000;

export type DemoVolumeArguments = { issues: number; brand: Brand };

/** @throws UsageError */
export function readDemoVolumeArguments(argv: string[]): DemoVolumeArguments {
  const { issues, brand: sigla = DEFAULT_SIGLA } = parseOptions(argv);
  const count = Number(issues);
  if (!/^\d+$/.test(issues ?? '') || count < 1 || count > MAX_ISSUES) {
    throw new UsageError(`--issues wants a number from 1 to ${MAX_ISSUES}. ${USAGE}`);
  }
  const brand = brandBySigla(sigla);
  if (!brand) throw new UsageError(`No paper has the sigla ${sigla}. ${USAGE}`);
  return { issues: count, brand };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options: { issues: { type: 'string' }, brand: { type: 'string' } } }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} ${USAGE}`);
  }
}
