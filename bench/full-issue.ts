import { join } from 'node:path';
import sharp from 'sharp';
import type { PackageWire } from '#api/site/wire-types.ts';
import { dayAt } from '#domain/dates.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { type OwnNewsstand, openOwnNewsstand } from '#tests/support/own-newsstand.ts';
import { fetchBody, fetchText } from './fetch-body.ts';
import { makeCorpus } from './search-corpus.ts';

export const ARTICLES = 120;
const WIDTH = 640;
const HEIGHT = 427;
/** Distance between two pieces of the same picture. */
const CROP_STEP_PX = 9;
/** Noise that makes a picture as JPEG about as large as one of a newspaper. */
const NOISE_SIGMA = 21;

/** Opens a newsstand whose only issue has as many articles as a newspaper, each with a picture of its own. */
export async function openFullIssue(origin: string): Promise<{ newsstand: OwnNewsstand; day: string }> {
  const newsstand = await openOwnNewsstand();
  const day = dayAt(new Date());
  await cutPictures(await picturesOf(origin), newsstand.folder);
  const corpus = await makeCorpus();
  const items = Array.from({ length: ARTICLES }, (_, number) => {
    const { names, sentenceNumbers } = corpus.article(number);
    const sentences = sentenceNumbers.map((place) => corpus.sentences[place - 1] ?? '');
    const paragraphs = Array.from(
      { length: 5 },
      (_, index) => `<p>${sentences.slice(index * 4, index * 4 + 4).join(' ')}</p>`,
    );
    return ninjs({
      uri: `urn:bench:${number}`,
      day,
      page: 1 + Math.floor(number / 3),
      position: 1 + (number % 3),
      title: `${names.join(' ')}: ${(sentences[0] ?? '').slice(0, 60)}`,
      body: paragraphs.join(''),
      section: `Sezione ${1 + Math.floor(number / 12)}`,
      hrefs: [`bench-${number}.jpg`],
    });
  });
  await newsstand.deliver(items);
  return { newsstand, day };
}

/** The demonstration's pictures, as the product serves them. */
async function picturesOf(origin: string): Promise<Buffer[]> {
  const manifest = await fetchText(new URL('/api/edicola/pacchetto?edizione=nazionale', origin));
  const { data } = JSON.parse(manifest) as { data: PackageWire };
  const addresses = data.immagini.filter(({ larghezza }) => larghezza > WIDTH).flatMap(({ file }) => file);
  return await Promise.all(
    addresses.map(async ({ indirizzo }) => (await fetchBody(new URL(indirizzo, origin))).body),
  );
}

/** Cuts pieces out of the pictures, all different. */
async function cutPictures(pictures: Buffer[], folder: string): Promise<void> {
  // Drawings compress better than photographs of the same size, which have noise.
  const noise = { type: 'gaussian', mean: 128, sigma: NOISE_SIGMA } as const;
  const create = { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise } as const;
  const grain = await sharp({ create }).png().toBuffer();
  for (let number = 0; number < ARTICLES; number += 1) {
    const shift = CROP_STEP_PX * Math.floor(number / pictures.length);
    await sharp(pictures[number % pictures.length])
      .extract({ left: shift, top: shift, width: WIDTH, height: HEIGHT })
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 90 })
      .toFile(join(folder, `bench-${number}.jpg`));
  }
}
