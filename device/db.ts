import { Dexie, type Table } from 'dexie';
import { DATABASE, VERSIONS } from './schema.ts';
import type { SavedAlert } from './tables/alerts.ts';
import type { SavedChat, SavedChatList } from './tables/chatbot-chats.ts';
import type { ClipSelection } from './tables/clip-selections.ts';
import type { DownloadedFile } from './tables/downloaded-files.ts';
import type { Download, DownloadKey } from './tables/downloads.ts';
import type { Draft } from './tables/drafts.ts';
import type { FavouriteChange } from './tables/favourite-changes.ts';
import type { Favourite } from './tables/favourites.ts';
import type { SavedMessages } from './tables/messages.ts';
import type { SavedNotice } from './tables/notices.ts';
import type { OpenedArticle } from './tables/opened-articles.ts';
import type { OutboxEntry } from './tables/outbox.ts';
import type { RecentSearch } from './tables/recent-searches.ts';
import type { SessionMirror } from './tables/session.ts';
import type { SettingRow } from './tables/settings.ts';

/** The IndexedDB database of this browser. Each paper has its own origin and therefore its own database. */
export class NewsstandDb extends Dexie {
  declare openedArticles: Table<OpenedArticle, number>;
  declare recentSearches: Table<RecentSearch, string>;
  declare favourites: Table<Favourite, [brand: string, articleId: number]>;
  declare downloads: Table<Download, DownloadKey>;

  /** Downloaded files; `heldFiles` is the stored name. */
  declare heldFiles: Table<DownloadedFile, [owner: string, path: string]>;
  declare settings: Table<SettingRow, string>;
  declare session: Table<SessionMirror, string>;
  declare outbox: Table<OutboxEntry, string>;
  declare notices: Table<SavedNotice, [owner: string, title: string]>;
  declare messages: Table<SavedMessages, [owner: string, cacheKey: string]>;
  declare alerts: Table<SavedAlert, [owner: string, id: string]>;
  declare chatbotLists: Table<SavedChatList, [owner: string, kind: string]>;
  declare chatbotChats: Table<SavedChat, [owner: string, id: number]>;
  declare clipSelections: Table<ClipSelection, string>;
  declare drafts: Table<Draft, [owner: string, form: string]>;
  declare favouriteChanges: Table<FavouriteChange, [brand: string, articleId: number]>;

  constructor(name = DATABASE) {
    super(name);
    for (const [index, stores] of VERSIONS.entries()) this.version(index + 1).stores(stores);
  }
}
