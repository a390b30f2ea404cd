import { useLocation } from '@tanstack/react-router';
import { loginUrl } from '#domain/account-links.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './panel.module.css';
import { strings } from './strings.ts';

/** Tells a visitor who has sent nothing yet under which identity they write. HLP-05 */
export function IdentityStrip({
  brand,
  onStayAnonymous,
}: {
  brand: PublicBrand;
  onStayAnonymous: () => void;
}) {
  const currentPath = useLocation({ select: ({ href }) => href });
  const { before, name, signIn, middle, stay, after } = strings.identity;
  return (
    <div className={styles.identity}>
      <Icon name="user" size={20} />
      <p>
        {before}
        <b>{name}</b>.{' '}
        <a className="link" href={loginUrl(brand, brand.origin + currentPath)}>
          {signIn}
        </a>
        {middle}
        <button type="button" className="link" onClick={onStayAnonymous}>
          {stay}
        </button>
        {after}
      </p>
    </div>
  );
}
