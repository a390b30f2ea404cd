import { expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { parseItem } from '#server/newsroom/import/parse-item.ts';
import { editionsOf } from './editions.ts';
import { planIssue } from './plan-issue.ts';
import { publicationTime } from './publication-time.ts';
import { readArticles } from './read-articles.ts';
import { demoUri, readDemoUri, toNinjs, toWithdrawal } from './to-ninjs.ts';

const DAY = '2025-04-03';
const NOON = new Date('2025-04-03T10:00:00Z');
const MG = brandOf('MG');
const articles = (await readArticles()).filter(({ day }) => day === 0);
const plan = planIssue('MG', articles, editionsOf('MG'), editionsOf);

function itemOf(slug: string) {
  const placement = plan.find(({ article }) => article.slug === slug);
  if (!placement) throw new Error(`${slug} is not in the plan`);
  return { placement, item: toNinjs(placement, MG, DAY, NOON) };
}

test('print data are in altids, with one for each of several editions', () => {
  const { item, placement } = itemOf('mg-roma-est-cavita-sotto-asfalto');
  const facts = (role: string) => item.altids.filter((one) => one.role === role).map(({ value }) => value);
  expect(facts('printEditionDate')).toEqual([DAY]);
  expect(facts('printEdition')).toEqual(placement.editions.map(({ name }) => name));
  expect(facts('printEdition')[0]).toBe('Roma');
  expect(facts('printPage')).toEqual(['24']);
  expect(facts('printPosition')).toEqual(['1']);
  expect(facts('printPages')).toEqual(['48']);
});

test('headlines, author, section, access and topics are where the mapping puts them', () => {
  const { item, placement } = itemOf('mg-roma-est-cavita-sotto-asfalto');
  const { article } = placement;
  expect(item.uri).toBe(`urn:edicola:demo:mg:${article.slug}:${DAY}`);
  expect(item.headlines.map(({ role, value }) => [role, value])).toEqual([
    ['main', article.title],
    ['kicker', article.kicker],
    ['subheadline', article.subtitle],
  ]);
  expect(item.people).toEqual([{ name: 'Tommaso Ferrigno', rel: 'author', literal: 'tommaso-ferrigno' }]);
  expect(item.subjects.slice(0, 2)).toMatchObject([
    { rel: 'section', literal: 'cronaca-roma', name: 'Cronaca di Roma' },
    { rel: 'access', literal: article.access },
  ]);
  expect(item.subjects.filter(({ rel }) => rel === 'topic').map(({ name }) => name)).toEqual(article.topics);
  expect(item.associations[0]?.renditions[0]?.href).toBe(`${article.image}.svg`);
});

test('the teams that an article is about are organisations', () => {
  const { item } = itemOf('ns-portalba-vetta-rimonta-cadelsasso');
  expect(item.organisations).toEqual([
    { name: 'Portalba', literal: 'portalba' },
    { name: 'Cadelsasso', literal: 'cadelsasso' },
  ]);
});

test('every article states that it is invented', () => {
  for (const placement of plan)
    expect(toNinjs(placement, MG, DAY, NOON).copyrightnotice).toContain('inventati');
});

test('slug and day can be read from a demonstration uri, and from no other uri', () => {
  expect(readDemoUri(demoUri(MG, 'una-storia', DAY))).toEqual({ slug: 'una-storia', day: DAY });
  expect(readDemoUri('urn:edicola:fixture:wikinews-it:032ae4b8cf83')).toBeNull();
});

test('an article appears in the early morning of Rome, summer and winter, and never in the future', () => {
  for (const day of ['2025-01-15', '2025-03-30', '2025-07-15', '2025-10-26']) {
    const time = publicationTime('una-storia', day, new Date('2026-01-01T00:00:00Z'));
    expect(time).toMatch(new RegExp(`^${day}T0[56]:\\d\\d:00\\+0[12]:00$`));
  }
  const night = new Date('2025-04-02T22:30:00Z');
  expect(new Date(publicationTime('una-storia', DAY, night))).toEqual(night);
});

test('the importer accepts every article of every day as delivered', async () => {
  const everything = await readArticles();
  for (const day of [0, 1, 2, 3, 4, 5, 6]) {
    const ofDay = everything.filter((article) => article.day === day);
    for (const placement of planIssue('MG', ofDay, editionsOf('MG'), editionsOf)) {
      const { delivered } = parseItem(
        new TextEncoder().encode(JSON.stringify(toNinjs(placement, MG, DAY, NOON))),
      );
      expect(delivered).toMatchObject({
        title: placement.article.title,
        kicker: placement.article.kicker,
        subtitle: placement.article.subtitle,
        byline: placement.article.author ?? null,
        day: DAY,
        section: placement.section,
        access: placement.article.access,
        placements: placement.editions.map(({ name }) => ({ editionName: name, page: placement.page })),
      });
    }
  }
});

test('a corrected article has a second version with a note after the time of the correction', () => {
  const slug = 'nl-fari-5-porto-salmastro-luce-di-tutti';
  const { placement, item } = itemOf(slug);
  const early = toNinjs(placement, MG, DAY, new Date('2025-04-03T05:00:00Z'));
  expect([early.version, early.versioncreated, early.bodies[0]?.value.includes('Correzione.')]).toEqual([
    '1',
    early.firstcreated,
    false,
  ]);
  expect([item.version, item.bodies[0]?.value.includes('<strong>Correzione.</strong>')]).toEqual(['2', true]);
  const minutes = (Date.parse(item.versioncreated) - Date.parse(item.firstcreated)) / 60_000;
  expect(minutes).toBe(placement.article.corrected?.after);
});

test('an article that the newsroom took back is withdrawn after the time of the withdrawal', async () => {
  const slug = 'ne-breve-chioschi-lungolago-bando';
  const others = (await readArticles()).filter(({ day }) => day === 2);
  const placement = planIssue('MG', others, editionsOf('MG'), editionsOf).find(
    (one) => one.article.slug === slug,
  );
  if (!placement) throw new Error(`${slug} is not in the plan`);
  expect(toWithdrawal(placement, MG, DAY, new Date('2025-04-03T05:00:00Z'))).toBeNull();
  const item = toWithdrawal(placement, MG, DAY, new Date('2025-04-03T12:00:00Z'));
  expect(item).toMatchObject({ uri: demoUri(MG, slug, DAY), pubstatus: 'canceled' });
  expect(JSON.stringify(item)).not.toContain('Riva Sangiusta');
  expect(toWithdrawal(itemOf('mg-roma-est-cavita-sotto-asfalto').placement, MG, DAY, NOON)).toBeNull();
});
