import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAt } from '#domain/dates.ts';
import { FEED_NOON, readFeed } from '#tests/support/feed-fixtures.ts';
import {
  atom,
  damage,
  damaged,
  escaped,
  json,
  type MadeArticle,
  madeArticles,
  rss,
  SECRET,
  wxr,
} from '#tests/support/made-feeds.ts';

const FORMATS: [string, (all: MadeArticle[]) => string][] = [
  ['RSS 2.0', rss],
  ['Atom', atom],
  ['JSON Feed', json],
  ['WXR', wxr],
];

/** The expected result for an article: its visible properties, or a refusal if it is on hold. */
function shown({ number, title, paragraphs, names, moment, section, topics, isOnHold }: MadeArticle): object {
  if (isOnHold) return { refused: expect.any(String) };
  return expect.objectContaining({
    uri: `urn:caso:${number}`,
    title,
    body: paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n'),
    byline: names.join(', ') || null,
    authors: names,
    day: dayAt(moment.toISOString()),
    firstCreated: moment.toISOString(),
    embargoedUntil: moment > FEED_NOON ? moment.toISOString() : null,
    section: expect.objectContaining({ name: section }),
    subjects: topics.map((name) => expect.objectContaining({ kind: 'topic', name })),
    status: 'usable',
  });
}

test.each(
  FORMATS,
)('%s: every feed is read back as written, and hidden items stay hidden', async (_, write) => {
  const isReadBack = fc.asyncProperty(madeArticles, async (all) => {
    expect(await readFeed(write(all))).toEqual(all.map(shown));
  });
  await fc.assert(isReadBack, { seed: 20261126, numRuns: 150 });
});

/** The formats in XML. In JSON a key may have any name, so a damaged key may no longer hide its item. */
const HOLDING = FORMATS.filter(([name]) => name !== 'JSON Feed');

test.each(
  HOLDING,
)('%s: a damaged file shows nothing hidden, and every refusal has a place', async (_, write) => {
  const isHeld = fc.asyncProperty(madeArticles, damage, async (all, harm) => {
    for (const item of await readFeed(damaged(write(all), harm))) {
      if ('refused' in item) expect(item.refused).toMatch(/^[^:]+(?::[^:]+)*: \S/);
      else expect(`${item.title}\n${item.subtitle}\n${item.body}`).not.toContain(SECRET);
    }
  });
  await fc.assert(isHeld, { seed: 20261126, numRuns: 400 });
});

test('JSON Feed: a damaged file is read or refused with a place', async () => {
  const isRead = fc.asyncProperty(madeArticles, damage, async (all, harm) => {
    for (const item of await readFeed(damaged(json(all), harm)))
      if ('refused' in item) expect(item.refused).toMatch(/^[^:]+: \S/);
  });
  await fc.assert(isRead, { seed: 20261126, numRuns: 200 });
});
