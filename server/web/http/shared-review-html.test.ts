import { expect, test } from 'vitest';
import { clipOf, documentOf } from '#tests/support/press-document.ts';
import { reviewHtml } from './shared-review-html.ts';

/** Text that would be markup if it were not escaped, for every field that people fill in. */
const hostile = (place: string) => `${place} <img src=x onerror=alert(1)> & "quoted"`;
const shown = (place: string) => `${place} &lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;`;

const PLACES = [
  'title',
  'abstract',
  'licensee',
  'chapter',
  'note',
  'clip',
  'author',
  'edition',
  'kicker',
  'subtitle',
  'copyright',
  'address',
];

test('PRS-04 ROL-06 all texts of a shared review are escaped, except the cleaned text of its clips', () => {
  const clip = clipOf(
    {
      title: hostile('clip'),
      author: hostile('author'),
      edition: hostile('edition'),
      kicker: hostile('kicker'),
      subtitle: hostile('subtitle'),
      copyright: hostile('copyright'),
      url: `https://ilmessaggero.test/${hostile('address')}`,
      body: '<p>Il ponte <em>riapre</em>.</p>',
    },
    hostile('note'),
  );
  const html = reviewHtml(
    documentOf([{ title: hostile('chapter'), clips: [clip] }], {
      contents: { day: '2025-04-03', title: hostile('title'), abstract: hostile('abstract') },
      licensee: hostile('licensee'),
    }),
    'token',
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('<p>Il ponte <em>riapre</em>.</p>');
  expect(PLACES.filter((place) => html.includes(shown(place)))).toEqual(PLACES);
  // Once in the index and once above its clips.
  expect(html.split(shown('chapter'))).toHaveLength(3);
  expect(html.split(shown('clip'))).toHaveLength(3);
});
