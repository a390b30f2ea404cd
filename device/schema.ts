/** Name of the device's database. */
export const DATABASE = 'edicola';

/**
 * The stores that each version of the database adds, oldest first: entry 0 is version 1. Append only: a
 * released entry is never edited. `heldFiles` is the stored name of the downloaded files; a row of `messages`
 * is a saved conversation, under the name `cacheKey` that its screen gives it.
 */
export const VERSIONS: readonly Record<string, string>[] = [
  { openedArticles: 'articleId, openedAt' },
  { recentSearches: 'text, searchedAt' },
  { favourites: '[brand+articleId]' },
  {
    downloads: '[owner+edition+day], owner',
    heldFiles: '[owner+path], owner',
    settings: 'name',
    session: 'id',
    outbox: 'key, createdAt',
  },
  {
    notices: '[owner+title], owner',
    messages: '[owner+cacheKey], owner',
    favouriteChanges: '[brand+articleId], brand, owner',
  },
  { drafts: '[owner+form], owner' },
  { alerts: '[owner+id], owner' },
  { chatbotLists: '[owner+kind], owner', chatbotChats: '[owner+id], owner' },
  { clipSelections: 'owner' },
];
