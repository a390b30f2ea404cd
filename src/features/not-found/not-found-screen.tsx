import { HOME } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { GoneText } from '#src/strings/errors.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import { Wordmark } from '#src/ui/wordmark.tsx';
import styles from './not-found-screen.module.css';
import { notFoundStrings as strings } from './strings.ts';

type Paper = PublicBrand['key'];

/** Screen for an address without a page. `data`: texts of the loader for a page that was withdrawn. NAV-01 */
export function NotFoundScreen({ paper, data }: { paper: Paper; data?: unknown }) {
  const { kicker, title, text, statusLabel, link } = (data as GoneText | undefined) ?? strings;
  return (
    <MessagePage
      art={<BlankPage paper={paper} statusLabel={statusLabel} />}
      kicker={kicker}
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink href={HOME} size="large">
            {strings.backHome}
          </ButtonLink>
          {link && (
            <ButtonLink href={link.href} look="plain" size="large">
              {link.label}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/**
 * A blank front page. It sets `data-brand` again, because the wordmark has another colour on white than in the dark
 * theme.
 */
function BlankPage({ paper, statusLabel }: { paper: Paper } & Pick<GoneText, 'statusLabel'>) {
  return (
    <div className={styles.page} data-brand={paper}>
      <div className={`apart ${styles.strip}`}>
        <span>{strings.blankPage}</span>
        <span>{statusLabel}</span>
      </div>
      <Wordmark className={styles.masthead} form="full" />
      <div className={styles.rule} />
      <div className={styles.headline} />
      <div className={styles.picture} />
      <div className={styles.columns} />
    </div>
  );
}
