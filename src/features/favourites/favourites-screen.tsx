import { useRef } from 'react';
import type { Favourite } from '#device/tables/favourites.ts';
import { HOME, SEARCH } from '#domain/addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import { removeFavourite, restoreFavourite, useFavourites } from '#src/state/favourites.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import type { FavouritesOrder } from './arrange-favourites.ts';
import { FavouritesList } from './favourites-list.tsx';
import styles from './favourites-screen.module.css';
import { FavouriteRowsSkeleton } from './favourites-skeleton.tsx';
import { strings } from './strings.ts';

type Props = { order: FavouritesOrder; today: Day };

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The articles a reader keeps on this device. NAV-14, NWS-07 */
export function FavouritesScreen({ order, today }: Props) {
  const favourites = useFavourites();
  const title = useRef<HTMLHeadingElement>(null);
  const { toast, remove } = useRemoval(() => title.current?.focus());
  return (
    <main id="contenuto" className={`wrap ${styles.screen}`} tabIndex={-1}>
      <header className={styles.head}>
        <h1 className="t-1" tabIndex={-1} ref={title}>
          {strings.title}
        </h1>
        <p className="deck s">{strings.intro}</p>
      </header>
      {favourites === null && <Waiting />}
      {favourites === 'blocked' && <Blocked />}
      {Array.isArray(favourites) && favourites.length === 0 && <Empty />}
      {Array.isArray(favourites) && favourites.length > 0 && (
        <FavouritesList favourites={favourites} order={order} today={today} onRemove={remove} />
      )}
      {toast}
    </main>
  );
}

/** Takes favourites away, and back as they were. Whoever uses keys is led to the undoing, which is gone after it. */
function useRemoval(onUndone: () => void) {
  const { toast, say } = useToast();
  const undoing = (words: string, label: string, favourite: Favourite, byKey: boolean) => (
    <>
      {words}
      <ToastButton ref={byKey ? takeFocus : undefined} onClick={() => void undo(favourite)}>
        {label}
      </ToastButton>
    </>
  );
  async function remove(favourite: Favourite, byKey: boolean) {
    const done = await removeFavourite(favourite.articleId);
    say(done ? undoing(strings.removed, strings.undo, favourite, byKey) : strings.notRemoved);
  }
  async function undo(favourite: Favourite) {
    if (await restoreFavourite(favourite)) {
      say(strings.restored);
      onUndone();
    } else say(undoing(strings.notRestored, strings.retry, favourite, false));
  }
  return { toast, remove: (favourite: Favourite, byKey: boolean) => void remove(favourite, byKey) };
}

/** The device is asked when React is there: in the page's HTML nobody's favourites stand. */
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
