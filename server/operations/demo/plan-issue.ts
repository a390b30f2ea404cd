import type { Sigla } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { DemoArticle } from './demo-article.ts';
import { type DemoEdition, NATIONAL } from './editions.ts';
import {
  BROADSHEET_PLAN,
  type PagePlan,
  type PageRange,
  SECTION_NAMES,
  SECTION_ORDER,
  TABLOID_PLAN,
} from './sections.ts';

/** Placement of an article in a paper on one day: the same page and position in each of its editions. */
export type Placement = {
  article: DemoArticle;
  editions: readonly DemoEdition[];
  section: { slug: string; name: string };
  /** Name of the place that a local article comes from. */
  located: string | null;
  urgency: number;
  page: number;
  /** Position on the page, counted from 1 at the top. */
  position: number;
  pages: number;
};

/** National pages with fewer articles than this are filled up with articles of the group's other papers. */
const MIN_NATIONAL_STORIES = 14;

/**
 * Articles from other papers get at most this urgency (1 is the most urgent), because the lead of one paper is
 * not the lead of another.
 */
const GUEST_URGENCY = 3;

type PlannedArticle = Omit<Placement, 'page' | 'position' | 'pages'> & { range: PageRange };

/**
 * Plans all editions of a paper on one day. National articles are in the national edition, which readers of the local
 * ones get too (a paper without one prints them in every edition); local articles are in their own. `articles` are those
 * of the day, of all papers; `editions` are the ones printed that day. Deterministic.
 */
export function planIssue(
  sigla: Sigla,
  articles: readonly DemoArticle[],
  editions: readonly DemoEdition[],
  /** Every edition that a paper has or had, to name the place that another paper's article comes from. */
  allEditions: (sigla: Sigla) => readonly DemoEdition[],
): Placement[] {
  const plan = brandOf(sigla).frontPage === 'tabloid' ? TABLOID_PLAN : BROADSHEET_PLAN;
  const editionOf = (article: DemoArticle) =>
    article.brand && allEditions(article.brand).find(({ slug }) => slug === article.edition);
  const nationalEditions = editions.filter(({ slug }) => slug === NATIONAL);
  const editionsOfNational = nationalEditions.length > 0 ? nationalEditions : editions;

  const nationalArticles = articles.filter(({ brand }) => brand === undefined);
  const otherPapersArticles = articles
    .filter(({ brand }) => brand !== undefined && brand !== sigla)
    .sort(byWeight);
  const national = [
    ...nationalArticles.map((article) => ({ article, urgency: article.urgency, located: null })),
    ...otherPapersArticles
      .slice(0, Math.max(0, MIN_NATIONAL_STORIES - nationalArticles.length))
      .map((article) => ({
        article,
        urgency: Math.max(article.urgency, GUEST_URGENCY),
        located: editionOf(article)?.name ?? null,
      })),
  ].map((planned): PlannedArticle => {
    const { section } = planned.article;
    return {
      ...planned,
      editions: editionsOfNational,
      section: sectionOf(section),
      range: plan.sections[section],
    };
  });

  const locals = planLocal(sigla, articles, editions, plan);
  return withPages([...national, ...locals], plan.pages);
}

/**
 * Plans the local articles. Editions without local news of their own print some of the others', in turn; an article that
 * leads an edition is used only when there is no other.
 */
function planLocal(
  sigla: Sigla,
  articles: readonly DemoArticle[],
  editions: readonly DemoEdition[],
  plan: PagePlan,
): PlannedArticle[] {
  const ownArticles = articles.filter(({ brand }) => brand === sigla).sort(byWeight);
  const local = editions.filter(({ slug }) => slug !== NATIONAL);
  const nonLeadingArticles = ownArticles.filter(({ urgency }) => urgency > 1);
  const articlesToShare = nonLeadingArticles.length > 0 ? nonLeadingArticles : ownArticles;
  const editionsWithoutNews = local.filter(({ slug }) =>
    ownArticles.every(({ edition }) => edition !== slug),
  );
  return ownArticles.flatMap((article) => {
    const ownEdition = local.find(({ slug }) => slug === article.edition);
    const borrowingEditions = editionsWithoutNews.filter(
      (_, index) => articlesToShare[index % articlesToShare.length] === article,
    );
    const printedIn = [...(ownEdition ? [ownEdition] : []), ...borrowingEditions];
    if (printedIn.length === 0) return [];
    const { section, urgency } = article;
    const isInLocalPages = section === 'cronaca' && ownEdition;
    return {
      article,
      editions: printedIn,
      urgency,
      located: ownEdition?.name ?? null,
      section: isInLocalPages ? localSection(ownEdition) : sectionOf(section),
      range: isInLocalPages ? plan.local : plan.sections[section],
    };
  });
}

const sectionOf = (slug: DemoArticle['section']) => ({ slug, name: SECTION_NAMES[slug] });

const localSection = ({ slug, localSection }: DemoEdition) => ({
  slug: `cronaca-${slug}`,
  name: localSection ?? SECTION_NAMES.cronaca,
});

/** Gives each article a page of its section, by weight; when pages run out, they get a second article. */
function withPages(plannedArticles: readonly PlannedArticle[], pages: number): Placement[] {
  const placed = new Map<PageRange, number>();
  const onPage = new Map<number, number>();
  return [...plannedArticles]
    .sort((a, b) => a.range[0] - b.range[0] || a.urgency - b.urgency || byWeight(a.article, b.article))
    .map(({ range, ...planned }) => {
      const index = placed.get(range) ?? 0;
      const [first, last] = range;
      const page = first + (index % (last - first + 1));
      const position = (onPage.get(page) ?? 0) + 1;
      placed.set(range, index + 1);
      onPage.set(page, position);
      return { ...planned, page, position, pages };
    });
}

/** Weight on the page: urgency, then the order of the sections, then the slug. */
const byWeight = (a: DemoArticle, b: DemoArticle) =>
  a.urgency - b.urgency ||
  SECTION_ORDER.indexOf(a.section) - SECTION_ORDER.indexOf(b.section) ||
  (a.slug < b.slug ? -1 : 1);
