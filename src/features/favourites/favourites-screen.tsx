import { useRef } from 'react';
import type { Favourite } from '#device/tables/favourites.ts';
import { HOME, SEARCH } from '#domain/addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import { removeFavourite, restoreFavourite, useFavourites } from '#src/state/favourites.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useRemoval } from '#src/ui/toast-removal.tsx';
import type { FavouritesOrder } from './arrange-favourites.ts';
import { FavouritesList } from './favourites-list.tsx';
import styles from './favourites-screen.module.css';
import { FavouriteRowsSkeleton } from './favourites-skeleton.tsx';
import { strings } from './strings.ts';

type Props = { order: FavouritesOrder; today: Day };

/** The articles a reader keeps on this device. NAV-14, NWS-07 */
export function FavouritesScreen({ order, today }: Props) {
  const favourites = useFavourites();
  const title = useRef<HTMLHeadingElement>(null);
  const { toast, remove } = useRemoval<Favourite>({
    words: strings,
    take: ({ articleId }) => removeFavourite(articleId),
    putBack: restoreFavourite,
    onUndone: () => title.current?.focus(),
  });
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
