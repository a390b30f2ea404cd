import type { ReactNode } from 'react';
import { articlePath } from '#domain/addresses.ts';
import { relativeDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { MarkedText, SearchHit } from '#domain/search.ts';
import { PageThumb } from '#src/components/front-page/page-thumb.tsx';
import { PrintFacts } from '#src/components/print-facts.tsx';
import { useOpened } from '#src/state/reading/opened-articles.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { HeartButton } from './heart-button.tsx';
import styles from './search-hit-row.module.css';

/** A text with the matching words marked. */
function Marked({ text, marks }: MarkedText) {
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}

type Props = {
  hit: SearchHit;
  today: Day;
  say: (words: ReactNode) => void;
  /** Level of the headline. */
  level?: 2 | 3;
};

/** A result: a thumbnail of its page, its headline and a passage, with the matching words marked. */
export function SearchHitRow({ hit: { article, edition, title, passage }, today, say, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  const opened = useOpened(article.id);
  const { section, page, byline, day, access } = article;
  return (
    <li className={styles.hit} data-opened={opened || undefined}>
      <div className={styles.thumb}>
        {page !== null && <PageThumb number={page} section={section.name} articles={[article]} />}
      </div>
      <div className={styles.text}>
        <p className="kick">{section.name}</p>
        <Heading className="t-4">
          <AppLink className={`stretched ${styles.link}`} href={articlePath(article)}>
            <Marked {...title} />
          </AppLink>
        </Heading>
        {passage.text && (
          <p className={`deck s ${styles.passage}`}>
            <Marked {...passage} />
          </p>
        )}
        <PrintFacts
          day={relativeDay(day, today)}
          edition={edition.name}
          page={page}
          byline={byline}
          access={access}
          opened={opened}
        />
      </div>
      <HeartButton article={article} say={say} />
    </li>
  );
}
