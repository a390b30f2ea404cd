import { addDays } from '#domain/dates.ts';
import { METRICS, type Metric } from '#domain/measurement/measures.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  answersByGrants,
  clicksByDay,
  mostViewed,
  type Range,
  viewsByDay,
  viewsByKind,
  viewsByReader,
  vitalValues,
} from '../db/read-measures.ts';
import { metricOf, percentileOf } from './metrics.ts';

/** Statistics of one paper over some days. */
export type PaperStats = Range & {
  views: { all: number; subscribers: number; otherReaders: number; visitors: number; refreshed: number };
  /** Views by the purposes that were consented to: `1245` for the purposes 1, 2, 4 and 5. */
  consents: { purposes: string; times: number }[];
  /** Answers to the question for consent: all four optional purposes, none, or some. */
  answers: { accepted: number; refused: number; chosen: number };
  clicks: number;
  days: { day: Day; views: number; clicks: number }[];
  kinds: { page: string; times: number }[];
  pages: { path: string; title: string; times: number }[];
  vitals: { metric: Metric; p75: number; times: number }[];
};

type Counted = { times: number };

const timesOf = (rows: readonly Counted[]) => rows.reduce((all, { times }) => all + times, 0);

const OPTIONAL_PURPOSES = 4;
const P75 = 0.75;

/** @param top number of most viewed pages to list */
export async function readStats(orm: Orm, range: Range, top: number): Promise<PaperStats> {
  const [byReader, viewed, clicked] = [
    await viewsByReader(orm, range),
    await viewsByDay(orm, range),
    await clicksByDay(orm, range),
  ];
  const answers = await answersByGrants(orm, range);
  const values = await vitalValues(orm, range);
  const count = (matches: (row: (typeof byReader)[number]) => boolean) => timesOf(byReader.filter(matches));
  const countAnswers = (matches: (granted: number) => boolean) =>
    timesOf(answers.filter(({ granted }) => matches(granted)));
  const countOn = (rows: readonly (Counted & { day: Day })[], day: Day) =>
    timesOf(rows.filter((row) => row.day === day));
  return {
    ...range,
    views: {
      all: timesOf(byReader),
      subscribers: count(({ subscribed }) => subscribed),
      otherReaders: count(({ signedIn, subscribed }) => signedIn && !subscribed),
      visitors: count(({ signedIn }) => !signedIn),
      refreshed: count(({ refreshed }) => refreshed),
    },
    consents: [...new Set(byReader.map(({ consent }) => consent))]
      .sort()
      .map((purposes) => ({ purposes, times: count(({ consent }) => consent === purposes) })),
    answers: {
      accepted: countAnswers((granted) => granted === OPTIONAL_PURPOSES),
      refused: countAnswers((granted) => granted === 0),
      chosen: countAnswers((granted) => granted > 0 && granted < OPTIONAL_PURPOSES),
    },
    clicks: timesOf(clicked),
    days: daysOf(range).map((day) => ({ day, views: countOn(viewed, day), clicks: countOn(clicked, day) })),
    kinds: await viewsByKind(orm, range),
    pages: await mostViewed(orm, range, top),
    vitals: METRICS.flatMap((metric) => {
      const metricValues = values.filter((row) => row.metric === metric);
      const times = timesOf(metricValues);
      return times === 0 ? [] : [{ metric, p75: metricOf(metric, percentileOf(metricValues, P75)), times }];
    }),
  };
}

function daysOf({ from, to }: Range): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
