import type { PublicBrand } from '#domain/brands/public-brand.ts';
import styles from './alert-preview.module.css';
import { alertStrings } from './strings.ts';

const strings = alertStrings.preview;

/** Preview of an alert as it appears on the reader's screen. */
export function AlertPreview({ brand }: { brand: Pick<PublicBrand, 'name' | 'key'> }) {
  return (
    <figure className={styles.preview}>
      <figcaption className="meta">{strings.label}</figcaption>
      <div className={styles.alert}>
        <img src={`/brands/${brand.key}/icon-192.png`} width={38} height={38} alt="" loading="lazy" />
        <div>
          <p className={`apart ${styles.from}`}>
            <b>{brand.name}</b>
            <span>{strings.now}</span>
          </p>
          <p className={styles.title}>{strings.title}</p>
          <p>{strings.body}</p>
        </div>
      </div>
    </figure>
  );
}
