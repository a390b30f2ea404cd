import type { Sigla } from '#domain/brands/brand.ts';
import { type ClipFilters, MAX_SEARCHES, type SavedSearch } from '#domain/press-review/desk.ts';
import { hasFilters } from '#domain/press-review/match-clip.ts';
import { DEFAULT_CHAPTER_TITLE } from '#domain/press-review/review.ts';
import { oneLine } from '#domain/validation/free-words.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { lockDesk } from '../db/press-desks.ts';
import {
  changeSearch,
  countSearches,
  findSearch,
  insertSearch,
  type SearchRow,
  searchesOf,
} from '../db/press-searches.ts';
import type { ReviewContext } from '../review-context.ts';
import { runSearches } from './run-searches.ts';

const toSearch = ({ id, name, filters, chapter, active, ranAt, added }: SearchRow): SavedSearch => ({
  id,
  name,
  filters,
  chapter,
  active,
  lastRun: ranAt && { at: ranAt.toISOString(), added },
});

/** Saved searches that fill the review, ordered by name. */
export const readSearches = async ({ orm, desk }: ReviewContext): Promise<SavedSearch[]> =>
  (await searchesOf(orm, desk.id)).map(toSearch);

const nonEmptyName = (name: string | null): string | null => (name === null ? null : oneLine(name) || null);

const cleanFilters = (filters: ClipFilters): ClipFilters => ({
  text: oneLine(filters.text),
  newspapers: [...new Set<Sigla>(filters.newspapers)],
  edition: nonEmptyName(filters.edition),
  section: nonEmptyName(filters.section),
  author: oneLine(filters.author),
  page: filters.page,
});

/** Saves a search, a new one by the id 0, and runs it immediately. @returns its id */
export async function storeSearch(
  context: ReviewContext,
  { id, active, ...input }: Omit<SavedSearch, 'lastRun'>,
): Promise<
  Result<{ id: number }, 'no-search-name' | 'finds-everything' | 'too-many-searches' | 'no-such-search'>
> {
  const name = oneLine(input.name);
  const filters = cleanFilters(input.filters);
  if (name === '') return failure('no-search-name');
  if (!hasFilters(filters)) return failure('finds-everything');
  const search = { name, filters, chapter: oneLine(input.chapter) || DEFAULT_CHAPTER_TITLE, active };
  const saved = id === 0 ? await add(context, search) : await change(context, id, search);
  if (saved.ok && active) await runNow(context, saved.value.id);
  return saved;
}

type Search = Omit<SavedSearch, 'id' | 'lastRun'>;

const add = (
  { orm, desk, now }: ReviewContext,
  search: Search,
): Promise<Result<{ id: number }, 'too-many-searches'>> =>
  orm.transaction(async (tx) => {
    await lockDesk(tx, desk.id);
    if ((await countSearches(tx, desk.id)) >= MAX_SEARCHES) return failure('too-many-searches');
    return success({ id: await insertSearch(tx, desk.id, { ...search, now }) });
  });

const change = async (
  { orm, desk }: ReviewContext,
  id: number,
  search: Search,
): Promise<Result<{ id: number }, 'no-such-search'>> =>
  (await changeSearch(orm, { deskId: desk.id, id }, search)) ? success({ id }) : failure('no-such-search');

async function runNow({ orm, desk, rights, now }: ReviewContext, id: number): Promise<void> {
  const search = await findSearch(orm, desk.id, id);
  if (search) await runSearches(orm, [search], { deskId: desk.id, rights, now });
}
