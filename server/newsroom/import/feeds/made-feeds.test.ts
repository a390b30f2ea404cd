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
  rss,
  SECRET,
  type Story,
  stories,
  wxr,
} from '#tests/support/made-feeds.ts';

const FORMATS: [string, (all: Story[]) => string][] = [
  ['RSS 2.0', rss],
  ['Atom', atom],
  ['JSON Feed', json],
  ['WXR', wxr],
];

/** What readers are to see of a story, or that they see nothing. */
function shown({ number, title, paragraphs, names, moment, section, topics, hidden }: Story): object {
  if (hidden) return { refused: expect.any(String) };
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

test.each(FORMATS)('%s: whatever a feed says is read back, and what is hidden stays so', async (_, write) => {
  const isReadBack = fc.asyncProperty(stories, async (all) => {
    expect(await readFeed(write(all))).toEqual(all.map(shown));
  });
  await fc.assert(isReadBack, { seed: 20261126, numRuns: 150 });
});

/** A word that a system puts beside an item may be any, so only those of XML hold when a byte of them turns over. */
const HOLDING = FORMATS.filter(([name]) => name !== 'JSON Feed');

test.each(
  HOLDING,
)('%s: of a damaged file nothing hidden comes out, and what is refused has a place', async (_, write) => {
  const isHeld = fc.asyncProperty(stories, damage, async (all, harm) => {
    for (const item of await readFeed(damaged(write(all), harm))) {
      if ('refused' in item) expect(item.refused).toMatch(/^[^:]+(?::[^:]+)*: \S/);
      else expect(`${item.title}\n${item.subtitle}\n${item.body}`).not.toContain(SECRET);
    }
  });
  await fc.assert(isHeld, { seed: 20261126, numRuns: 400 });
});

test('JSON Feed: a damaged file is read or refused with a place', async () => {
  const isRead = fc.asyncProperty(stories, damage, async (all, harm) => {
    for (const item of await readFeed(damaged(json(all), harm)))
      if ('refused' in item) expect(item.refused).toMatch(/^[^:]+: \S/);
  });
  await fc.assert(isRead, { seed: 20261126, numRuns: 200 });
});
