import * as v from 'valibot';
import type { Sigla } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { DEMO_GATE_DIGEST } from '#domain/brands/demo-gate.ts';
import { SIGLAS } from '#domain/brands/paper-names.ts';

/** argon2id digests of the passwords, by paper; sites of other papers are open. */
export type GateDigests = Partial<Record<Sigla, string>>;

const PAPERS = `must be off, or papers of ${SIGLAS.join(', ')} separated by commas`;
/** Papers with a gate; none for `off`. */
export const GatedPapers = v.pipe(
  v.string(),
  v.transform((text) => (text === 'off' ? [] : text.split(',').map((sigla) => sigla.trim().toUpperCase()))),
  v.array(v.picklist(SIGLAS, PAPERS)),
);

const DIGESTS = 'must be SIGLA=DIGEST separated by commas, each as npm run gate:digest prints it';
/** Separates the pairs; a digest contains commas too. */
const CODE = `(?:${SIGLAS.join('|')})=`;
const BETWEEN = new RegExp(`,(?=\\s*${CODE})`, 'i');
const ARGON2ID = String.raw`\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]{16,}\$[A-Za-z0-9+/]{32,}`;
const GateDigest = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${CODE}${ARGON2ID}$`, 'i'), DIGESTS),
  v.transform((pair): [Sigla, string] => [pair.slice(0, 2).toUpperCase() as Sigla, pair.slice(3)]),
);
export const GateDigestList = v.pipe(
  v.string(),
  v.transform((text) => text.split(BETWEEN).map((pair) => pair.trim())),
  v.array(GateDigest),
  v.transform((pairs): GateDigests => Object.fromEntries(pairs)),
);

type GateOptions = { papers: readonly Sigla[] | undefined; digests: GateDigests | undefined };

/**
 * The digest for each paper that has a gate: papers whose brand has one, or those that are named. If
 * `isProductionSet`, the demonstration's password opens none. SHL-02
 * @returns the digests, and the papers that have a gate but no password
 */
export function gatesOf(
  { papers, digests = {} }: GateOptions,
  isProductionSet: boolean,
): { gates: GateDigests; withoutDigest: Sigla[] } {
  const brandsWithGate = BRANDS.filter(({ gateDigest }) => gateDigest !== null).map(({ sigla }) => sigla);
  const gated = (papers ?? brandsWithGate).map(
    (sigla) => [sigla, digests[sigla] ?? (isProductionSet ? undefined : DEMO_GATE_DIGEST)] as const,
  );
  return {
    gates: Object.fromEntries(gated.flatMap(([sigla, digest]) => (digest ? [[sigla, digest]] : []))),
    withoutDigest: gated.flatMap(([sigla, digest]) => (digest ? [] : [sigla])),
  };
}
