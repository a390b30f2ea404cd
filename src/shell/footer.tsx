import type { ReactNode } from 'react';
import type { FooterRow, PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Wordmark } from '#src/ui/wordmark.tsx';
import styles from './footer.module.css';
import { shellStrings as strings } from './strings.ts';

type Props = { brand: PublicBrand; today: Day };

/** Footer with the paper's links, its other channels, and this year's copyright. SHL-06 */
export function Footer({ brand, today }: Props) {
  const services = brand.footer.filter(({ group }) => group === 'services');
  const information = brand.footer.filter(({ group }) => group === 'information');
  const externalLinks = [
    ...brand.socials,
    { name: strings.androidApp, url: brand.androidAppUrl },
    { name: strings.iosApp, url: brand.iosAppUrl },
  ].map((link) => ({ ...link, external: true }));
  return (
    <footer className={`on-brand-dark ${styles.footer}`} data-later="">
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.paper}>
            <Wordmark className={styles.wordmark} />
            <p>{strings.motto}</p>
          </div>
          <Column title={strings.services} links={services} />
          <Column title={strings.information} links={information} />
          <Column title={strings.follow} links={externalLinks} />
        </div>
        <p className={styles.copyright}>{`© ${today.slice(0, 4)} ${brand.copyright}`}</p>
      </div>
    </footer>
  );
}

type Link = Pick<FooterRow, 'name' | 'url' | 'external' | 'opensPrivacy'>;

type ColumnProps = { title: string; links: readonly Link[] };

function Column({ title, links }: ColumnProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.name}>
            {/* `src/shell/privacy-clicks.ts` handles clicks on `data-privacy` buttons. SHL-06 */}
            {link.opensPrivacy ? (
              <button type="button" data-privacy="choose">
                {link.name}
              </button>
            ) : (
              <FooterLink {...link} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const FooterLink = ({ name, url, external }: Link) => (
  <AppLink href={url}>
    {name}
    {external && (
      <>
        <span className="vh">{strings.external}</span>
        <Icon name="ext" size={14} />
      </>
    )}
  </AppLink>
);
