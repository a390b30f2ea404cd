import { articlePath, issuePath } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { ARCHIVE } from '#domain/collection-addresses.ts';
import { longDate, shortDate } from '#domain/dates.ts';
import type { Day, Issue } from '#domain/newsstand.ts';
import { DownloadButton } from '#src/components/front-page/cover-download.tsx';
import { headlineFit } from '#src/components/front-page/headline-fit.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { DayForm } from './day-form.tsx';
import styles from './front-page-hero.module.css';
import { FrontPageIndex } from './front-page-index.tsx';
import { HeroCovers } from './hero-covers.tsx';
import { issueTimes } from './issue-times.ts';
import type { NewsstandView } from './newsstand-view.ts';
import { RecentIssues } from './recent-issues.tsx';
import { ShownDayNotice } from './shown-day-notice.tsx';
import { strings } from './strings.ts';

type View = Extract<NewsstandView, { issue: Issue }>;
type Props = {
  view: View;
  brand: PublicBrand;
  today: Day;
  editions: readonly Issue[];
  recent: readonly Issue[];
};

const EYEBROWS: Record<View['kind'], string> = {
  today: strings.onSaleToday,
  waiting: strings.latestIssue,
  past: strings.backIssue,
  'past-missing': strings.backIssue,
};

/** The hero with the day's front page, its headline and its contents. */
export function FrontPageHero({ view, brand, today, editions, recent }: Props) {
  const { issue } = view;
  return (
    <section className={`on-brand-dark ${styles.surface}`} aria-labelledby="prima">
      <ShownDayNotice view={view} />
      <div className={`wrap ${styles.hero}`}>
        <HeroCovers issue={issue} paper={brand} recent={recent} editions={editions} />
        <div className={`column ${styles.article}`}>
          <p className={`wrapping ${styles.eyebrow}`}>
            <b>{EYEBROWS[view.kind]}</b>
            <span>
              {shortDate(issue.day)} · {strings.pages(issue.pages)}
            </span>
          </p>
          <Headline issue={issue} paper={brand.name} />
          <p className={`actions ${styles.actions}`}>
            <ButtonLink size="large" href={issuePath(issue.edition, issue.day)}>
              <Icon name="home" size={20} />
              {strings.read}
            </ButtonLink>
            <DownloadButton issue={issue} />
          </p>
          {view.kind === 'today' && <Times issue={issue} />}
          <FrontPageIndex articles={issue.frontPage.articles.slice(1)} />
        </div>
        <aside className={styles.others} aria-label={strings.recent}>
          {recent.length > 0 && <RecentIssues recent={recent} paper={brand} today={today} />}
          <DayForm day={issue.day} today={today} />
          <p className={styles.archive}>
            <AppLink className="tap" href={ARCHIVE}>
              {strings.archive}
              <Icon name="right" size={15} />
            </AppLink>
          </p>
        </aside>
      </div>
    </section>
  );
}

function Headline({ issue, paper }: { issue: Issue; paper: string }) {
  const lead = issue.frontPage.articles[0];
  return (
    <>
      <h1
        className={`t-1 ${styles.headline}`}
        data-fit={headlineFit(lead?.title ?? '')}
        id="prima"
        tabIndex={-1}
      >
        {lead ? (
          <AppLink href={articlePath({ id: lead.articleId, slug: '' })}>{lead.title}</AppLink>
        ) : (
          `${paper}, ${longDate(issue.day)}`
        )}
      </h1>
      {lead?.subtitle && <p className={`deck ${styles.deck}`}>{lead.subtitle}</p>}
    </>
  );
}

function Times({ issue }: { issue: Issue }) {
  const { available, reprinted } = issueTimes(issue);
  return (
    <p className={`wrapping ${styles.times}`}>
      {available && (
        <span>
          <Icon name="clock" size={15} />
          {strings.availableFrom(available)}
        </span>
      )}
      {reprinted && (
        <span>
          <Icon name="refresh" size={15} />
          {strings.reprinted(reprinted)}
        </span>
      )}
    </p>
  );
}
