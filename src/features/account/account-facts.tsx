import type { DeviceList } from '#api/account/wire.ts';
import { DOWNLOADS, FAVOURITES } from '#domain/addresses.ts';
import type { User } from '#domain/reader.ts';
import { useDownloadsNow } from '#src/state/downloads/downloads.ts';
import { useFavourites } from '#src/state/favourites/favourites.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import styles from './dashboard.module.css';
import { accountFactStrings as strings } from './strings.ts';

type Props = { user: User; list: DeviceList };

/** Four facts about the account: devices, favourites, downloads on this device, and the reader's profile. */
export function AccountFacts({ user, list }: Props) {
  const favourites = useFavourites();
  const downloads = useDownloadsNow();
  return (
    <section aria-label={strings.title} className={`cr ${styles.facts}`}>
      <Fact
        icon="phone"
        title={strings.devices}
        value={strings.devicesOf(list.devices.length, list.limit)}
        note={list.devices.map(({ name }) => name).join(', ')}
        link={{ href: '/user/devices', words: strings.manage }}
      />
      <Fact
        icon="heart"
        title={strings.favourites}
        value={Array.isArray(favourites) ? strings.articles(favourites.length) : '–'}
        note={strings.favouritesNote}
        link={{ href: FAVOURITES, words: strings.open }}
      />
      <Fact
        icon="down"
        title={strings.downloads}
        value={downloads && downloads !== 'blocked' ? strings.issues(readyCount(downloads.list)) : '–'}
        note={strings.downloadsNote}
        link={{ href: DOWNLOADS, words: strings.open }}
      />
      <Fact
        icon="user"
        title={strings.profile}
        value={`${user.name} ${user.surname}`}
        note={user.email}
        link={{ href: '/user/profile', words: strings.edit }}
      />
    </section>
  );
}

const readyCount = (list: readonly { state: string }[]) =>
  list.filter(({ state }) => state === 'ready').length;

type FactProps = {
  icon: IconName;
  title: string;
  value: string;
  note: string;
  link: { href: string; words: string };
};

function Fact({ icon, title, value, note, link }: FactProps) {
  return (
    <article>
      <Icon name={icon} />
      <h2>{title}</h2>
      <p className={styles.value}>{value}</p>
      <p className="meta">{note}</p>
      <AppLink className="link" href={link.href} aria-label={`${link.words}: ${title}`}>
        {link.words}
      </AppLink>
    </article>
  );
}
