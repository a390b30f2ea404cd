import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type ArticleAlias, aliasesOf, findAliases, hasAliases } from '../../db/article-aliases.ts';
import { findArticles, type StoredArticle } from '../../db/articles.ts';
import { findPlacements, type StoredPlacement } from '../../db/placements.ts';
import type { ReadItem } from '../read-items.ts';
import { chooseText } from './choose-text.ts';
import { IdGroups } from './id-groups.ts';
import { type FormerPrinting, printingOfArticle, printingOfItem, replaceText } from './replace-text.ts';

export type MergedRewrites = {
  /** The newest text of each article, under the uri of the article. */
  items: ReadItem[];
  /** Number of texts left out because a newer text of their article exists. */
  outdated: number;
  /** Other ids of each article, to be stored once its text is written. */
  aliases: ArticleAlias[];
  /** Articles that are earlier texts of the same article as the item in `by`, and that have to be withdrawn. */
  absorbed: { uri: string; by: ReadItem }[];
};

const idsOf = ({ delivered, rewriteIds }: ReadItem): string[] => [
  delivered.uri,
  ...(rewriteIds?.replaces ?? []),
  ...(rewriteIds?.sameAs ?? []),
];

/** Everything that belongs to one article: the texts in the delivery, and the stored ids and articles. */
type Rewrites = { items: ReadItem[]; aliases: ArticleAlias[]; articles: StoredArticle[] };

/** Reads the stored aliases and articles of the rewrites in a delivery. */
async function findStored(orm: Orm, brand: Sigla, items: ReadItem[]) {
  const ids = [...new Set(items.flatMap(idsOf))];
  const foundAliases = (await hasAliases(orm, brand)) ? await findAliases(orm, brand, ids) : [];
  const uris = [...new Set(foundAliases.map(({ uri }) => uri))];
  const aliases = uris.length > 0 ? [...foundAliases, ...(await aliasesOf(orm, brand, uris))] : foundAliases;
  const idsOfRewrites = items.filter(({ rewriteIds }) => rewriteIds !== undefined).flatMap(idsOf);
  const articles = await findArticles(orm, brand, [...new Set([...idsOfRewrites, ...uris])]);
  return { aliases, articles };
}

/** Groups the rewrites of each article; items that are no rewrites are returned separately. */
function groupRewrites(items: ReadItem[], aliases: ArticleAlias[], articles: Map<string, StoredArticle>) {
  const groups = new IdGroups();
  for (const { alias, uri } of aliases) groups.join(alias, uri);
  for (const item of items) for (const id of idsOf(item)) groups.join(item.delivered.uri, id);
  const aliasedIds = new Set(aliases.flatMap(({ alias, uri }) => [alias, uri]));
  const hasRewrites = (item: ReadItem) => item.rewriteIds !== undefined || aliasedIds.has(item.delivered.uri);
  const roots = new Set(items.filter(hasRewrites).map(({ delivered }) => groups.rootOf(delivered.uri)));
  const allRewrites = new Map<string, Rewrites>(
    [...roots].map((root) => [root, { items: [], aliases: [], articles: [] }]),
  );
  const withoutRewrites: ReadItem[] = [];
  for (const item of items) {
    const rewrites = allRewrites.get(groups.rootOf(item.delivered.uri));
    if (rewrites) rewrites.items.push(item);
    else withoutRewrites.push(item);
  }
  for (const alias of aliases) allRewrites.get(groups.rootOf(alias.uri))?.aliases.push(alias);
  for (const article of articles.values())
    allRewrites.get(groups.rootOf(article.uri))?.articles.push(article);
  return { allRewrites: [...allRewrites.values()], alone: withoutRewrites };
}

const replacedIn = ({ items, aliases }: Rewrites): Set<string> =>
  new Set([
    ...aliases.filter(({ state }) => state === 'replaced').map(({ alias }) => alias),
    ...items.flatMap(({ rewriteIds }) => rewriteIds?.replaces ?? []),
  ]);

/** The first of the rewrites in a delivery: it replaces no other text of the same delivery. */
function firstTextOf({ items }: Rewrites): ReadItem | undefined {
  const delivered = new Set(items.map((item) => item.delivered.uri));
  const firsts = items.filter(({ rewriteIds }) => !rewriteIds?.replaces.some((id) => delivered.has(id)));
  return (firsts.length > 0 ? firsts : items).toSorted((a, b) =>
    a.delivered.uri < b.delivered.uri ? -1 : 1,
  )[0];
}

const currentIdOf = ({ aliases }: Rewrites, uri: string): string =>
  aliases.find((one) => one.uri === uri && one.state === 'current')?.alias ?? uri;

type MergedArticle = { item: ReadItem | null; aliases: ArticleAlias[]; absorbed: string[] };

function changedAliases(
  rewrites: Rewrites,
  uri: string,
  current: string,
  replaced: Set<string>,
): ArticleAlias[] {
  const knownAliases = new Map(rewrites.aliases.map((one) => [one.alias, one]));
  const ids = new Set([
    ...rewrites.items.flatMap(idsOf),
    ...knownAliases.keys(),
    current,
    ...rewrites.articles.map((one) => one.uri),
  ]);
  const stateOf = (id: string) => (id === current ? 'current' : replaced.has(id) ? 'replaced' : 'same');
  // The article's own uri needs no alias, unless the article has or had another text.
  const needed = [...ids].filter((id) => id !== uri || current !== uri || knownAliases.has(id));
  return needed
    .map((alias) => ({ alias, uri, state: stateOf(alias) }) as const)
    .filter(
      ({ alias, state }) => knownAliases.get(alias)?.uri !== uri || knownAliases.get(alias)?.state !== state,
    );
}

/** The oldest of the stored articles whose text is not replaced by another; if all are replaced, the oldest. */
const articleOf = (rewrites: Rewrites, replaced: Set<string>): StoredArticle | undefined => {
  const byAge = rewrites.articles.toSorted((a, b) => a.id - b.id);
  return byAge.find(({ uri }) => !replaced.has(currentIdOf(rewrites, uri))) ?? byAge[0];
};

/** Where and when the text was printed that one of these rewrites replaces. */
function formerPrintingOf(
  rewrites: Rewrites,
  article: StoredArticle | undefined,
  placements: StoredPlacement[],
): FormerPrinting | null {
  if (article)
    return printingOfArticle(
      article,
      placements.filter(({ articleId }) => articleId === article.id),
    );
  const first = firstTextOf(rewrites);
  return first ? printingOfItem(first) : null;
}

function mergedArticle(rewrites: Rewrites, placements: StoredPlacement[]): MergedArticle {
  const replaced = replacedIn(rewrites);
  const article = articleOf(rewrites, replaced);
  const uri = article?.uri ?? firstTextOf(rewrites)?.delivered.uri ?? '';
  const existing = article && {
    id: currentIdOf(rewrites, uri),
    writtenAt: (article.updatedAt ?? article.publishedAt).toISOString(),
  };
  const { chosen, supersedes } = chooseText(rewrites.items, replaced, existing ?? null);
  const current = chosen?.delivered.uri ?? existing?.id ?? uri;
  const aliases = changedAliases(rewrites, uri, current, replaced);
  const others = rewrites.articles.filter((one) => one !== article && one.status !== 'canceled');
  const absorbed = others.map((one) => one.uri);
  if (chosen === null) return { item: null, aliases, absorbed };
  const isItself = chosen.delivered.uri === uri && !supersedes;
  const item = isItself
    ? chosen
    : replaceText(chosen, { uri, former: formerPrintingOf(rewrites, article, placements), supersedes });
  return { item, aliases, absorbed };
}

/**
 * Merges the rewrites of one article, which a source delivers under different ids, in whatever order and delivery they
 * arrive: the newest replaces the others, at the address of the first.
 */
export async function mergeRewrites(orm: Orm, brand: Sigla, items: ReadItem[]): Promise<MergedRewrites> {
  const hasNoRewrites = items.every(({ rewriteIds }) => rewriteIds === undefined);
  if (hasNoRewrites && !(await hasAliases(orm, brand)))
    return { items, outdated: 0, aliases: [], absorbed: [] };
  const stored = await findStored(orm, brand, items);
  const { allRewrites, alone: withoutRewrites } = groupRewrites(items, stored.aliases, stored.articles);
  const placements = await findPlacements(
    orm,
    allRewrites.flatMap(({ articles }) => articles.map(({ id }) => id)),
  );
  const merged: MergedRewrites = { items: withoutRewrites, outdated: 0, aliases: [], absorbed: [] };
  for (const rewrites of allRewrites) {
    const { item, aliases, absorbed } = mergedArticle(rewrites, placements);
    const absorbingItem = item ?? rewrites.items[0];
    merged.outdated += rewrites.items.length - (item ? 1 : 0);
    merged.aliases.push(...aliases);
    if (item) merged.items.push(item);
    if (absorbingItem) merged.absorbed.push(...absorbed.map((uri) => ({ uri, by: absorbingItem })));
  }
  return merged;
}
