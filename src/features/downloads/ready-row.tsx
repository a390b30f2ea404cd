import type { MouseEvent } from 'react';
import type { Download } from '#device/tables/downloads.ts';
import type { Settings } from '#device/tables/settings.ts';
import { issuePath } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { byteSize } from '#domain/byte-size.ts';
import { timeOfDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { resumeDownload } from '#src/components/downloads/download-actions.tsx';
import { issueName } from '#src/components/downloads/issue-name.ts';
import { removeDownloads } from '#src/components/downloads/remove-downloads.tsx';
import { announcementStrings, dialogStrings, statusStrings } from '#src/components/downloads/strings.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { changePin } from './change-pin.ts';
import styles from './download-row.module.css';
import { RowCover } from './row-cover.tsx';
import { RowFacts } from './row-facts.tsx';
import { listStrings as strings } from './strings.ts';

type Props = {
  row: Download;
  keepFor: Settings['keep'];
  brand: PublicBrand;
  today: Day;
  onUndone: () => void;
};

/** A downloaded issue: its link, its size, and whether it is pinned. OFF-03 */
export function ReadyRow({ row, keepFor, brand, today, onUndone }: Props) {
  const name = issueName(row.editionName, row.day, today);
  const changePinned = ({ detail }: MouseEvent) =>
    void changePin(row, { keepFor, today, byKey: detail === 0, onUndone });
  const remove = ({ detail }: MouseEvent) =>
    void removeDownloads([row], {
      message: announcementStrings.removed(name),
      byKey: detail === 0,
      onUndone,
    });
  return (
    <li className={`row ${styles.row}`}>
      <div className={styles.cover}>
        <RowCover row={row} paper={brand} />
      </div>
      <div>
        <h3 className="t-s2">
          <AppLink className={`stretched ${styles.link}`} href={issuePath({ slug: row.edition }, row.day)}>
            {row.editionName}
          </AppLink>
        </h3>
        <RowFacts row={row} today={today} />
        <p className={`row6 ${styles.state}`}>
          {row.updatedAt ? statusStrings.updated(timeOfDay(row.updatedAt)) : statusStrings.ready}
          <span className={`meta num ${styles.sizeBelow}`}>{byteSize(row.doneBytes)}</span>
        </p>
        {row.missingPictures > 0 && (
          <p className={`cluster ${styles.missing}`}>
            {statusStrings.missingWhy(row.missingPictures)}
            <Button look="quiet" size="small" onClick={() => void resumeDownload(row, name)}>
              {dialogStrings.fetchMissing}
            </Button>
          </p>
        )}
      </div>
      <span className={`secondary num ${styles.size}`}>{byteSize(row.doneBytes)}</span>
      <button
        type="button"
        className={`secondary tap ${styles.keep}`}
        aria-pressed={row.pinned}
        aria-label={strings.keepName(name)}
        onClick={changePinned}
      >
        <Icon name={row.pinned ? 'bookmark-f' : 'bookmark'} size={19} />
        <span className="dk">{strings.keep}</span>
      </button>
      <button
        type="button"
        className={`ib ${styles.remove}`}
        aria-label={strings.remove(name)}
        onClick={remove}
      >
        <Icon name="trash" size={20} />
      </button>
    </li>
  );
}
