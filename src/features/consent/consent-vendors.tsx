import type { ConsentVendor, VendorList } from '#domain/consent/vendor-list.ts';
import { commonStrings } from '#src/strings/common.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './preferences-form.module.css';
import { strings } from './strings.ts';

const DAY_S = 86_400;

/** Vendors that process data once the reader agrees: purposes, retention, and a link to their own policy. TRK-01 */
export function ConsentVendors({ list }: { list: VendorList }) {
  const vendors = Object.values(list.vendors).filter(({ deletedDate }) => deletedDate === undefined);
  return (
    <details className={styles.vendors}>
      <summary>{strings.vendors}</summary>
      <ul>
        {vendors.map((vendor) => (
          <li key={vendor.id}>
            <b>{vendor.name}</b>
            <p className="meta">{wordsOf(vendor, list)}</p>
            <PrivacyLink vendor={vendor} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function wordsOf({ purposes, cookieMaxAgeSeconds }: ConsentVendor, list: VendorList): string {
  const names = purposes.flatMap((purpose) => list.purposes[purpose]?.name ?? []);
  const days = Math.ceil((cookieMaxAgeSeconds ?? 0) / DAY_S);
  return `${strings.wants(names)}${days > 0 ? ` ${strings.keptDays(days)}` : ''}`;
}

function PrivacyLink({ vendor: { name, urls = [] } }: { vendor: ConsentVendor }) {
  const url = urls.find(({ langId }) => langId === 'it') ?? urls[0];
  if (!url) return null;
  return (
    <a className="link" href={url.privacy} target="_blank" rel="noreferrer">
      {strings.vendorPrivacy(name)}
      <span className="vh">{commonStrings.external}</span>
      <Icon name="ext" size={14} />
    </a>
  );
}
