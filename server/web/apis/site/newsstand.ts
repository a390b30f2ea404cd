import { addDays, dayAt } from '#domain/dates.ts';
import { isDay } from '#domain/day.ts';
import type { Day } from '#domain/newsstand.ts';
import type { components, operations } from '#openapi/generated/site.ts';
import { mayHaveIssue } from '#server/newsroom/content/extents.ts';
import { readIssue } from '#server/newsroom/content/issue-contents.ts';
import { emptyNewsstand, readNewsstand } from '#server/newsroom/content/newsstand.ts';
import type { Pack } from '#server/newsroom/packages/issue-packages.ts';
import { SCREEN_CLASSES, type ScreenClass } from '#server/newsroom/packages/picture-pack.ts';
import type { Handler } from '../../http/handler.ts';
import { accessOf } from '../access-of.ts';
import { isOutsideArchive } from '../outside-archive.ts';
import { refuse } from '../refusals.ts';
import { ok, refusal } from '../replies.ts';
import {
  toArticoloBreve,
  toNumero,
  toNumeroConArticoli,
  toSezioneInBreve,
  toSpecialeInBreve,
} from './wire.ts';

/**
 * Days after today that are still answered with the latest newsstand, because clocks of devices may be ahead.
 */
const MAX_DAYS_AHEAD = 31;

const NOT_COME = refusal(404, 'ERR_NOT_FOUND', 'that day has not come');

export const getNewsstand: Handler<operations['getNewsstand']> = async (call) => {
  const { query, orm, brand, now, newsstandUrl, gates } = call;
  const today = dayAt(now);
  const day = query.data ?? today;
  if (day > addDays(today, MAX_DAYS_AHEAD)) return NOT_COME;
  const isBeforeArchive = day < today && (await isOutsideArchive(call, day));
  const newsstand = isBeforeArchive
    ? emptyNewsstand(today)
    : await readNewsstand(orm, brand, now, { newsstandUrl, isOpen: gates.isOpen }, query.data);
  return ok({
    oggi: newsstand.today,
    arretrata: newsstand.stale,
    numero: newsstand.issue && toNumero(newsstand.issue),
    edizioni: newsstand.editions.map(toNumero),
    recenti: newsstand.recent.map(toNumero),
    sezioni: newsstand.sections.map(toSezioneInBreve),
    speciali: newsstand.specials.map(toSpecialeInBreve),
    ultime: newsstand.latest.map(toArticoloBreve),
    piu_letti: newsstand.mostRead.map(toArticoloBreve),
    gruppo: newsstand.group.map(({ sigla, name, url, issue }) => ({
      sigla,
      nome: name,
      url,
      numero: toNumero(issue),
    })),
  });
};

export const getIssue: Handler<operations['getIssue']> = async (call) => {
  const { query, orm, brand, now } = call;
  if (await isOutsideArchive(call, query.data)) return refuse('no-such-issue');
  const contents = await readIssue(orm, brand, query.edizione, now, query.data);
  if (!contents) return refuse('no-such-issue');
  return ok(toNumeroConArticoli(contents));
};

/**
 * Edition and day of an issue from `edition/day`. Null for a day that does not exist, such as 30 February:
 * the contract checks only the format.
 */
function toIssueKey(name: string): { edition: string; day: Day } | null {
  const [edition = '', day = ''] = name.split('/');
  return isDay(day) ? { edition, day } : null;
}

export const listPackageSizes: Handler<operations['listPackageSizes']> = async (call) => {
  const { query, packages, brand, now } = call;
  const issues = query.numeri.map(toIssueKey).filter((place) => place !== null);
  if (issues.length < query.numeri.length) return refusal(400, 'ERR_BAD_REQUEST', 'there is no such day');
  const archiveDays = await call.archiveDays();
  const possible = issues.filter(({ day }) => mayHaveIssue(archiveDays, { from: day, to: day }, dayAt(now)));
  const sizes = await packages.sizesOf(brand, possible, { now, access: accessOf(call) });
  return ok({
    pesi: sizes.map(({ edition, day, texts, pictures }) => ({
      edizione: edition,
      data: day,
      testi: texts,
      immagini: SCREEN_CLASSES.map((screen) => ({ larghezza: screen, byte: pictures[screen] })),
    })),
  });
};

export const getPackage: Handler<operations['getPackage']> = async (call) => {
  const { query, packages, brand, now } = call;
  if (await isOutsideArchive(call, query.data)) return refuse('no-such-issue');
  const access = accessOf(call);
  const issue = await packages.ofIssue(brand, { edition: query.edizione, day: query.data }, { now, access });
  if (!issue) return refuse('no-such-issue');
  return ok({
    versione: issue.version,
    numero: toNumeroConArticoli(issue.contents),
    testi: issue.packs.map(toPaccoTesti),
    immagini: SCREEN_CLASSES.flatMap((screen) => issue.packs.map((pack) => toPaccoImmagini(pack, screen))),
  });
};

const addressOf = ({ edition, day, mark }: Pack) => `/pacchetti/${edition}/${day}/${mark}`;

const toPaccoTesti = (pack: Pack): components['schemas']['PaccoTesti'] => ({
  indirizzo: `${addressOf(pack)}/testi`,
  byte: pack.texts.stream.length,
  blocchi: pack.texts.blocks.map(({ start, files }) => ({ inizio: start, file: files })),
  file: pack.texts.files.map(({ id, sha256, bytes }) => ({ id, sha256, byte: bytes })),
});

const toPaccoImmagini = (pack: Pack, screen: ScreenClass): components['schemas']['PaccoImmagini'] => {
  const files = pack.pictures[screen];
  return {
    indirizzo: `${addressOf(pack)}/immagini-${screen}`,
    larghezza: screen,
    byte: files.reduce((sum, { bytes }) => sum + bytes, 0),
    file: files.map(({ address, sha256, bytes }) => ({ indirizzo: address, sha256, byte: bytes })),
  };
};
