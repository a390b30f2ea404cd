import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLE_DATA, sampleFiles } from './sample-data.ts';

const MEDIA = 'https://media.edicola.test/';
const WIDTHS = [320, 640, 820, 1140, 1600];

type Text = { role?: string; contenttype?: string; value: string };
type Named = { rel?: string; role?: string; name?: string; literal?: string; value?: string };
type Picture = {
  type: string;
  by?: string;
  copyrightholder?: string;
  descriptions?: Text[];
  renditions: { href: string; width?: number }[];
};
type Item = {
  uri: string;
  by?: string;
  headlines: Text[];
  descriptions?: Text[];
  bodies: Text[];
  subjects: Named[];
  altids: Named[];
  associations?: Picture[];
  copyrightnotice?: string;
};

export type SamplePicture = { id: string; widths: number[]; caption: string | null; credit: string | null };

/** Contents of a real article's file, read without the importer. */
export type SampleArticle = {
  uri: string;
  title: string;
  summary: string | null;
  byline: string | null;
  copyright: string | null;
  day: string;
  editions: string[];
  page: number;
  position: number;
  section: { slug: string; name: string };
  free: boolean;
  body: string;
  pictures: SamplePicture[];
};

const hashes = new Map<string, Promise<string>>();

function hashOf(path: string): Promise<string> {
  const known = hashes.get(path);
  if (known) return known;
  const hash = readFile(path).then((bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 24));
  hashes.set(path, hash);
  return hash;
}

async function toPicture({ by, copyrightholder, descriptions, renditions }: Picture): Promise<SamplePicture> {
  const widest = renditions.toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0];
  if (!widest?.href.startsWith(MEDIA)) throw new Error(`a picture lies elsewhere: ${widest?.href}`);
  return {
    id: await hashOf(join(SAMPLE_DATA, widest.href.slice(MEDIA.length))),
    widths: WIDTHS.filter((width) => width <= (widest.width ?? 0)),
    caption: descriptions?.[0]?.value ?? null,
    credit: by ?? copyrightholder ?? null,
  };
}

const textOf = (texts: Text[] | undefined, role: string) =>
  texts?.find((text) => text.role === role)?.value ?? null;

async function toArticle(item: Item): Promise<SampleArticle> {
  const print = (role: string) =>
    item.altids.flatMap((id) => (id.role === role && id.value ? [id.value] : []));
  const subject = (rel: string) => item.subjects.find((one) => one.rel === rel);
  return {
    uri: item.uri,
    title: textOf(item.headlines, 'main') ?? '',
    summary: textOf(item.headlines, 'subheadline') ?? textOf(item.descriptions, 'summary'),
    byline: item.by ?? null,
    copyright: item.copyrightnotice ?? null,
    day: print('printEditionDate')[0] ?? '',
    editions: print('printEdition'),
    page: Number(print('printPage')[0]),
    position: Number(print('printPosition')[0] ?? Number.NaN),
    section: { slug: subject('section')?.literal ?? '', name: subject('section')?.name ?? '' },
    free: subject('access')?.literal === 'free',
    body: item.bodies.find(({ contenttype }) => contenttype === 'text/html')?.value ?? '',
    pictures: await Promise.all(
      (item.associations ?? []).filter(({ type }) => type === 'picture').map(toPicture),
    ),
  };
}

/** Every article of the sample data. */
export async function sampleArticles(): Promise<SampleArticle[]> {
  const files = await sampleFiles('ninjs');
  return await Promise.all(
    files.map(({ bytes }) => toArticle(JSON.parse(new TextDecoder().decode(bytes)) as Item)),
  );
}
