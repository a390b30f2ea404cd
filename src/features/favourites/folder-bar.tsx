import { AppLink } from '#src/ui/app-link.tsx';
import type { FavouritesOrder } from './arrange-favourites.ts';
import styles from './folders.module.css';
import { type Folder, favouritesAddress } from './folders.ts';
import { folderStrings as strings } from './strings.ts';

type Props = { folders: readonly Folder[]; all: number; current: string | null; order: FavouritesOrder };

/** Links to the folders of favourites, and to all favourites. */
export function FolderBar({ folders, all, current, order }: Props) {
  const link = (name: string | null, shown: string, count: number) => (
    <li key={name ?? ''}>
      <AppLink
        className={`row8 ${styles.chip}`}
        href={favouritesAddress(name, order)}
        aria-current={name === current ? 'true' : undefined}
      >
        <span>{shown}</span> <span className={styles.count}>{count}</span>
      </AppLink>
    </li>
  );
  return (
    <nav className={styles.bar} aria-label={strings.folders}>
      <ul>
        {link(null, strings.all, all)}
        {folders.map(({ name, articles }) => link(name, name, articles))}
      </ul>
    </nav>
  );
}
