import { createHash } from 'node:crypto';
import { AREAS, type Area, type Fault, type FaultList, KINDS, type Kind, keyOf } from './fault.ts';

/** Shuffles faults reproducibly: the rank of a fault depends only on the seed and on the fault itself. */
export function shuffle(faults: readonly Fault[], seed: string): Fault[] {
  return faults
    .map((fault) => ({
      fault,
      rank: createHash('sha256')
        .update(seed + keyOf(fault))
        .digest('hex'),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ fault }) => fault);
}

/** The first fault of an area and kind that is not drawn yet, preferably in a file without a drawn fault. */
function firstFree(
  shuffled: readonly Fault[],
  taken: readonly Fault[],
  room: Area,
  kind: Kind,
): Fault | null {
  const keys = new Set(taken.map(keyOf));
  const files = new Set(taken.map(({ file }) => file));
  const free = shuffled.filter(
    (fault) => fault.room === room && fault.kind === kind && !keys.has(keyOf(fault)),
  );
  return free.find(({ file }) => !files.has(file)) ?? free[0] ?? null;
}

/**
 * The kinds in the order in which an area needs them: the rarest among its drawn faults first. At equal numbers each
 * area begins one kind after the area before it; there are more areas than kinds, so some begin with the same.
 */
function kindsByNeed(taken: readonly Fault[], area: Area): Kind[] {
  const count = (kind: Kind) => taken.filter((fault) => fault.room === area && fault.kind === kind).length;
  const offset = AREAS.indexOf(area);
  const kinds = [...KINDS.slice(offset % KINDS.length), ...KINDS.slice(0, offset % KINDS.length)];
  return kinds.sort((a, b) => count(a) - count(b));
}

function nextFor(shuffled: readonly Fault[], taken: readonly Fault[], room: Area): Fault | null {
  for (const kind of kindsByNeed(taken, room)) {
    const fault = firstFree(shuffled, taken, room, kind);
    if (fault) return fault;
  }
  return null;
}

/** Draws a number of faults, from each area in turn, of each kind that the area has. */
export function drawFaults(faults: readonly Fault[], seed: string, count: number): Fault[] {
  const shuffled = shuffle(faults, seed);
  const drawn: Fault[] = [];
  let areas: readonly Area[] = AREAS;
  while (drawn.length < count && areas.length > 0) {
    areas = areas.filter((area) => {
      const fault = drawn.length < count ? nextFor(shuffled, drawn, area) : null;
      if (fault) drawn.push(fault);
      return fault;
    });
  }
  return drawn;
}

/** Replaces a fault that changes nothing by another one of the same area, and of its kind if there is one. */
export function redraw(list: FaultList, faults: readonly Fault[], number: number, why: string): FaultList {
  const old = list.faults.find((fault) => fault.number === number);
  if (!old) throw new Error(`There is no fault ${number}`);
  const shuffled = shuffle(faults, list.seed);
  const taken = [...list.faults, ...list.equivalent];
  const fault = firstFree(shuffled, taken, old.room, old.kind) ?? nextFor(shuffled, taken, old.room);
  if (!fault) throw new Error(`There is no other fault in ${old.room}`);
  return {
    ...list,
    faults: list.faults.map((one) => (one === old ? { ...fault, number } : one)),
    equivalent: [...list.equivalent, { ...old, why }],
  };
}
