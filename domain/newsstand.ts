import type { Access } from './access.ts';
import type { Sigla } from './brands/brand.ts';

/** A calendar day in Europe/Rome, `YYYY-MM-DD`. */
export type Day = string;

/** A picture that the server has in several widths; `pictureUrl` makes its addresses. */
export type Picture = {
  /** First 96 bits of the SHA-256 of the original bytes, in hex. */
  id: string;
  width: number;
  height: number;
  /** Widths in pixels at which it was encoded, ascending. */
  widths: number[];
  caption: string | null;
  credit: string | null;
};

/** A local edition of a newspaper, or its national one. */
export type Edition = { id: number; slug: string; name: string };

export type SectionRef = { id: number; slug: string; name: string };

/** An article as lists show it. */
export type ArticleSummary = {
  id: number;
  slug: string;
  kicker: string | null;
  title: string;
  subtitle: string | null;
  byline: string | null;
  section: SectionRef;
  day: Day;
  page: number | null;
  minutes: number;
  access: Access;
  picture: Picture | null;
  /** ISO instant of a correction made after the issue was published; absent if there was none. */
  updatedAt?: string | null;
};

/** An article on a miniature front page. `text` is its beginning, never more than its free part. */
export type FrontPageArticle = {
  articleId: number;
  kicker: string | null;
  title: string;
  subtitle: string | null;
  text: string;
  section: string;
  page: number | null;
  picture: Picture | null;
};

/** Articles of a front page in order of weight: the first is the lead. */
export type FrontPage = { articles: FrontPageArticle[] };

/** One edition on one date. */
export type Issue = {
  edition: Edition;
  day: Day;
  pages: number;
  version: number;
  /** ISO instants. */
  publishedAt: string;
  updatedAt: string | null;
  frontPage: FrontPage;
};

/** The front page of another paper of the group, with the address of that paper's newsstand. */
export type GroupPaper = { sigla: Sigla; name: string; url: string; issue: Issue };

export type SectionOverview = { section: SectionRef; articles: number; lead: ArticleSummary };

/** Articles of any day and section, grouped under a title of their own. NWS-03 */
export type Special = { id: number; slug: string; name: string };

/** `latest` is the day of its newest article. */
export type SpecialOverview = { special: Special; articles: number; latest: Day; lead: ArticleSummary };

/** Contents of the newsstand. `issue` is null until a first issue has been imported. NWS-01 */
export type Newsstand = {
  today: Day;
  /** True when today's issue is not published yet, so that `issue` is the latest one before it. */
  stale: boolean;
  issue: Issue | null;
  editions: Issue[];
  recent: Issue[];
  sections: SectionOverview[];
  specials: SpecialOverview[];
  latest: ArticleSummary[];
  mostRead: ArticleSummary[];
  group: GroupPaper[];
};

export type SectionPages = {
  section: SectionRef;
  firstPage: number | null;
  lastPage: number | null;
  articles: ArticleSummary[];
};

/** One issue with its articles in page order. NWS-02 */
export type IssueContents = {
  issue: Issue;
  editions: Edition[];
  previousDay: Day | null;
  nextDay: Day | null;
  sections: SectionPages[];
};

/** The sections of one issue, with the number of articles in each. NAV-03 */
export type SectionList = { edition: Edition; day: Day; sections: SectionOverview[] };

/** One section of one issue. */
export type SectionContents = {
  section: SectionRef;
  edition: Edition;
  day: Day;
  editions: Edition[];
  previousDay: Day | null;
  nextDay: Day | null;
  previous: SectionRef | null;
  next: SectionRef | null;
  articles: ArticleSummary[];
};

/** One special, the newest issue first. `edition` and `day` are the filters that were applied. */
export type SpecialContents = {
  special: Special;
  edition: Edition | null;
  day: Day | null;
  total: number;
  page: number;
  pages: number;
  articles: ArticleSummary[];
};

export type Topic = { slug: string; name: string };
export type Signature = { slug: string; name: string; picture: Picture | null };

/** An author with the number of articles and the day of the latest one. NWS-03 */
export type SignatureOverview = { signature: Signature; articles: number; latest: Day };

/** One author and a page of articles, the newest first. */
export type SignatureContents = {
  signature: Signature;
  total: number;
  page: number;
  pages: number;
  articles: ArticleSummary[];
};

/**
 * The text of an article, without its placement. `body` is clean HTML: the whole text, or its free part when `complete`
 * is false.
 */
export type ArticleText = {
  id: number;
  body: string;
  complete: boolean;
  words: number;
  publishedAt: string;
  updatedAt: string | null;
  dateline: string | null;
  copyright: string | null;
  signatures: Signature[];
  pictures: Picture[];
  topics: Topic[];
};

/** An article with its text and its neighbours. NWS-04 */
export type Article = Omit<ArticleSummary, 'updatedAt'> &
  ArticleText & {
    edition: Edition;
    samePage: ArticleSummary[];
    related: ArticleSummary[];
    /** Neighbours in page order within the same issue. */
    previous: ArticleSummary | null;
    next: ArticleSummary | null;
    /**
     * Absolute address of the original of an article that several papers print; absent if the original is here. NAV-24
     */
    canonicalUrl?: string;
  };

/** The visible part of an article that was withdrawn after publication: its placement, without its contents. */
export type WithdrawnArticle = {
  id: number;
  day: Day;
  edition: Edition;
  section: SectionRef;
  /** Whether its section of that issue has another article. */
  hasSectionOtherArticles: boolean;
};
