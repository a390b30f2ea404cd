/** The stores of each released version, oldest first. Append only: a shipped entry is never edited. */
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
