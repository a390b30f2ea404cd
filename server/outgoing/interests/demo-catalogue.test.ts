import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { newslettersOf } from '#domain/newsletters.ts';
import { slugify } from '#domain/text.ts';
import { topicsOf } from '#domain/topics.ts';
import { editionsOf } from '#server/operations/demo/editions.ts';
import { readArticles } from '#server/operations/demo/read-articles.ts';
import { SECTION_ORDER } from '#server/operations/demo/sections.ts';

const subjects = new Set((await readArticles()).flatMap(({ topics }) => topics.map(slugify)));

const isOnce = (slugs: readonly string[]) => new Set(slugs).size === slugs.length;

describe.each(BRANDS)('ACC-07 $name', ({ sigla }) => {
  const sections = [...SECTION_ORDER, ...editionsOf(sigla).map(({ slug }) => `cronaca-${slug}`)];
  const topics = topicsOf(sigla);
  const newsletters = newslettersOf(sigla);

  test('offers twelve to sixteen topics, each of existing sections and subjects', () => {
    expect(topics.length).toBeGreaterThanOrEqual(12);
    expect(topics.length).toBeLessThanOrEqual(16);
    expect(isOnce(topics.map(({ slug }) => slug))).toBe(true);
    for (const topic of topics) {
      expect(topic.sections.length + topic.subjects.length, topic.slug).toBeGreaterThan(0);
      for (const section of topic.sections) expect(sections, topic.slug).toContain(section);
      for (const subject of topic.subjects) expect([...subjects], topic.slug).toContain(subject);
    }
  });

  test('has a small drawing for every topic', () => {
    for (const { picture } of topics) {
      const { size } = statSync(`src/components/account/interests/pictures/${picture}.webp`);
      expect(size, picture).toBeLessThanOrEqual(15_000);
    }
  });

  test('offers six to eight newsletters, each of existing sections', () => {
    expect(newsletters.length).toBeGreaterThanOrEqual(6);
    expect(newsletters.length).toBeLessThanOrEqual(8);
    expect(isOnce(newsletters.map(({ slug }) => slug))).toBe(true);
    for (const { slug, from } of newsletters) {
      for (const section of from === 'topics' ? [] : from) expect(sections, slug).toContain(section);
    }
  });
});
