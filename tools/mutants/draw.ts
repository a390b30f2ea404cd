import { createHash } from 'node:crypto';
import { AREAS, type Area, KINDS, type Kind, keyOf, type Mutant, type MutantList } from './mutant.ts';

/** Shuffles mutants reproducibly: the rank of a mutant depends only on the seed and on the mutant itself. */
export function shuffle(mutants: readonly Mutant[], seed: string): Mutant[] {
  return mutants
    .map((mutant) => ({
      mutant,
      rank: createHash('sha256')
        .update(seed + keyOf(mutant))
        .digest('hex'),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ mutant }) => mutant);
}

/** The first mutant of an area and kind that is not drawn yet, preferably in a file without a drawn mutant. */
function firstFree(
  shuffled: readonly Mutant[],
  taken: readonly Mutant[],
  room: Area,
  kind: Kind,
): Mutant | null {
  const keys = new Set(taken.map(keyOf));
  const files = new Set(taken.map(({ file }) => file));
  const free = shuffled.filter(
    (mutant) => mutant.room === room && mutant.kind === kind && !keys.has(keyOf(mutant)),
  );
  return free.find(({ file }) => !files.has(file)) ?? free[0] ?? null;
}

/**
 * The kinds in the order in which an area needs them: the rarest among its drawn mutants first. At equal numbers each
 * area begins one kind after the area before it; there are more areas than kinds, so some begin with the same.
 */
function kindsByNeed(taken: readonly Mutant[], area: Area): Kind[] {
  const count = (kind: Kind) => taken.filter((mutant) => mutant.room === area && mutant.kind === kind).length;
  const offset = AREAS.indexOf(area);
  const kinds = [...KINDS.slice(offset % KINDS.length), ...KINDS.slice(0, offset % KINDS.length)];
  return kinds.sort((a, b) => count(a) - count(b));
}

function nextFor(shuffled: readonly Mutant[], taken: readonly Mutant[], room: Area): Mutant | null {
  for (const kind of kindsByNeed(taken, room)) {
    const mutant = firstFree(shuffled, taken, room, kind);
    if (mutant) return mutant;
  }
  return null;
}

/** Draws a number of mutants, from each area in turn, of each kind that the area has. */
export function drawMutants(mutants: readonly Mutant[], seed: string, count: number): Mutant[] {
  const shuffled = shuffle(mutants, seed);
  const drawn: Mutant[] = [];
  let areas: readonly Area[] = AREAS;
  while (drawn.length < count && areas.length > 0) {
    areas = areas.filter((area) => {
      const mutant = drawn.length < count ? nextFor(shuffled, drawn, area) : null;
      if (mutant) drawn.push(mutant);
      return mutant;
    });
  }
  return drawn;
}

/** Replaces a mutant that changes nothing by another one of the same area, and of its kind if there is one. */
export function redraw(
  list: MutantList,
  mutants: readonly Mutant[],
  number: number,
  why: string,
): MutantList {
  const old = list.faults.find((mutant) => mutant.number === number);
  if (!old) throw new Error(`There is no mutant ${number}`);
  const shuffled = shuffle(mutants, list.seed);
  const taken = [...list.faults, ...list.equivalent];
  const mutant = firstFree(shuffled, taken, old.room, old.kind) ?? nextFor(shuffled, taken, old.room);
  if (!mutant) throw new Error(`There is no other mutant in ${old.room}`);
  return {
    ...list,
    faults: list.faults.map((one) => (one === old ? { ...mutant, number } : one)),
    equivalent: [...list.equivalent, { ...old, why }],
  };
}
