import type { Day } from '#domain/newsstand.ts';
import type { ClipList, ClipText } from '#domain/press-review/clip.ts';
import type {
  ExportFormat,
  ReadableReview,
  ReviewChange,
  ReviewContent,
  ReviewWithClips,
} from '#domain/press-review/review.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toReviewContentWire } from './press-review-wire.ts';

/**
 * Clips of a period, or of the last review if none is given; with words, only clips whose text contains them. @throws
 * ApiError `access-denied`, `offline`. PRS-01, PRS-04
 */
export async function listClips(
  { site }: Api,
  { from, to, text }: { from?: Day; to?: Day; text?: string } = {},
): Promise<ClipList> {
  const call = site.GET('/api/user/rassegna/ritagli', {
    params: { query: { ...(from && { dal: from }), ...(to && { al: to }), ...(text && { q: text }) } },
  });
  const { data } = await unwrap('listClips', call);
  return data;
}

/** One clip with its text. @throws ApiError `access-denied`, `not-found`, `offline`. PRS-04 */
export async function getClip({ site }: Api, id: number): Promise<ClipText> {
  const call = site.GET('/api/user/rassegna/ritaglio/{id}', { params: { path: { id } } });
  const { data } = await unwrap('getClip', call);
  return data.clip;
}

/** The last day with a press review; null where none is open to the reader. @throws ApiError `login-required`, `offline`. PRS-02 */
export async function getReviewDate({ site }: Api): Promise<Day | null> {
  const call = site.GET('/api/user/rassegna/last-date');
  const { data } = await unwrap('getReviewDate', call);
  return data.rassegna_date?.date ?? null;
}

/**
 * The review of a day as its editors prepare it, with the data of its clips, and the headers of this answer, which say
 * whether it came from the network. @throws ApiError `access-denied`, `offline`.
 */
export async function getReview({ site }: Api, day: Day): Promise<ReviewWithClips & { headers: Headers }> {
  const call = site.GET('/api/user/rassegna/bozza/{giorno}', { params: { path: { giorno: day } } });
  const { data } = await unwrap('getReview', call);
  const { response } = await call;
  return { ...data, headers: response.headers };
}

/** Replaces a review. @returns its version. @throws ApiError `access-denied`, `review-changed`, `offline`. */
export async function saveReview({ site }: Api, review: ReviewChange): Promise<number> {
  const call = site.POST('/api/user/rassegna/bozza', {
    body: {
      ...review,
      chapters: review.chapters.map(({ id, title, clips }) => ({
        id,
        title,
        clips: clips.map((clip) => ({ ...clip })),
      })),
    },
  });
  const { data } = await unwrap('saveReview', call);
  return data.version;
}

/**
 * Adds those clips to the review of a day that are not in it yet. @returns the review's version and the
 * number of clips added. @throws ApiError `access-denied`, `offline`.
 */
export async function addClips(
  { site }: Api,
  { day, clips, chapter = '' }: { day: Day; clips: readonly number[]; chapter?: string },
): Promise<{ version: number; added: number }> {
  const call = site.POST('/api/user/rassegna/bozza/aggiungi', { body: { day, clips: [...clips], chapter } });
  const { data } = await unwrap('addClips', call);
  return data;
}

/**
 * The review of a day for reading, with the texts of its clips. @throws ApiError `access-denied`, `offline`.
 */
export async function readReview({ site }: Api, day: Day): Promise<ReadableReview> {
  const call = site.GET('/api/user/rassegna/lettura/{giorno}', { params: { path: { giorno: day } } });
  const { data } = await unwrap('readReview', call);
  return data;
}

/** A review or a selection as a document. @throws ApiError `access-denied`, `not-found`, `offline`. PRS-04 */
export async function exportReview(
  { site }: Api,
  format: ExportFormat,
  source: ReviewContent,
): Promise<Blob> {
  const call = site.POST('/api/user/rassegna/esporta', {
    body: { format, source: toReviewContentWire(source) },
    parseAs: 'blob',
  });
  return await unwrap<Blob>('exportReview', call);
}
