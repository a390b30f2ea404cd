import { expect, test } from 'vitest';
import { Places } from './places.ts';

test('NAV-24 a network gets its share of the places, and this machine can take all of them', () => {
  const places = new Places({ room: 3, perNetwork: 2 });
  places.take('a');
  const leave = places.take('a');
  expect([places.hasRoomFor('a'), places.hasRoomFor('b'), places.hasRoomFor(null)]).toEqual([
    false,
    true,
    true,
  ]);
  places.take(null);
  expect([places.hasRoomFor('b'), places.hasRoomFor(null)]).toEqual([false, false]);
  leave();
  expect([places.hasRoomFor('a'), places.hasRoomFor('b')]).toEqual([true, true]);
});

test('NAV-24 a place is given back only once', () => {
  const places = new Places({ room: 2, perNetwork: 2 });
  const leave = places.take('a');
  places.take('a');
  leave();
  leave();
  places.take('b');
  expect(places.hasRoomFor('a')).toBe(false);
});
