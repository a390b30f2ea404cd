import type { components, operations } from '#openapi/generated/site.ts';
import type { OwnPack } from '#server/newsroom/packages/issue-packages.ts';
import { SCREEN_CLASSES, type ScreenClass } from '#server/newsroom/packages/picture-pack.ts';
import type { Handler } from '../../http/handler.ts';
import { accessOf } from '../access-of.ts';
import { isOutsideArchive } from '../outside-archive.ts';
import { ok, refusal } from '../replies.ts';
import { toNumeroConArticoli } from './wire.ts';

const NONE = refusal(404, 'ERR_ISSUE_NOT_FOUND', 'that edition did not come out then');

export const getPackage: Handler<operations['getPackage']> = async (call) => {
  const { query, packages, brand, now } = call;
  if (await isOutsideArchive(call, query.data)) return NONE;
  const access = accessOf(call);
  const issue = await packages.ofIssue(brand, { edition: query.edizione, day: query.data }, { now, access });
  if (!issue) return NONE;
  return ok({
    versione: issue.version,
    numero: toNumeroConArticoli(issue.contents),
    testi: issue.packs.map(toPaccoTesti),
    immagini: SCREEN_CLASSES.flatMap((screen) => issue.packs.map((pack) => toPaccoImmagini(pack, screen))),
  });
};

const addressOf = ({ edition, day, mark }: OwnPack) => `/pacchetti/${edition}/${day}/${mark}`;

const toPaccoTesti = (pack: OwnPack): components['schemas']['PaccoTesti'] => ({
  indirizzo: `${addressOf(pack)}/testi`,
  byte: pack.texts.stream.length,
  blocchi: pack.texts.blocks.map(({ start, files }) => ({ inizio: start, file: files })),
  file: pack.texts.files.map(({ id, sha256, bytes }) => ({ id, sha256, byte: bytes })),
});

const toPaccoImmagini = (pack: OwnPack, screen: ScreenClass): components['schemas']['PaccoImmagini'] => {
  const files = pack.pictures[screen];
  return {
    indirizzo: `${addressOf(pack)}/immagini-${screen}`,
    larghezza: screen,
    byte: files.reduce((sum, { bytes }) => sum + bytes, 0),
    file: files.map(({ address, sha256, bytes }) => ({ indirizzo: address, sha256, byte: bytes })),
  };
};
