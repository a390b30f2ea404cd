import { expect, test } from 'vitest';
import type { Clip } from '#domain/press-review/clip.ts';
import { type CLIP_COLUMNS, NO_FILTERS } from '#domain/press-review/clips-view.ts';
import { filterChoicesOf, filterClips, prepareClips, sortClips } from './arrange-clips.ts';
import { mapInSlices } from './map-in-slices.ts';

const clip = (id: number, facts: Partial<Clip>): Clip => ({
  id,
  newspaper: 'MG',
  edition: 'Nazionale',
  alsoIn: [],
  date: '2025-04-03',
  title: `Titolo ${id}`,
  author: '',
  page: null,
  section: 'Cronaca',
  ...facts,
});

const CLIPS = [
  clip(4, { title: 'Zoo', author: 'Ada Rossi', page: 2, alsoIn: ['Roma', 'Rieti'] }),
  clip(3, { title: 'È festa', page: 11, section: 'Sport' }),
  clip(2, { title: 'eccola', author: 'Ada Rossi', newspaper: 'GZ', edition: 'Venezia', date: '2025-04-02' }),
  clip(1, { title: 'Acqua', author: 'Èlia', newspaper: 'GZ', edition: 'Belluno', page: 2 }),
];

const sorted = async (...[by, down = false]: [(typeof CLIP_COLUMNS)[number], boolean?]) =>
  sortClips(await prepareClips(CLIPS), { by, descending: down }).map((one) => one.clip.id);

test('PRS-04 every column sorts both ways, and clips with equal values keep the server’s order', async () => {
  expect(await sorted('newspaper')).toEqual([4, 3, 2, 1]);
  expect(await sorted('newspaper', true)).toEqual([2, 1, 4, 3]);
  expect(await sorted('id')).toEqual([1, 2, 3, 4]);
  expect(await sorted('title')).toEqual([1, 3, 2, 4]);
  expect(await sorted('author')).toEqual([4, 2, 1, 3]);
  expect(await sorted('page')).toEqual([4, 1, 3, 2]);
  expect(await sorted('page', true)).toEqual([3, 4, 1, 2]);
  expect(await sorted('author', true)).toEqual([1, 4, 2, 3]);
  expect(await sorted('date', true)).toEqual([4, 3, 1, 2]);
  expect(await sorted('edition')).toEqual([1, 4, 3, 2]);
  expect(await sorted('section', true)).toEqual([3, 4, 2, 1]);
});

test('PRS-04 filters keep matching clips, and the count of each newspaper ignores the chosen newspapers', async () => {
  const clips = await prepareClips(CLIPS);
  const { clips: left, counts } = filterClips(clips, { ...NO_FILTERS, author: 'rossi', newspapers: ['MG'] });
  expect(left.map((one) => one.clip.id)).toEqual([4]);
  expect([...counts]).toEqual([
    ['MG', 1],
    ['GZ', 1],
  ]);
});

test('PRS-04 the choices of each filter are listed once, alphabetically', async () => {
  expect(await filterChoicesOf(CLIPS)).toEqual({
    editions: ['Belluno', 'Nazionale', 'Rieti', 'Roma', 'Venezia'],
    sections: ['Cronaca', 'Sport'],
    authors: ['Ada Rossi', 'Èlia'],
  });
});

test('PRS-04 a long list is processed in slices, in its order', async () => {
  let rests = 0;
  const numbers = Array.from({ length: 60 }, (_, at) => at);
  const slowly = (number: number) => {
    for (const until = performance.now() + 1; performance.now() < until; );
    return number;
  };
  const done = await mapInSlices(numbers, slowly, async () => {
    rests += 1;
  });
  expect(done).toEqual(numbers);
  expect(rests).toBeGreaterThan(2);
});
