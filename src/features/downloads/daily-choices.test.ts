import { expect, test } from 'vitest';
import { dailyChoices } from './daily-choices.ts';

const editions = [
  { slug: 'nazionale', name: 'Nazionale' },
  { slug: 'roma', name: 'Roma' },
  { slug: 'rieti', name: 'Rieti' },
];

test('OFF-03 the main edition and the daily downloads are listed first', () => {
  const { first, others } = dailyChoices({
    editions,
    downloads: [],
    initiallyDaily: ['rieti'],
    main: 'nazionale',
  });
  expect(first.map(({ slug }) => slug)).toEqual(['nazionale', 'rieti']);
  expect(others.map(({ slug }) => slug)).toEqual(['roma']);
});

test('OFF-03 offline the choice consists of the editions known on the device', () => {
  const downloads = [
    { edition: 'roma', editionName: 'Roma' },
    { edition: 'roma', editionName: 'Roma' },
  ];
  const initiallyDaily = ['penisola-sorrentina'];
  const { first, others } = dailyChoices({ editions: [], downloads, initiallyDaily, main: 'napoli' });
  expect(first).toEqual([
    { slug: 'penisola-sorrentina', name: 'Penisola sorrentina' },
    { slug: 'napoli', name: 'Napoli' },
  ]);
  expect(others).toEqual([{ slug: 'roma', name: 'Roma' }]);
});
