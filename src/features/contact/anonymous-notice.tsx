import { useLocation } from '@tanstack/react-router';
import { loginUrl } from '#domain/account-links.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { useShownReader } from '#src/state/session/shown-reader.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './contact-screen.module.css';
import { strings } from './strings.ts';

/** Notice that the message is anonymous, with a link to sign in and come back to this page. HLP-02 */
export function AnonymousNotice({ brand, signedIn }: { brand: PublicBrand; signedIn: boolean }) {
  const currentPath = useLocation({ select: ({ href }) => href });
  const hasReader = useShownReader() !== null;
  if (signedIn || hasReader) return null;
  return (
    <div className={styles.anonymous}>
      <Notice
        icon="user"
        action={
          <ButtonLink look="plain" size="small" href={loginUrl(brand, brand.origin + currentPath)}>
            {strings.login}
          </ButtonLink>
        }
      >
        <b>{strings.anonymous}</b> {strings.anonymousText}
      </Notice>
    </div>
  );
}
