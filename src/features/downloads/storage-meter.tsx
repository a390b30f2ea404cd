import { byteSize } from '#domain/byte-size.ts';
import styles from './storage-meter.module.css';
import type { StorageShares } from './storage-shares.ts';
import { storageStrings as strings } from './strings.ts';

/** Minimum percentage of a part that is not empty: a smaller one would be invisible. */
const MIN_PERCENT = 0.7;

const PARTS = ['downloads', 'other', 'free'] as const;

/** A bar of storage by use, with the same in words. */
export function StorageMeter({ shares }: { shares: StorageShares }) {
  const percent = (bytes: number) =>
    bytes > 0 && shares.quota > 0 ? Math.max(MIN_PERCENT, (100 * bytes) / shares.quota) : 0;
  const [downloads, other] = [percent(shares.downloads), percent(shares.other)];
  const inWords = PARTS.map((part) => byteSize(shares[part])) as [string, string, string];
  return (
    <>
      <svg
        className={styles.meter}
        data-level={shares.level}
        role="img"
        aria-label={strings.whole(byteSize(shares.used), byteSize(shares.quota), ...inWords)}
      >
        <rect className={styles.downloads} width={`${downloads}%`} height="100%" />
        <rect className={styles.other} x={`${downloads}%`} width={`${other}%`} height="100%" />
      </svg>
      <ul className={styles.legend}>
        {PARTS.map((part, index) => (
          <li className="row10" key={part}>
            <i className={styles[part]} />
            {strings[part]}
            <b className="num">{inWords[index]}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
