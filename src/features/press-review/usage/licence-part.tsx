import { accountHref } from '#domain/account-links.ts';
import { SUBSCRIPTIONS } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Licence } from '#domain/press-review/desk.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { usageStrings as strings } from './strings.ts';
import styles from './usage.module.css';

type Props = { brand: PublicBrand; licence: Licence; licensee: string };

/** Number of seats of the licence, and the people who hold them. */
export function LicencePart({ brand, licence: { seats, people }, licensee }: Props) {
  return (
    <div className={`stack12 ${styles.licence}`}>
      <p>{strings.licensee(licensee)}</p>
      {seats === null ? (
        <p className="meta">{strings.ownSeat}</p>
      ) : (
        <>
          <p className={styles.slots} aria-hidden="true">
            {Array.from({ length: Math.max(seats, people.length) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: slots, which are alike and keep their order
              <i key={at} data-used={at < people.length || undefined} />
            ))}
          </p>
          <p>
            <b>{strings.seats(people.length, seats)}</b>
          </p>
        </>
      )}
      {people.length > 0 && (
        <ul className={`hr ${styles.people}`} aria-label={strings.people}>
          {people.map(({ name, you }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
            <li key={`${name} ${at}`}>
              {name}
              {you && <span className="meta"> ({strings.you})</span>}
            </li>
          ))}
        </ul>
      )}
      {seats !== null && (
        <ButtonLink look="plain" href={accountHref(brand, SUBSCRIPTIONS)}>
          {strings.manage}
        </ButtonLink>
      )}
    </div>
  );
}
