import { sql } from 'drizzle-orm';
import type { Database, Orm } from '#server/base/db/connect.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import type { Corpus } from './search-corpus.ts';

const ARTICLES_PER_DAY = 100;
const CHUNK_SIZE = 2000;
const FREE_CHARACTERS = 400;
const WORDS_PER_ARTICLE = 350;

/** Number of sentences in a paragraph. */
const SENTENCES_PER_PARAGRAPH = 4;

/**
 * Fills the tables of one paper with an archive that ends on `today`, without importing each item; whole texts are
 * written only where they are needed.
 */
export async function fillArchive(
  { orm }: Database,
  corpus: Corpus,
  size: number,
  today: string,
  withBodies = false,
): Promise<void> {
  await orm.execute(sql`drop index article_search_document, search_texts_pairs`);
  await orm.execute(sql`insert into editions (brand, slug, name, position, valid_from)
    values ('MG', 'nazionale', 'Nazionale', 0, '2000-01-01')`);
  await orm.execute(sql`insert into sections (brand, slug, name)
    select 'MG', 'sezione-' || n, 'Sezione ' || n from generate_series(1, 12) n`);
  await orm.execute(sql`insert into issues (id, edition_id, day, pages, published_at)
    select n + 1, 1, ${today}::date - n, 40, (${today}::date - n)::timestamptz
    from generate_series(0, ${Math.ceil(size / ARTICLES_PER_DAY)}) n`);
  await prepareSentences(orm, corpus);
  const chunks = Array.from({ length: Math.ceil(size / CHUNK_SIZE) }, (_, at) => at * CHUNK_SIZE);
  // Two chunks at a time, because adding up vectors takes long.
  const writeChunks = async () => {
    for (let from = chunks.pop(); from !== undefined; from = chunks.pop()) {
      const [first, count] = [from, Math.min(CHUNK_SIZE, size - from)];
      await withoutLimit(orm, (tx) => writeChunk(tx, corpus, first, count, withBodies));
    }
  };
  await Promise.all([writeChunks(), writeChunks()]);
  await withoutLimit(orm, async (tx) => {
    await tx.execute(sql`insert into search_words (brand, word, shown)
      select distinct 'MG', lower(name), lower(name)
      from articles, unnest(string_to_array(split_part(title, ',', 1), ' ')) as name`);
    await tx.execute(sql`insert into search_words (brand, word, shown)
      select distinct 'MG', word, word from bench_sentences, unnest(string_to_array(words, ' ')) as word
      where length(word) between 4 and 30 and word ~ '^[a-z]+$' on conflict do nothing`);
    await tx.execute(sql`create index article_search_document on article_search
      using gin (document, word_strengths(document, words, access))`);
    await tx.execute(
      sql`create index search_texts_pairs on search_texts using gin (written_pairs(open_words, body_words))`,
    );
    await tx.execute(sql`alter index search_texts_pairs alter column 1 set statistics 0`);
    await tx.execute(sql`alter index article_search_document alter column 2 set statistics 0`);
    await tx.execute(sql`select take_search_census()`);
  });
  await vacuumAndAnalyze(orm);
}

/**
 * Does immediately what a database does in the background in the minutes after many rows were added: an archive of
 * years has been vacuumed long ago.
 */
async function vacuumAndAnalyze(orm: Orm): Promise<void> {
  const answer = await orm.execute(sql`
    select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  for (const { name } of rowsOf<{ name: string }>(answer)) {
    await orm.execute(sql`vacuum (analyze) ${sql.raw(name)}`);
  }
  await orm.execute(sql`checkpoint`);
}

/** Runs statements without the server's limit on their duration. */
export const withoutLimit = (orm: Orm, write: (tx: Orm) => Promise<void>) =>
  orm.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    await write(tx);
  });

/** Prepares each sentence once in the form of the index: an article's vector is the sum of those of its sentences. */
async function prepareSentences(orm: Database['orm'], { sentences }: Corpus): Promise<void> {
  await orm.execute(
    sql`create aggregate vector_sum(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '')`,
  );
  await orm.execute(sql`create table bench_sentences as
    select place::integer, text, to_tsvector('italian', search_plain(text)) as vector, btrim(search_spaced(text)) as words
    from unnest(${sql.param(sentences)}::text[]) with ordinality as given (text, place)`);
  await orm.execute(sql`create unique index on bench_sentences (place)`);
}

const paragraphs = sql`'<p>' || string_agg(
  replace(text, '<', '') || case when at % ${SENTENCES_PER_PARAGRAPH} = 0 then '</p><p>' else ' ' end, '' order by at) || '</p>'`;

async function writeChunk(
  orm: Orm,
  corpus: Corpus,
  from: number,
  count: number,
  withBodies: boolean,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({ id: from + n + 1, ...corpus.article(from + n) }));
  const ids = sql`${sql.param(rows.map(({ id }) => id))}::integer[]`;
  const names = sql`${sql.param(rows.map(({ names }) => names.join(' ')))}::text[]`;
  const places = sql`${sql.param(rows.map(({ sentenceNumbers }) => sentenceNumbers.join(',')))}::text[]`;
  await orm.execute(sql`
    with given as (
      select * from unnest(${ids}, ${names}, ${places}) as given (id, names, places)
    ), made as (
      select id, names, (array_agg(text order by at))[1] as first, string_agg(text, ' ' order by at) as body,
        vector_sum(vector order by at) as vector, string_agg(words, ' ' order by at) as words, ${withBodies ? paragraphs : sql`''`} as paragraphs
      from given, unnest(string_to_array(places, ',')::integer[]) with ordinality as said (place, at)
      join bench_sentences using (place)
      group by id, names
    ), written as (
      insert into articles (id, brand, uri, version, source_hash, status, slug, title, body, free_body, opening,
        words, access, urgency, published_at)
      select made.id, 'MG', 'urn:bench:' || made.id, '1', '', 'usable', 'articolo', names || ', ' || left(first, 60),
        paragraphs, '<p>' || left(body, ${FREE_CHARACTERS}) || '</p>', '', ${WORDS_PER_ARTICLE}, 'digital', 5, issues.published_at
      from made join issues on issues.id = made.id / ${ARTICLES_PER_DAY} + 1
      returning id, title, published_at
    ), placed as (
      insert into placements (issue_id, article_id, section_id, page, position)
      select id / ${ARTICLES_PER_DAY} + 1, id, id % 12 + 1, id % 40 + 1, id % 7 from written
    ), said as (
      insert into search_texts (article_id, open_words, body_words)
      select id, search_spaced(title) || '| ' || left(words, ${FREE_CHARACTERS}) || ' ',
        ' ' || words || search_spaced(names)
      from written join made using (id)
    )
    insert into article_search (article_id, brand, day, visible_from, published_at, words, access, section_ids, edition_ids,
      signature_ids, document)
    select id, 'MG', published_at::date, '-infinity', published_at, ${WORDS_PER_ARTICLE}, 'digital', array[id % 12 + 1], '{1}', '{}',
      setweight(to_tsvector('italian', title), 'A') || vector || to_tsvector('italian', names)
    from written join made using (id)`);
}
