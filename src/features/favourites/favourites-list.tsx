import { useState } from 'react';
import type { Favourite } from '#device/tables/favourites.ts';
import type { Day } from '#domain/newsstand.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Segments } from '#src/ui/segments.tsx';
import { arrangeFavourites, type FavouritesOrder } from './arrange-favourites.ts';
import { FavouriteRow } from './favourite-row.tsx';
import styles from './favourites-list.module.css';
import { favouritesAddress, isIn } from './folders.ts';
import { strings } from './strings.ts';

type Props = {
  favourites: readonly Favourite[];
  order: FavouritesOrder;
  /** Null shows all of them. */
  folder: string | null;
  today: Day;
  onRemove: (favourite: Favourite, byKey: boolean) => void;
};

/** The favourites that match the typed words, in the chosen order. */
export function FavouritesList({ favourites, order, folder, today, onRemove }: Props) {
  const [text, setText] = useState('');
  const inFolder = favourites.filter((favourite) => isIn(favourite, folder));
  const shown = arrangeFavourites(inFolder, { text, order });
  return (
    <>
      <div className={`spread ${styles.tools}`}>
        <search className={`row12 ${styles.search}`}>
          <Icon name="search" />
          <input
            className="grow field-box"
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            aria-label={strings.search}
            placeholder={strings.search}
            autoComplete="off"
            spellCheck={false}
          />
        </search>
        <Segments
          label={strings.order}
          options={[
            { name: strings.added, href: favouritesAddress(folder, 'added'), current: order === 'added' },
            {
              name: strings.published,
              href: favouritesAddress(folder, 'published'),
              current: order === 'published',
            },
          ]}
        />
      </div>
      <p className={`meta ${styles.count}`} role="status">
        {strings.count(shown.length, inFolder.length)}
      </p>
      {shown.length > 0 ? (
        <ul className="hr">
          {shown.map((favourite) => (
            <FavouriteRow key={favourite.articleId} favourite={favourite} today={today} onRemove={onRemove} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={strings.none(text.trim())}
          actions={<Button onClick={() => setText('')}>{strings.showAll}</Button>}
        >
          <p>{strings.noneText}</p>
        </EmptyState>
      )}
    </>
  );
}
