import { expect, test } from 'vitest';
import type { FrontPageLayout } from '#domain/brands/brand.ts';
import type { FrontPageArticle } from '#domain/newsstand.ts';
import { arrange } from './arrange.ts';

const PICTURE = {
  id: 'a'.repeat(24),
  width: 640,
  height: 480,
  widths: [320, 640],
  caption: null,
  credit: null,
};

const article = (articleId: number, picture = false): FrontPageArticle => ({
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
const ids = (articles: FrontPageArticle[]) => articles.map((each) => each.articleId);

test.each(
  LAYOUTS,
)('NWS-01 a %s front page leads with the article of most weight and prints none twice', (layout) => {
  const articles = Array.from({ length: 14 }, (_, index) => article(index + 1));
  const { lead, side, strip, foot } = arrange(articles, layout, 'full');
  const printed = ids([...side, ...strip, ...foot]);
  expect(lead?.articleId).toBe(1);
  expect(new Set([1, ...printed]).size).toBe(printed.length + 1);
  expect(printed.length).toBeGreaterThanOrEqual(6);
});

test.each(LAYOUTS)('NWS-01 a %s front page works with one article, and with none', (layout) => {
  expect(arrange([article(1)], layout, 'full')).toEqual({ lead: article(1), side: [], strip: [], foot: [] });
  expect(arrange([], layout, 'reduced').lead).toBeNull();
});

test('NWS-01 articles with a picture are preferred as teasers, the others go to the foot', () => {
  const articles = [1, 2, 3, 4].map((id) => article(id));
  const rest = [article(5), article(6, true), article(7), article(8, true), article(9, true)];
  const { strip, foot } = arrange([...articles, ...rest], 'broadsheet', 'full');
  expect(ids(strip)).toEqual([6, 8, 9]);
  expect(ids(foot)).toEqual([5, 7]);
});
