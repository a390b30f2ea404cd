import type { ArticleWire, IssueWire, NewsstandWire, TextWire } from '#api/site/wire-types.ts';
import { dayAt } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import type { Day } from '#domain/newsstand.ts';
import type { SectionAddress } from '#domain/section-address.ts';
import type { DownloadedCall } from '#openapi/generated/offline-calls.ts';
import { DownloadedIssues } from './downloaded-issues.ts';
import { hasSection, sectionAnswer, sectionsAnswer } from './section-answers.ts';

const MAX_RELATED = 4;

/** Composes the answer of an article's call from its text and its issue. */
function articleAnswer(text: TextWire, { numero, sezioni }: IssueWire): ArticleWire | null {
  const all = sezioni.flatMap(({ articoli }) => articoli);
  const inPageOrder = all.toSorted((a, b) => (a.pagina ?? Infinity) - (b.pagina ?? Infinity));
  const index = inPageOrder.findIndex(({ id }) => id === text.id);
  const summary = inPageOrder[index];
  if (!summary) return null;
  const others = inPageOrder.filter(({ id }) => id !== text.id);
  return {
    ...summary,
    edizione: numero.edizione,
    ...text,
    stessa_pagina: others.filter(({ pagina }) => pagina !== null && pagina === summary.pagina),
    correlati: others.filter(({ sezione }) => sezione.id === summary.sezione.id).slice(0, MAX_RELATED),
    precedente: inPageOrder[index - 1] ?? null,
    successivo: inPageOrder[index + 1] ?? null,
  };
}

/**
 * Composes a newsstand from the downloaded issues: the issue in front, the others of its day, and those of earlier
 * days.
 */
function newsstandAnswer(today: Day, front: IssueWire, others: IssueWire[]): NewsstandWire {
  const { numero } = front;
  const issues = others.map((issue) => issue.numero);
  return {
    oggi: today,
    arretrata: numero.data !== today,
    numero,
    edizioni: [numero, ...issues.filter(({ data }) => data === numero.data)],
    recenti: issues.filter(({ data, edizione }) => data < numero.data && edizione.id === numero.edizione.id),
    sezioni: sectionsAnswer(front).sezioni,
    speciali: [],
    ultime: [],
    piu_letti: [],
    gruppo: [],
  };
}

type Query = URLSearchParams;

/** Edition of the pages that all local editions share; it is also used when a call names no edition. */
const NATIONAL = 'nazionale';
const MAX_SHOWN_ISSUES = 12;

/**
 * Composes the answer of a newsstand call from downloaded issues only. Null if they do not contain it or cannot be
 * read: the network is then requested as if there were none. OFF-01, OFF-03, BRW-04
 */
export async function answerCall({ pathname, searchParams }: URL, owner: string): Promise<Response | null> {
  const makeAnswer = CALLS.get(pathname);
  if (!makeAnswer) return null;
  const downloaded = new DownloadedIssues(owner);
  const data = await makeAnswer(searchParams, downloaded).catch(reportError);
  if (!data) return null;
  const headers = { ...(downloaded.date && { date: downloaded.date }) };
  return Response.json({ success: true, status: { code: 'OK' }, data }, { headers });
}

type MakeAnswer = (query: Query, downloaded: DownloadedIssues) => Promise<unknown>;

const CALLS = new Map<string, MakeAnswer>(
  Object.entries({
    '/api/edicola/articolo': article,
    '/api/edicola/numero': issueOf,
    '/api/edicola/sezioni': sections,
    '/api/edicola/sezione': section,
    '/api/edicola/home': newsstand,
  } satisfies Record<DownloadedCall, MakeAnswer>),
);

async function article(query: Query, downloaded: DownloadedIssues) {
  const found = await downloaded.article(Number(query.get('id')));
  const article = found && articleAnswer(found.text, found.issue);
  return article && { article };
}

const dayOf = (query: Query): Day | undefined => {
  const day = query.get('data') ?? '';
  return isDay(day) ? day : undefined;
};

/**
 * The issue of a day, or of the latest one, that a newsstand shows first: the national one, else the first
 * local one.
 */
async function frontIssue(downloaded: DownloadedIssues, day?: Day): Promise<IssueWire | null> {
  const issues = (await downloaded.list()).filter((ref) => day === undefined || ref.day === day);
  const [newest] = issues;
  const ofDay = issues.filter((ref) => ref.day === newest?.day);
  const front = ofDay.find(({ edition }) => edition === NATIONAL) ?? newest;
  return front ? await downloaded.issue(front.edition, front.day) : null;
}

async function issueOf(query: Query, downloaded: DownloadedIssues): Promise<IssueWire | null> {
  const [edition, day] = [query.get('edizione'), dayOf(query)];
  if (edition === null) return await frontIssue(downloaded, day);
  if (day) return await downloaded.issue(edition, day);
  return await downloaded.newest((ref) => ref.edition === edition);
}

async function sections(query: Query, downloaded: DownloadedIssues) {
  const issue = await issueOf(query, downloaded);
  return issue && sectionsAnswer(issue);
}

async function section(query: Query, downloaded: DownloadedIssues) {
  const [title, day] = [query.get('titolo') ?? undefined, dayOf(query)];
  const [editionId, id] = [Number(query.get('id_edizione')), Number(query.get('id'))];
  const address: SectionAddress = { ...(title && { title }), ...(id > 0 && { id }) };
  const issue = await downloaded.newest(
    (ref) => day === undefined || ref.day === day,
    (candidate) =>
      (editionId > 0 ? candidate.numero.edizione.id === editionId : true) && hasSection(candidate, address),
  );
  return issue && sectionAnswer(issue, address);
}

async function newsstand(query: Query, downloaded: DownloadedIssues) {
  const front = await frontIssue(downloaded, dayOf(query));
  if (!front) return null;
  const { data, edizione } = front.numero;
  const earlierIssues = (await downloaded.list()).filter(
    (ref) => ref.day <= data && !(ref.day === data && ref.edition === edizione.slug),
  );
  const others = await Promise.all(
    earlierIssues.slice(0, MAX_SHOWN_ISSUES).map((ref) => downloaded.issue(ref.edition, ref.day)),
  );
  return newsstandAnswer(
    dayAt(new Date()),
    front,
    others.filter((issue) => issue !== null),
  );
}
