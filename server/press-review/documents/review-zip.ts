import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { longDate } from '#domain/dates.ts';
import { slugify } from '#domain/text.ts';
import { documentStrings as strings } from './document-strings.ts';
import { plainBody } from './plain-body.ts';
import { reviewCsv } from './review-csv.ts';
import type { DocumentClip, ReviewDocument } from './review-document.ts';
import { reviewJson } from './review-json.ts';

/** Makes a ZIP with a review in every format: PDF, JSON, CSV, and each clip as a text file. */
export async function reviewZip(document: ReviewDocument, pdf: Uint8Array): Promise<Buffer> {
  const { createdAt, contents, chapters } = document;
  const zip = new ZipFile();
  const zipBytes = buffer(zip.outputStream);
  const add = (name: string, bytes: Uint8Array) =>
    zip.addBuffer(Buffer.from(bytes), name, { mtime: createdAt });
  add(strings.fileName(contents.day, 'pdf'), pdf);
  add(strings.fileName(contents.day, 'json'), reviewJson(document));
  add(strings.fileName(contents.day, 'csv'), reviewCsv(document));
  const clips = chapters.flatMap((chapter) => chapter.clips);
  const digits = Math.max(2, String(clips.length).length);
  for (const [index, documentClip] of clips.entries()) {
    const number = String(index + 1).padStart(digits, '0');
    add(`${number}-${fileNameOf(documentClip)}.txt`, Buffer.from(clipText(documentClip, document)));
  }
  zip.end();
  return await zipBytes;
}

const fileNameOf = ({ clip }: DocumentClip): string =>
  [brandOf(clip.newspaper).name, clip.title].map(slugify).filter(Boolean).join('-');

/** Text of a clip, with the same parts as its page in the PDF. */
function clipText({ clip, note }: DocumentClip, { licensee }: ReviewDocument): string {
  const newspaper = brandOf(clip.newspaper).name;
  const editions =
    clip.alsoIn.length > 0 ? `${clip.edition}, ${strings.alsoIn(clip.alsoIn.length)}` : clip.edition;
  const parts = [
    [
      newspaper,
      [longDate(clip.date), editions, clip.section].filter(Boolean).join(' · '),
      clip.page === null ? strings.noPage : strings.takenFrom(clip.page),
    ].join('\n'),
    [clip.kicker, clip.title, clip.subtitle, clip.author].filter(Boolean).join('\n'),
    note && `${strings.note}: ${note}`,
    plainBody(clip.body),
    clip.partial && `${strings.partial(newspaper)} ${clip.url}`,
    clip.copyright,
    strings.licence(licensee),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
