import { expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { editionsOf, NATIONAL } from './editions.ts';
import { type Placement, planIssue } from './plan-issue.ts';
import { readArticles } from './read-articles.ts';

const articles = await readArticles();
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const planOf = (sigla: (typeof BRANDS)[number]['sigla'], day: number) =>
  planIssue(
    sigla,
    articles.filter((article) => article.day === day),
    editionsOf(sigla),
    editionsOf,
  );
const printedIn = (plan: Placement[], slug: string) =>
  plan.filter(({ editions }) => editions.some((one) => one.slug === slug));
const everyPlan = BRANDS.flatMap(({ sigla, mainEdition }) =>
  DAYS.map((day) => ({ sigla, mainEdition, day, plan: planOf(sigla, day) })),
);

test.each(
  everyPlan,
)('$sigla, day $day: the paper is full, each article is printed once, no place is used twice', ({
  mainEdition,
  plan,
}) => {
  const readable = new Set([...printedIn(plan, mainEdition), ...printedIn(plan, NATIONAL)]);
  expect(readable.size).toBeGreaterThanOrEqual(13);
  expect(new Set(plan.map(({ article }) => article.slug)).size).toBe(plan.length);
  expect(new Set(plan.map(({ page, position }) => `${page} ${position}`)).size).toBe(plan.length);
});

test.each(everyPlan)('$sigla, day $day: every edition has articles of its own', ({ sigla, plan }) => {
  for (const { slug } of editionsOf(sigla)) expect(printedIn(plan, slug).length).toBeGreaterThan(0);
});

test.each(everyPlan)('$sigla, day $day: pages follow the sections, from page 2 to the last', ({
  sigla,
  plan,
}) => {
  const pages = sigla === 'LG' ? 24 : 48;
  for (const placement of plan) {
    expect(placement.pages).toBe(pages);
    expect(placement.page).toBeGreaterThan(1);
    expect(placement.page).toBeLessThanOrEqual(pages);
  }
  const byPage = plan.toSorted((a, b) => a.page - b.page || a.position - b.position);
  const sections = byPage
    .map(({ section }) => section.slug)
    .filter((slug, index, all) => slug !== all[index - 1]);
  // Local pages change with the edition, so the order of sections does not apply to them.
  const national = sections.filter((slug) => !slug.startsWith('cronaca-'));
  expect(new Set(national).size).toBe(national.length);
});

test('local articles are in their own edition, national ones in the national', () => {
  for (const { article, editions, section } of planOf('MG', 0)) {
    const slugs = editions.map(({ slug }) => slug);
    if (article.brand === 'MG') {
      expect(slugs).toContain(article.edition);
      expect(slugs).not.toContain(NATIONAL);
      if (article.section === 'cronaca' && article.edition === 'roma') {
        expect(section).toEqual({ slug: 'cronaca-roma', name: 'Cronaca di Roma' });
      }
    } else expect(slugs).toEqual([NATIONAL]);
  }
});

test('Leggo, without a national edition, prints the national pages in both cities', () => {
  for (const { article, editions } of planOf('LG', 0)) {
    if (!article.brand) expect(editions.map(({ slug }) => slug)).toEqual(['roma', 'milano']);
  }
});

test('a paper with few national articles takes some of its sister papers, never as its lead', () => {
  const plan = planOf('EM', 4);
  const guests = plan.filter(({ article }) => article.brand && article.brand !== 'EM');
  expect(guests.length).toBeGreaterThan(0);
  for (const { urgency, located } of guests) {
    expect(urgency).toBeGreaterThanOrEqual(3);
    expect(located).not.toBeNull();
  }
  expect(planOf('EM', 0).filter(({ article }) => article.brand && article.brand !== 'EM')).toEqual([]);
});

test('the order of the input articles makes no difference', () => {
  const today = articles.filter(({ day }) => day === 0);
  const key = (plan: Placement[]) =>
    plan.map(({ article, page, position }) => `${article.slug} ${page} ${position}`).toSorted();
  expect(key(planIssue('QP', today.toReversed(), editionsOf('QP'), editionsOf))).toEqual(
    key(planOf('QP', 0)),
  );
});

test('an edition without news of its own prints another’s, its lead only when there is no other', () => {
  const plan = planOf('MG', 0);
  const lead = plan.find(({ article }) => article.brand === 'MG' && article.urgency === 1);
  expect(lead?.editions.map(({ slug }) => slug)).toEqual(['roma']);
  const umbria = printedIn(plan, 'umbria');
  expect(umbria).toHaveLength(1);
  expect(umbria[0]?.article.brand).toBe('MG');
  const alone = articles.filter(({ slug }) => slug === lead?.article.slug);
  expect(printedIn(planIssue('MG', alone, editionsOf('MG'), editionsOf), 'umbria')).toHaveLength(1);
});

test('NWS-03 every paper has at least twelve sections, several specials, and one that runs over several days', () => {
  for (const { sigla } of BRANDS) {
    const week = DAYS.map((day) => planOf(sigla, day));
    const sections = new Set(week.flat().map(({ section }) => section.slug));
    expect(sections.size, sigla).toBeGreaterThanOrEqual(12);
    const today = new Set(week[0]?.map(({ section }) => section.slug));
    expect(today.size, sigla).toBeGreaterThanOrEqual(12);
    const daysOf = new Map<string, number>();
    for (const plan of week) {
      for (const special of new Set(plan.flatMap(({ article }) => article.special ?? []))) {
        daysOf.set(special, (daysOf.get(special) ?? 0) + 1);
      }
    }
    expect(daysOf.size, sigla).toBeGreaterThanOrEqual(4);
    expect(daysOf.get('luci-di-costa'), sigla).toBe(5);
  }
});
