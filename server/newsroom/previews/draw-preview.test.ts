import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawPreview } from './draw-preview.ts';

const PAPER = {
  colours: { themeLight: '#003a70' },
  domain: 'ilmessaggero.it',
  wordmark: '<svg viewBox="0 0 10 2"></svg>',
} as Parameters<typeof drawPreview>[0];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-preview-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['is empty', ''],
  ['is no picture', 'testo'],
])('NAV-24 a preview is drawn without the article’s picture if its file %s', async (_, contents) => {
  const file = join(folder, 'foto.webp');
  await writeFile(file, contents);
  const words = { title: 'Riapre il ponte', kicker: 'Cronaca' };
  const drawn = await drawPreview(PAPER, words, file);
  expect(drawn.equals(await drawPreview(PAPER, words, null))).toBe(true);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
});
