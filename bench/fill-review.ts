import { sql } from 'drizzle-orm';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Database } from '#server/base/db/connect.ts';
import { makeCorpus } from './search-corpus.ts';

const EDITIONS = 8;
const SECTIONS = 12;
const AUTHORS = 180;

/**
 * Fills the tables with one day of all papers, `count` articles in total, each in several editions, without an import.
 */
export async function fillReview({ orm }: Database, count: number, day: Day): Promise<void> {
  const { sentences, article } = await makeCorpus();
  const siglas = BRANDS.map(({ sigla }) => sigla);
  await orm.execute(sql`insert into editions (brand, slug, name, position, valid_from)
    select brand, 'edizione-' || n, 'Edizione ' || n, n, '2000-01-01'
    from unnest(${sql.param(siglas)}::text[]) brand, generate_series(1, ${EDITIONS}::integer) n`);
  await orm.execute(sql`insert into sections (brand, slug, name)
    select brand, 'sezione-' || n, 'Sezione ' || n
    from unnest(${sql.param(siglas)}::text[]) brand, generate_series(1, ${SECTIONS}::integer) n`);
  await orm.execute(sql`insert into issues (edition_id, day, pages, published_at)
    select id, ${day}::date, 60, now() - interval '1 hour' from editions`);
  const rows = Array.from({ length: count }, (_, n) => {
    const { names, sentenceNumbers } = article(n);
    const sentence = sentences[(sentenceNumbers[0] ?? 1) - 1] ?? '';
    return {
      title: `${names[0]}, ${sentence.slice(0, 70)}`,
      author: article(n % AUTHORS)
        .names.slice(0, 2)
        .join(' '),
    };
  });
  const titles = sql`${sql.param(rows.map(({ title }) => title))}::text[]`;
  const authors = sql`${sql.param(rows.map(({ author }) => author))}::text[]`;
  await orm.execute(sql`
    with given as (
      select n::integer, title, author, (${sql.param(siglas)}::text[])[n % ${siglas.length}::integer + 1] as brand
      from unnest(${titles}, ${authors}) with ordinality as given (title, author, n)
    ), written as (
      insert into articles (id, brand, uri, version, source_hash, status, slug, title, byline, body, free_body, opening,
        words, access, urgency, published_at)
      select n, brand, 'urn:bench:' || n, '1', '', 'usable', 'articolo', title, author, '<p>' || title || '</p>', '', '',
        40, 'digital', 5, now() - interval '1 hour' from given
      returning id, brand
    ), told as (
      select id, brand, id as n from written
    )
    insert into placements (issue_id, article_id, section_id, page, position)
    select issues.id, told.id, sections.id, n % 60 + 1, n % 7
    from told
    join editions on editions.brand = told.brand and editions.position between n % 4 + 1 and n % 4 + 1 + n % 3
    join issues on issues.edition_id = editions.id
    join sections on sections.brand = told.brand and sections.slug = 'sezione-' || (n % ${SECTIONS}::integer + 1)`);
  await orm.execute(sql`analyze`);
}
