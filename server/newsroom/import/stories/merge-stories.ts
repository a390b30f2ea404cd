import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type ArticleAlias, aliasesOf, findAliases, hasAliases } from '../../db/article-aliases.ts';
import { findArticles, type StoredArticle } from '../../db/articles.ts';
import { findPlacements, type StoredPlacement } from '../../db/placements.ts';
import type { ReadItem } from '../read-items.ts';
import { chooseText } from './choose-text.ts';
import { IdGroups } from './id-groups.ts';
import { type DatedPlacements, deliveredPlacement, existingPlacement, replaceText } from './replace-text.ts';

export type MergedStories = {
  /** One text of each story, under the uri of its article. */
  items: ReadItem[];
  /** Number of texts left out because a newer text of their story exists. */
  outdated: number;
  /** Aliases to store for each story once its text is written. */
  aliases: ArticleAlias[];
  /** Articles that are earlier texts of the same story as the item in `by`, and that have to be withdrawn. */
  absorbed: { uri: string; by: ReadItem }[];
};

const idsOf = ({ delivered, story }: ReadItem): string[] => [
  delivered.uri,
  ...(story?.replaces ?? []),
  ...(story?.sameAs ?? []),
];

type Story = { items: ReadItem[]; aliases: ArticleAlias[]; articles: StoredArticle[] };

/** Reads the stored aliases and articles of the stories in a delivery. */
async function findStored(orm: Orm, brand: Sigla, items: ReadItem[]) {
  const ids = [...new Set(items.flatMap(idsOf))];
  const foundAliases = (await hasAliases(orm, brand)) ? await findAliases(orm, brand, ids) : [];
  const uris = [...new Set(foundAliases.map(({ uri }) => uri))];
  const aliases = uris.length > 0 ? [...foundAliases, ...(await aliasesOf(orm, brand, uris))] : foundAliases;
  const storyIds = items.filter(({ story }) => story !== undefined).flatMap(idsOf);
  const articles = await findArticles(orm, brand, [...new Set([...storyIds, ...uris])]);
  return { aliases, articles };
}

/** Groups items by story; items without a story are returned separately. */
function groupStories(items: ReadItem[], aliases: ArticleAlias[], articles: Map<string, StoredArticle>) {
  const groups = new IdGroups();
  for (const { alias, uri } of aliases) groups.join(alias, uri);
  for (const item of items) for (const id of idsOf(item)) groups.join(item.delivered.uri, id);
  const aliasedIds = new Set(aliases.flatMap(({ alias, uri }) => [alias, uri]));
  const isOfStory = (item: ReadItem) => item.story !== undefined || aliasedIds.has(item.delivered.uri);
  const roots = new Set(items.filter(isOfStory).map(({ delivered }) => groups.rootOf(delivered.uri)));
  const stories = new Map<string, Story>(
    [...roots].map((root) => [root, { items: [], aliases: [], articles: [] }]),
  );
  const withoutStory: ReadItem[] = [];
  for (const item of items) {
    const story = stories.get(groups.rootOf(item.delivered.uri));
    if (story) story.items.push(item);
    else withoutStory.push(item);
  }
  for (const alias of aliases) stories.get(groups.rootOf(alias.uri))?.aliases.push(alias);
  for (const article of articles.values()) stories.get(groups.rootOf(article.uri))?.articles.push(article);
  return { stories: [...stories.values()], alone: withoutStory };
}

const replacedIn = ({ items, aliases }: Story): Set<string> =>
  new Set([
    ...aliases.filter(({ state }) => state === 'replaced').map(({ alias }) => alias),
    ...items.flatMap(({ story }) => story?.replaces ?? []),
  ]);

/** The first text of a story in a delivery: it replaces no other text of the same delivery. */
function firstTextOf({ items }: Story): ReadItem | undefined {
  const delivered = new Set(items.map((item) => item.delivered.uri));
  const firsts = items.filter(({ story }) => !story?.replaces.some((id) => delivered.has(id)));
  return (firsts.length > 0 ? firsts : items).toSorted((a, b) =>
    a.delivered.uri < b.delivered.uri ? -1 : 1,
  )[0];
}

const currentIdOf = ({ aliases }: Story, uri: string): string =>
  aliases.find((one) => one.uri === uri && one.state === 'current')?.alias ?? uri;

type MergedStory = { item: ReadItem | null; aliases: ArticleAlias[]; absorbed: string[] };

function changedAliases(story: Story, uri: string, current: string, replaced: Set<string>): ArticleAlias[] {
  const knownAliases = new Map(story.aliases.map((one) => [one.alias, one]));
  const ids = new Set([
    ...story.items.flatMap(idsOf),
    ...knownAliases.keys(),
    current,
    ...story.articles.map((one) => one.uri),
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

/** The oldest article of a story whose text is not replaced by another; if all are replaced, the oldest. */
const articleOf = (story: Story, replaced: Set<string>): StoredArticle | undefined => {
  const byAge = story.articles.toSorted((a, b) => a.id - b.id);
  return byAge.find(({ uri }) => !replaced.has(currentIdOf(story, uri))) ?? byAge[0];
};

function placementsFor(
  story: Story,
  article: StoredArticle | undefined,
  placements: StoredPlacement[],
): DatedPlacements | null {
  if (article)
    return existingPlacement(
      article,
      placements.filter(({ articleId }) => articleId === article.id),
    );
  const first = firstTextOf(story);
  return first ? deliveredPlacement(first) : null;
}

function mergeStory(story: Story, placements: StoredPlacement[]): MergedStory {
  const replaced = replacedIn(story);
  const article = articleOf(story, replaced);
  const uri = article?.uri ?? firstTextOf(story)?.delivered.uri ?? '';
  const existing = article && {
    id: currentIdOf(story, uri),
    writtenAt: (article.updatedAt ?? article.publishedAt).toISOString(),
  };
  const { chosen, supersedes } = chooseText(story.items, replaced, existing ?? null);
  const current = chosen?.delivered.uri ?? existing?.id ?? uri;
  const aliases = changedAliases(story, uri, current, replaced);
  const others = story.articles.filter((one) => one !== article && one.status !== 'canceled');
  const absorbed = others.map((one) => one.uri);
  if (chosen === null) return { item: null, aliases, absorbed };
  const isItself = chosen.delivered.uri === uri && !supersedes;
  const item = isItself
    ? chosen
    : replaceText(chosen, { uri, former: placementsFor(story, article, placements), supersedes });
  return { item, aliases, absorbed };
}

/**
 * Merges texts of one story into one article, in whatever order and delivery they arrive: the newest replaces the
 * others, at the address of the first.
 */
export async function mergeStories(orm: Orm, brand: Sigla, items: ReadItem[]): Promise<MergedStories> {
  const hasNoStories = items.every(({ story }) => story === undefined);
  if (hasNoStories && !(await hasAliases(orm, brand)))
    return { items, outdated: 0, aliases: [], absorbed: [] };
  const stored = await findStored(orm, brand, items);
  const { stories, alone: withoutStory } = groupStories(items, stored.aliases, stored.articles);
  const placements = await findPlacements(
    orm,
    stories.flatMap(({ articles }) => articles.map(({ id }) => id)),
  );
  const merged: MergedStories = { items: withoutStory, outdated: 0, aliases: [], absorbed: [] };
  for (const story of stories) {
    const { item, aliases, absorbed } = mergeStory(story, placements);
    const absorbingItem = item ?? story.items[0];
    merged.outdated += story.items.length - (item ? 1 : 0);
    merged.aliases.push(...aliases);
    if (item) merged.items.push(item);
    if (absorbingItem) merged.absorbed.push(...absorbed.map((uri) => ({ uri, by: absorbingItem })));
  }
  return merged;
}
