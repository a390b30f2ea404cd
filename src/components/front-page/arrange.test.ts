import { expect, test } from 'vitest';
import type { FrontPageLayout } from '#domain/brands/brand.ts';
import type { FrontPageStory } from '#domain/newsstand.ts';
import { arrange } from './arrange.ts';

const PICTURE = {
  id: 'a'.repeat(24),
  width: 640,
  height: 480,
  widths: [320, 640],
  caption: null,
  credit: null,
};

const story = (articleId: number, picture = false): FrontPageStory => ({
  articleId,
  kicker: null,
  title: `Titolo ${articleId}`,
  subtitle: null,
  text: '',
  section: 'Cronaca',
  page: articleId,
  picture: picture ? PICTURE : null,
});

const LAYOUTS: FrontPageLayout[] = ['broadsheet', 'tabloid', 'picture-first', 'dense'];
const ids = (stories: FrontPageStory[]) => stories.map((each) => each.articleId);

test.each(
  LAYOUTS,
)('NWS-01 a %s front page leads with the story of most weight and prints none twice', (layout) => {
  const stories = Array.from({ length: 14 }, (_, index) => story(index + 1));
  const { lead, side, strip, foot } = arrange(stories, layout, 'full');
  const printed = ids([...side, ...strip, ...foot]);
  expect(lead?.articleId).toBe(1);
  expect(new Set([1, ...printed]).size).toBe(printed.length + 1);
  expect(printed.length).toBeGreaterThanOrEqual(6);
});

test.each(LAYOUTS)('NWS-01 a %s front page works with one story, and with none', (layout) => {
  expect(arrange([story(1)], layout, 'full')).toEqual({ lead: story(1), side: [], strip: [], foot: [] });
  expect(arrange([], layout, 'reduced').lead).toBeNull();
});

test('NWS-01 stories with a picture are preferred as teasers, the others go to the foot', () => {
  const stories = [1, 2, 3, 4].map((id) => story(id));
  const rest = [story(5), story(6, true), story(7), story(8, true), story(9, true)];
  const { strip, foot } = arrange([...stories, ...rest], 'broadsheet', 'full');
  expect(ids(strip)).toEqual([6, 8, 9]);
  expect(ids(foot)).toEqual([5, 7]);
});
