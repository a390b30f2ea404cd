import { expect, test } from 'vitest';
import { faultsIn } from './candidates.ts';
import { drawFaults, redraw } from './draw.ts';
import { AREAS, type Fault, type FaultList, KINDS, keyOf } from './fault.ts';

const EVERY_KIND = `if (ready) go();
await save();
reply.code(404);
reply.header('vary', 'Cookie');
const html = escapeHtml(text);
`;

/** Three files in every area, each with a fault of every kind. */
const FAULTS = AREAS.flatMap((room) =>
  ['one', 'two', 'three'].flatMap((name) => faultsIn(`${room}/${name}.ts`, EVERY_KIND)),
);

const count = <Of>(values: readonly Of[], wanted: Of) => values.filter((value) => value === wanted).length;

function listOf(faults: readonly Fault[]): FaultList {
  const numbered = faults.map((fault, index) => ({ ...fault, number: index + 1 }));
  return { seed: 'a', commit: 'none', faults: numbered, equivalent: [] };
}

test('a seed draws the same faults each time, in whatever order the files are listed', () => {
  const drawn = drawFaults(FAULTS, 'a', 20);
  expect(drawFaults(FAULTS.toReversed(), 'a', 20)).toEqual(drawn);
  expect(drawFaults(FAULTS, 'b', 20)).not.toEqual(drawn);
  expect(new Set(drawn.map(keyOf)).size).toBe(20);
});

test('every area gets the same number of faults, of every kind', () => {
  const drawn = drawFaults(FAULTS, 'a', AREAS.length * KINDS.length);
  for (const room of AREAS) {
    const kinds = drawn.filter((fault) => fault.room === room).map(({ kind }) => kind);
    for (const kind of KINDS) expect(count(kinds, kind), `${kind} in ${room}`).toBe(1);
  }
});

test('an area without faults of one kind gets others instead, and one without any faults is skipped', () => {
  const few = FAULTS.filter(
    ({ room, kind }) => room === 'server' || (room === 'domain' && kind === 'escape'),
  );
  const rooms = drawFaults(few, 'a', 10).map(({ room }) => room);
  expect(count(rooms, 'domain')).toBe(3);
  expect(count(rooms, 'server')).toBe(7);
});

test('when there are fewer faults than requested, all are drawn', () => {
  expect(drawFaults(FAULTS, 'a', 1000)).toHaveLength(FAULTS.length);
});

test('a fault that changes nothing is listed with the reason, and another of its kind and area is drawn', () => {
  const list = listOf(drawFaults(FAULTS, 'a', 6));
  const [old] = list.faults;
  const once = redraw(list, FAULTS, 1, 'nobody reads it');
  const twice = redraw(once, FAULTS, 1, 'nor this');
  expect(once.equivalent).toEqual([{ ...old, why: 'nobody reads it' }]);
  expect(once.faults.slice(1)).toEqual(list.faults.slice(1));
  expect(once.faults[0]).toMatchObject({ number: 1, room: old?.room, kind: old?.kind });
  const places = [...twice.faults, ...twice.equivalent].map(keyOf);
  expect(new Set(places).size).toBe(8);
  expect(() => redraw(list, FAULTS, 7, 'there is none')).toThrow('no fault 7');
});
