import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { addDays } from '#domain/dates.ts';
import { ninjs } from './ninjs-fixture.ts';

const DAYS = 10;
const PICTURES = 8;

/**
 * Writes a large delivery with pictures, several days and articles in two editions.
 * @param width of the pictures: encoding large ones takes most of an import's time
 */
export async function writeNinjsDelivery(folder: string, articles: number, width = 1200): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let number = 0; number < PICTURES; number += 1) {
    const background = { r: number * 30, g: 90, b: 255 - number * 30 };
    await sharp({ create: { width, height: (width * 2) / 3, channels: 3, background } })
      .jpeg()
      .toFile(join(folder, `picture-${number}.jpg`));
  }
  for (let number = 0; number < articles; number += 1) {
    const item = ninjs({
      uri: `urn:test:${number}`,
      day: addDays('2025-04-03', number % DAYS),
      editions: number % 3 === 0 ? ['Nazionale', 'Roma'] : ['Nazionale'],
      page: 2 + (number % 30),
      title: `Articolo numero ${number}`,
      hrefs: number % 4 === 0 ? [`picture-${number % PICTURES}.jpg`] : [],
    });
    await writeFile(join(folder, `${number}.json`), JSON.stringify(item));
  }
}
