import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type ArticleAlias, aliasesOf, findAliases, hasAliases } from '../../db/article-aliases.ts';
import { findArticles, type KnownArticle } from '../../db/articles.ts';
import { findPlacements, type KnownPlacement } from '../../db/placements.ts';
import type { ReadItem } from '../read-items.ts';
import { chooseText } from './choose-text.ts';
import { IdGroups } from './id-groups.ts';
import { deliveredPlace, existingPlacement, type Place, replaceText } from './replace-text.ts';

export type SettledStories = {
  /** One text of each story, under the uri of its article. */
  items: ReadItem[];
  /** Number of texts left out because a newer text of their story exists. */
  outdated: number;
  /** Aliases to store for each story once its text is written. */
  aliases: ArticleAlias[];
  /** Articles that turned out to be earlier texts of another one. */
  absorbed: { uri: string; by: ReadItem }[];
};

const idsOf = ({ delivered, story }: ReadItem): string[] => [
  delivered.uri,
  ...(story?.replaces ?? []),
  ...(story?.sameAs ?? []),
];

type Story = { items: ReadItem[]; aliases: ArticleAlias[]; articles: KnownArticle[] };

/** Stored aliases and articles of the stories in a delivery. */
async function findHeld(orm: Orm, brand: Sigla, items: ReadItem[]) {
  const ids = [...new Set(items.flatMap(idsOf))];
  const found = (await hasAliases(orm, brand)) ? await findAliases(orm, brand, ids) : [];
  const uris = [...new Set(found.map(({ uri }) => uri))];
  const aliases = uris.length > 0 ? [...found, ...(await aliasesOf(orm, brand, uris))] : found;
  const told = items.filter(({ story }) => story !== undefined).flatMap(idsOf);
  const articles = await findArticles(orm, brand, [...new Set([...told, ...uris])]);
  return { aliases, articles };
}

/** Groups items by story; items of no story are returned unchanged. */
function groupStories(items: ReadItem[], aliases: ArticleAlias[], articles: Map<string, KnownArticle>) {
  const groups = new IdGroups();
  for (const { alias, uri } of aliases) groups.join(alias, uri);
  for (const item of items) for (const id of idsOf(item)) groups.join(item.delivered.uri, id);
  const named = new Set(aliases.flatMap(({ alias, uri }) => [alias, uri]));
  const isOfStory = (item: ReadItem) => item.story !== undefined || named.has(item.delivered.uri);
  const told = new Set(items.filter(isOfStory).map(({ delivered }) => groups.rootOf(delivered.uri)));
  const stories = new Map<string, Story>(
    [...told].map((root) => [root, { items: [], aliases: [], articles: [] }]),
  );
  const alone: ReadItem[] = [];
  for (const item of items) {
    const story = stories.get(groups.rootOf(item.delivered.uri));
    if (story) story.items.push(item);
    else alone.push(item);
  }
  for (const alias of aliases) stories.get(groups.rootOf(alias.uri))?.aliases.push(alias);
  for (const article of articles.values()) stories.get(groups.rootOf(article.uri))?.articles.push(article);
  return { stories: [...stories.values()], alone };
}

const replacedIn = ({ items, aliases }: Story): Set<string> =>
  new Set([
    ...aliases.filter(({ state }) => state === 'replaced').map(({ alias }) => alias),
    ...items.flatMap(({ story }) => story?.replaces ?? []),
  ]);

/** The first text of a story in a delivery: it replaces no other text of the same delivery. */
function firstOf({ items }: Story): ReadItem | undefined {
  const delivered = new Set(items.map((item) => item.delivered.uri));
  const firsts = items.filter(({ story }) => !story?.replaces.some((id) => delivered.has(id)));
  return (firsts.length > 0 ? firsts : items).toSorted((a, b) =>
    a.delivered.uri < b.delivered.uri ? -1 : 1,
  )[0];
}

const currentOf = ({ aliases }: Story, uri: string): string =>
  aliases.find((one) => one.uri === uri && one.state === 'current')?.alias ?? uri;

type Outcome = { item: ReadItem | null; aliases: ArticleAlias[]; absorbed: string[] };

function aliasesNow(story: Story, uri: string, current: string, replaced: Set<string>): ArticleAlias[] {
  const known = new Map(story.aliases.map((one) => [one.alias, one]));
  const ids = new Set([
    ...story.items.flatMap(idsOf),
    ...known.keys(),
    current,
    ...story.articles.map((one) => one.uri),
  ]);
  const stateOf = (id: string) => (id === current ? 'current' : replaced.has(id) ? 'replaced' : 'same');
  // The article's own uri needs no alias, unless the article has or had another text.
  const needed = [...ids].filter((id) => id !== uri || current !== uri || known.has(id));
  return needed
    .map((alias) => ({ alias, uri, state: stateOf(alias) }) as const)
    .filter(({ alias, state }) => known.get(alias)?.uri !== uri || known.get(alias)?.state !== state);
}

/** Picks the article whose text is not replaced by another, otherwise the first that arrived. */
const articleOf = (story: Story, replaced: Set<string>): KnownArticle | undefined => {
  const byAge = story.articles.toSorted((a, b) => a.id - b.id);
  return byAge.find(({ uri }) => !replaced.has(currentOf(story, uri))) ?? byAge[0];
};

function placeFrom(story: Story, article: KnownArticle | undefined, places: KnownPlacement[]): Place | null {
  if (article)
    return existingPlacement(
      article,
      places.filter(({ articleId }) => articleId === article.id),
    );
  const first = firstOf(story);
  return first ? deliveredPlace(first) : null;
}

function settleStory(story: Story, places: KnownPlacement[]): Outcome {
  const replaced = replacedIn(story);
  const article = articleOf(story, replaced);
  const uri = article?.uri ?? firstOf(story)?.delivered.uri ?? '';
  const held = article && {
    id: currentOf(story, uri),
    written: (article.updatedAt ?? article.publishedAt).toISOString(),
  };
  const { chosen, supersedes } = chooseText(story.items, replaced, held ?? null);
  const current = chosen?.delivered.uri ?? held?.id ?? uri;
  const aliases = aliasesNow(story, uri, current, replaced);
  const others = story.articles.filter((one) => one !== article && one.status !== 'canceled');
  const absorbed = others.map((one) => one.uri);
  if (chosen === null) return { item: null, aliases, absorbed };
  const isItself = chosen.delivered.uri === uri && !supersedes;
  const item = isItself
    ? chosen
    : replaceText(chosen, { uri, place: placeFrom(story, article, places), supersedes });
  return { item, aliases, absorbed };
}

/**
 * Merges texts of one story into one article, in whatever order and delivery they arrive: the newest replaces the
 * others, at the address of the first.
 */
export async function settleStories(orm: Orm, brand: Sigla, items: ReadItem[]): Promise<SettledStories> {
  const tellsNothing = items.every(({ story }) => story === undefined);
  if (tellsNothing && !(await hasAliases(orm, brand)))
    return { items, outdated: 0, aliases: [], absorbed: [] };
  const held = await findHeld(orm, brand, items);
  const { stories, alone } = groupStories(items, held.aliases, held.articles);
  const places = await findPlacements(
    orm,
    stories.flatMap(({ articles }) => articles.map(({ id }) => id)),
  );
  const settled: SettledStories = { items: alone, outdated: 0, aliases: [], absorbed: [] };
  for (const story of stories) {
    const { item, aliases, absorbed } = settleStory(story, places);
    const by = item ?? story.items[0];
    settled.outdated += story.items.length - (item ? 1 : 0);
    settled.aliases.push(...aliases);
    if (item) settled.items.push(item);
    if (by) settled.absorbed.push(...absorbed.map((uri) => ({ uri, by })));
  }
  return settled;
}
