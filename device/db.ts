import { Dexie, type Table } from 'dexie';
import { VERSIONS } from './schema.ts';
import type { Favourite } from './tables/favourites.ts';
import type { OpenedArticle } from './tables/opened-articles.ts';
import type { RecentSearch } from './tables/recent-searches.ts';

/** What lies in this browser's IndexedDB. Each paper is an origin of its own and has its own database. */
export class NewsstandDb extends Dexie {
  declare openedArticles: Table<OpenedArticle, number>;
  declare recentSearches: Table<RecentSearch, string>;
  declare favourites: Table<Favourite, [brand: string, articleId: number]>;

  constructor(name = 'edicola') {
    super(name);
    for (const [index, stores] of VERSIONS.entries()) this.version(index + 1).stores(stores);
  }
}
