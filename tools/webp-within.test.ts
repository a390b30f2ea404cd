import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { webpWithin } from './webp-within.ts';

const SIDE = 96;

/** Random noise, which is the hardest picture to compress. */
const noise = () => sharp(randomBytes(SIDE * SIDE * 3), { raw: { width: SIDE, height: SIDE, channels: 3 } });

test('a picture gets the highest quality that its bytes allow', async () => {
  const much = await webpWithin(noise(), 1_000_000);
  const little = await webpWithin(noise(), much.length - 1000);
  expect(little.length).toBeLessThanOrEqual(much.length - 1000);
  expect(await sharp(little).metadata()).toMatchObject({ format: 'webp', width: SIDE, height: SIDE });
});

test('a picture that does not fit within the bytes at any quality is refused', async () => {
  await expect(webpWithin(noise(), 100)).rejects.toThrow('100 bytes');
});
