import { expect, test } from 'vitest';
import { BRANDS } from './brands/brand-by-host.ts';
import { FOLLOWABLE_KINDS, followSlug, readFollowSlug } from './followable.ts';
import { topicsOf } from './topics.ts';

test('PSH-01 everything followable is recognised by its slug', () => {
  for (const kind of FOLLOWABLE_KINDS) {
    const thing = { kind, slug: 'tema-firma-sezione' };
    expect(readFollowSlug(followSlug(thing))).toEqual(thing);
  }
});

test('PSH-01 no topic of a catalogue is mistaken for anything else', () => {
  for (const { sigla } of BRANDS) {
    for (const { slug } of topicsOf(sigla)) expect(readFollowSlug(slug), slug).toBeNull();
  }
});
