import { expect, test } from 'vitest';
import { mutantsIn } from './candidates.ts';
import { drawMutants, redraw } from './draw.ts';
import { AREAS, KINDS, keyOf, type Mutant, type MutantList } from './mutant.ts';

const EVERY_KIND = `if (ready) go();
await save();
reply.code(404);
reply.header('vary', 'Cookie');
const html = escapeHtml(text);
`;

/** Three files in every area, each with a mutant of every kind. */
const MUTANTS = AREAS.flatMap((room) =>
  ['one', 'two', 'three'].flatMap((name) => mutantsIn(`${room}/${name}.ts`, EVERY_KIND)),
);

const count = <Of>(values: readonly Of[], wanted: Of) => values.filter((value) => value === wanted).length;

function listOf(mutants: readonly Mutant[]): MutantList {
  const numbered = mutants.map((mutant, index) => ({ ...mutant, number: index + 1 }));
  return { seed: 'a', commit: 'none', faults: numbered, equivalent: [] };
}

test('a seed draws the same mutants each time, in whatever order the files are listed', () => {
  const drawn = drawMutants(MUTANTS, 'a', 20);
  expect(drawMutants(MUTANTS.toReversed(), 'a', 20)).toEqual(drawn);
  expect(drawMutants(MUTANTS, 'b', 20)).not.toEqual(drawn);
  expect(new Set(drawn.map(keyOf)).size).toBe(20);
});

test('every area gets the same number of mutants, of every kind', () => {
  const drawn = drawMutants(MUTANTS, 'a', AREAS.length * KINDS.length);
  for (const room of AREAS) {
    const kinds = drawn.filter((mutant) => mutant.room === room).map(({ kind }) => kind);
    for (const kind of KINDS) expect(count(kinds, kind), `${kind} in ${room}`).toBe(1);
  }
});

test('an area without mutants of one kind gets others instead, and one without any mutants is skipped', () => {
  const few = MUTANTS.filter(
    ({ room, kind }) => room === 'server' || (room === 'domain' && kind === 'escape'),
  );
  const rooms = drawMutants(few, 'a', 10).map(({ room }) => room);
  expect(count(rooms, 'domain')).toBe(3);
  expect(count(rooms, 'server')).toBe(7);
});

test('when there are fewer mutants than requested, all are drawn', () => {
  expect(drawMutants(MUTANTS, 'a', 1000)).toHaveLength(MUTANTS.length);
});

test('a mutant that changes nothing is listed with the reason, and another of its kind and area is drawn', () => {
  const list = listOf(drawMutants(MUTANTS, 'a', 6));
  const [old] = list.faults;
  const once = redraw(list, MUTANTS, 1, 'nobody reads it');
  const twice = redraw(once, MUTANTS, 1, 'nor this');
  expect(once.equivalent).toEqual([{ ...old, why: 'nobody reads it' }]);
  expect(once.faults.slice(1)).toEqual(list.faults.slice(1));
  expect(once.faults[0]).toMatchObject({ number: 1, room: old?.room, kind: old?.kind });
  const places = [...twice.faults, ...twice.equivalent].map(keyOf);
  expect(new Set(places).size).toBe(8);
  expect(() => redraw(list, MUTANTS, 7, 'there is none')).toThrow('no mutant 7');
});
