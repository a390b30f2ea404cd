import { severest } from '#domain/notices.ts';
import { useNotices } from '#src/state/notices/notices.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './dashboard.module.css';

/**
 * The most serious notice of the account. The bell in the header opens the list of all notices. NOT-01,
 * NOT-03
 */
export function AccountNotices() {
  const accountNotices = useNotices().filter(({ id }) => id !== null);
  const gravest = severest(accountNotices);
  const notice = accountNotices.find(({ type }) => type === gravest);
  if (!notice) return null;
  const { type, title, url, cta } = notice;
  return (
    <div className={styles.notice}>
      <Notice
        tone={type}
        action={
          url && cta ? (
            <ButtonLink href={url} look="plain" size="small">
              {cta}
            </ButtonLink>
          ) : undefined
        }
      >
        {title}
      </Notice>
    </div>
  );
}
