import { useRef } from 'react';
import type { Favourite } from '#device/tables/favourites.ts';
import { FAVOURITES, HOME, SEARCH } from '#domain/addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import { removeFavourite, restoreFavourite, useFavourites } from '#src/state/favourites/favourites.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useRemovalWithUndo } from '#src/ui/removal-with-undo.tsx';
import type { FavouritesOrder } from './arrange-favourites.ts';
import { FavouritesList } from './favourites-list.tsx';
import styles from './favourites-screen.module.css';
import { FavouriteRowsSkeleton } from './favourites-skeleton.tsx';
import { FolderBar } from './folder-bar.tsx';
import { FolderHead } from './folder-head.tsx';
import { foldersOf } from './folders.ts';
import { folderStrings, strings } from './strings.ts';
import { useFolders } from './use-folders.tsx';

type Props = {
  order: FavouritesOrder;
  /** The open folder; null for all favourites. */
  folder: string | null;
  today: Day;
};

/** The reader's favourites on this device. NAV-14, NWS-07 */
export function FavouritesScreen({ order, folder, today }: Props) {
  const favourites = useFavourites();
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus();
  const { toast, remove } = useRemovalWithUndo<Favourite>({
    texts: strings,
    removeItem: ({ articleId }) => removeFavourite(articleId),
    restoreItem: restoreFavourite,
    onUndone: focusTitle,
  });
  const { toast: folderToast, ...actions } = useFolders(order, focusTitle);
  return (
    <main id="contenuto" className={`wrap ${styles.screen}`} tabIndex={-1}>
      <header className={`stack6 ${styles.head}`}>
        <h1 className="t-1" tabIndex={-1} ref={title}>
          {strings.title}
        </h1>
        <p className="deck s">{strings.intro}</p>
      </header>
      {favourites === null && <Waiting />}
      {favourites === 'blocked' && <Blocked />}
      {Array.isArray(favourites) && favourites.length === 0 && <Empty />}
      {Array.isArray(favourites) && favourites.length > 0 && (
        <FavouritesWithFolders
          favourites={favourites}
          order={order}
          folder={folder}
          today={today}
          actions={actions}
          onRemove={remove}
        />
      )}
      {toast}
      {folderToast}
    </main>
  );
}

type FavouritesWithFoldersProps = Props & {
  favourites: readonly Favourite[];
  actions: Omit<ReturnType<typeof useFolders>, 'toast'>;
  onRemove: (favourite: Favourite, byKey: boolean) => void;
};

/** The folders, if there are any, and the articles of the open one. */
function FavouritesWithFolders({
  favourites,
  order,
  folder: named,
  today,
  actions,
  onRemove,
}: FavouritesWithFoldersProps) {
  const folders = foldersOf(favourites);
  const hasFolder = (folderName: string) => folders.some(({ name }) => name === folderName);
  const folder = actions.nameNow(named, hasFolder);
  const exists = folder === null || hasFolder(folder);
  return (
    <>
      {folders.length > 0 && (
        <FolderBar folders={folders} all={favourites.length} current={folder} order={order} />
      )}
      {folder !== null && exists && (
        <FolderHead
          name={folder}
          onRename={(to) => actions.rename(folder, to)}
          onRemove={(byKey) => actions.remove(folder, byKey)}
        />
      )}
      {actions.failure !== '' && (
        <p className="meta" role="alert">
          {actions.failure}
        </p>
      )}
      {exists ? (
        <FavouritesList
          favourites={favourites}
          order={order}
          folder={folder}
          today={today}
          onRemove={onRemove}
        />
      ) : (
        <EmptyState
          title={folderStrings.gone(folder)}
          actions={<ButtonLink href={FAVOURITES}>{folderStrings.all}</ButtonLink>}
        >
          <p>{folderStrings.goneText}</p>
        </EmptyState>
      )}
    </>
  );
}

/** The device can only be read after hydration: the server's HTML lists no favourites. */
function Waiting() {
  return (
    <>
      <noscript>
        <p className="deck">{strings.withoutScript}</p>
      </noscript>
      <div className={styles.waiting}>
        <FavouriteRowsSkeleton />
      </div>
    </>
  );
}

function Blocked() {
  return (
    <EmptyState title={strings.blocked} actions={<ButtonLink href={HOME}>{strings.toNewsstand}</ButtonLink>}>
      <p>{strings.blockedText}</p>
    </EmptyState>
  );
}

function Empty() {
  return (
    <EmptyState
      title={strings.empty}
      actions={
        <>
          <ButtonLink href={HOME}>{strings.toNewsstand}</ButtonLink>
          <ButtonLink href={SEARCH} look="plain">
            {strings.toSearch}
          </ButtonLink>
        </>
      }
    >
      <p>{strings.emptyText}</p>
    </EmptyState>
  );
}
