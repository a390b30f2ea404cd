import { HOME } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import { Wordmark } from '#src/ui/wordmark.tsx';
import styles from './not-found-screen.module.css';
import { notFoundStrings as strings } from './strings.ts';

/** Any address that leads nowhere. NAV-01 */
export function NotFoundScreen({ paper }: { paper: PublicBrand['key'] }) {
  return (
    <MessagePage
      art={<BlankPage paper={paper} />}
      kicker={strings.kicker}
      title={strings.title}
      text={strings.text}
      actions={
        <ButtonLink href={HOME} size="large">
          {strings.backHome}
        </ButtonLink>
      }
    />
  );
}

/** A front page without a word on it. Its paper is named again: ink on white has another colour than in the dark. */
function BlankPage({ paper }: { paper: PublicBrand['key'] }) {
  return (
    <div className={styles.sheet} data-brand={paper}>
      <div className={styles.strip}>
        <span>{strings.blankPage}</span>
        <span>{strings.number}</span>
      </div>
      <Wordmark className={styles.masthead} form="full" />
      <div className={styles.rule} />
      <div className={styles.headline} />
      <div className={styles.picture} />
      <div className={styles.columns} />
    </div>
  );
}
