import { PAPER_NAMES } from '#domain/brands/paper-names.ts';
import { longDate } from '#domain/dates.ts';
import type { ClipText } from '#domain/press-review/clip.ts';
import { ArticleBody } from '#src/components/article-body.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './clip-page.module.css';
import { clipPageStrings as strings } from './strings.ts';

type Props = {
  clip: ClipText;
  /** The press office's note; empty for none. */
  note?: string;
  /** Level of the heading. */
  level?: 3 | 5;
};

/** A clip as it was printed, as far as the licence allows. ROL-06 */
export function ClipPage({ clip, note = '', level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const { newspaper, edition, alsoIn, date, page, kicker, title, subtitle, author, body, partial } = clip;
  const facts = [edition, longDate(date), page !== null && strings.page(page)].filter(Boolean);
  return (
    <article className={`stack8 ${styles.clip}`}>
      {kicker && <p className="kick">{kicker}</p>}
      <Heading className="t-3">{title}</Heading>
      {subtitle && <p className="deck s">{subtitle}</p>}
      <p className="meta">
        <b>{PAPER_NAMES[newspaper]}</b> · {facts.join(' · ')}
      </p>
      {author && <p className="meta">{author}</p>}
      {alsoIn.length > 0 && <p className="meta">{strings.alsoIn(alsoIn.join(', '))}</p>}
      {note && (
        <p className={styles.note}>
          <b>{strings.note}:</b> {note}
        </p>
      )}
      {partial && <Notice>{strings.partial}</Notice>}
      <ArticleBody html={body} cut={partial} continued />
      {clip.copyright && <p className="meta">{clip.copyright}</p>}
      <a className={`link tap ${styles.open}`} href={clip.url} target="_blank" rel="noopener">
        {strings.open(PAPER_NAMES[newspaper])}
        <Icon name="ext" size={16} />
      </a>
    </article>
  );
}
