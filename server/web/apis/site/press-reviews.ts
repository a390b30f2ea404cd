import { type Clip, type ClipText, isPeriod } from '#domain/press-review/clip.ts';
import { clipsOfReview, type ExportFormat, type Review } from '#domain/press-review/review.ts';
import type { components, operations } from '#openapi/generated/site.ts';
import { countAction } from '#server/accounts/identity/count-action.ts';
import { clipTexts } from '#server/press-review/clips/clip-texts.ts';
import { readClips } from '#server/press-review/clips/read-clips.ts';
import { recordReading } from '#server/press-review/clips/record-reading.ts';
import { lastReviewDay } from '#server/press-review/db/press-clips.ts';
import { documentStrings } from '#server/press-review/documents/document-strings.ts';
import { EXPORTERS } from '#server/press-review/documents/export-document.ts';
import { readDocument } from '#server/press-review/documents/read-document.ts';
import { openReviewContext, recordUsage } from '#server/press-review/review-context.ts';
import { addToReview } from '#server/press-review/reviews/add-to-review.ts';
import { readReview as read, readReviewWithClips } from '#server/press-review/reviews/read-review.ts';
import { saveReview as save } from '#server/press-review/reviews/save-review.ts';
import { Attachment, type AttachmentType } from '../../http/answer-bodies.ts';
import type { Handler } from '../../http/handler.ts';
import { okOrRefused, refuse } from '../refusals.ts';
import { LOGIN_REQUIRED, ok, refusal } from '../replies.ts';
import { inPressReview } from './in-press-review.ts';

type Wire = components['schemas'];

const toRitaglio = ({ alsoIn, ...clip }: Clip): Wire['Ritaglio'] => ({ ...clip, alsoIn: [...alsoIn] });

const toRitaglioIntero = ({ alsoIn, ...clip }: ClipText): Wire['RitaglioIntero'] => ({
  ...clip,
  alsoIn: [...alsoIn],
});

const toRassegna = ({ chapters, ...review }: Review): Wire['Rassegna'] => ({
  ...review,
  chapters: chapters.map(({ clips, ...chapter }) => ({ ...chapter, clips: [...clips] })),
});

const NO_PERIOD = refusal(400, 'ERR_BAD_REQUEST', 'these days are no period, or too long a one');

export const listClips: Handler<operations['listClips']> = inPressReview(async (call) => {
  const { dal: from, al: to, q: text } = call.query;
  if (from && to && !isPeriod({ from, to })) return NO_PERIOD;
  const { clips, ...list } = await readClips(call.orm, { from, to, text }, call);
  return ok({ ...list, clips: clips.map(toRitaglio) });
});

export const getClip: Handler<operations['getClip']> = inPressReview(async (call) => {
  const { orm, rights, now, newsstandUrl } = call;
  const [clip] = await clipTexts(orm, [call.path.id], { rights, now, newsstandUrl });
  if (!clip) return refuse('no-such-clip');
  await recordReading(call, clip);
  return ok({ clip: toRitaglioIntero(clip) });
});

export const getReviewDate: Handler<operations['getReviewDate']> = async ({ session, orm, brand, now }) => {
  if (session === null) return LOGIN_REQUIRED;
  const opened = await openReviewContext({ orm, brand, now, session });
  const date = opened.ok ? await lastReviewDay(orm, now) : null;
  return ok({ rassegna_date: date === null ? null : { date } });
};

export const getReview: Handler<operations['getReview']> = inPressReview(async ({ orm, now, desk, path }) => {
  const key = { deskId: desk.id, day: path.giorno };
  const { review, clips } = await readReviewWithClips(orm, key, now);
  return ok({ review: toRassegna(review), clips: clips.map(toRitaglio) });
});

export const saveReview: Handler<operations['saveReview']> = inPressReview(async (call) =>
  okOrRefused(await save(call, call.body)),
);

export const addClips: Handler<operations['addClips']> = inPressReview(async (call) => {
  const { orm, desk, session, now, body } = call;
  const { day, clips, chapter = '' } = body;
  const addition = { deskId: desk.id, day, clips, chapter, by: session.readerId, now };
  const { version, added } = await addToReview(orm, addition);
  return ok({ version, added });
});

export const readReview: Handler<operations['readReview']> = inPressReview(async (call) => {
  const { orm, desk, rights, now, newsstandUrl } = call;
  const day = call.path.giorno;
  const review = await read(orm, { deskId: desk.id, day });
  const ids = clipsOfReview(review).map(({ id }) => id);
  const clips = await clipTexts(orm, ids, { rights, now, newsstandUrl, day });
  return ok({ review: toRassegna(review), clips: clips.map(toRitaglioIntero) });
});

/** Limit of exports by a reader: each has hundreds of pages. */
const EXPORT_LIMIT = { name: 'press-export', points: 20, seconds: 60 };

const TYPES: Record<ExportFormat, AttachmentType> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  json: 'application/octet-stream',
  csv: 'application/octet-stream',
};

export const exportReview: Handler<operations['exportReview']> = inPressReview(async (call) => {
  const { format, source } = call.body;
  const wait = await countAction(call.identity, EXPORT_LIMIT, call.session.readerId);
  if (wait > 0) return refuse({ wait });
  const document = await readDocument(call, source, call.newsstandUrl);
  if (!document) return refuse('empty-review');
  const bytes = await EXPORTERS[format](document);
  const name = documentStrings.fileName(document.contents.day, format);
  await recordUsage(call, { kind: format === 'pdf' ? 'downloaded' : 'exported', what: name });
  return { status: 200, body: new Attachment(TYPES[format], name, bytes) };
});
