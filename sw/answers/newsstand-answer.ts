import type { IssueWire, NewsstandWire } from '#api/site/wire-types.ts';
import type { Day } from '#domain/newsstand.ts';
import { sectionsAnswer } from './section-answers.ts';

/** A newsstand of what is on the device: the issue in front, the others of its day, and those of days before. */
export function newsstandAnswer(today: Day, front: IssueWire, others: IssueWire[]): NewsstandWire {
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
