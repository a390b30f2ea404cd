import type { Favourite } from '#device/tables/favourites.ts';
import { articlePath } from '#domain/addresses.ts';
import { relativeDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { Picture } from '#src/components/picture.tsx';
import { PrintFacts } from '#src/components/print-facts.tsx';
import { useOpened } from '#src/state/reading/opened-articles.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './favourite-row.module.css';
import { strings } from './strings.ts';

type Props = {
  favourite: Favourite;
  today: Day;
  /** `byKey`: pressed by keyboard, so the focus must be moved. */
  onRemove: (favourite: Favourite, byKey: boolean) => void;
};

const SIZES = '(max-width: 820px) 100px, 156px';

/** A saved article, as it was when it was added. */
export function FavouriteRow({ favourite, today, onRemove }: Props) {
  const { article } = favourite;
  const { picture, section, title, subtitle, day, page, byline, access } = article;
  const opened = useOpened(article.id);
  return (
    <li className={styles.row} data-opened={opened || undefined}>
      {picture && (
        <div className={`pic r32 ${styles.picture}`}>
          <Picture picture={picture} sizes={SIZES} alt="" />
        </div>
      )}
      <div className={styles.text}>
        <p className="kick">{section.name}</p>
        <h2 className="t-4">
          <AppLink className={`stretched ${styles.link}`} href={articlePath(article)}>
            {title}
          </AppLink>
        </h2>
        {subtitle && <p className={`deck s ${styles.deck}`}>{subtitle}</p>}
        <PrintFacts
          day={relativeDay(day, today)}
          page={page}
          byline={byline}
          access={access}
          opened={opened}
        />
      </div>
      <button
        type="button"
        className={`ib ${styles.heart}`}
        aria-label={strings.remove(title)}
        onClick={({ detail }) => onRemove(favourite, detail === 0)}
      >
        <Icon name="heart-f" size={20} />
      </button>
    </li>
  );
}
