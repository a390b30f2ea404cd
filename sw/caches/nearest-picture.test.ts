import { expect, test } from 'vitest';
import { nearestPicture } from './nearest-picture.ts';

const A = 'a'.repeat(24);
const B = 'b'.repeat(24);
const at = (file: string, id = A) => `/immagini/${id}/${file}`;

test('OFF-02 a missing width is served by the next wider one', () => {
  const kept = [at('320.avif'), at('1600.avif'), at('820.avif')];
  expect(nearestPicture(at('640.avif'), kept)).toBe(at('820.avif'));
});

test('OFF-02 else by the widest narrower one', () => {
  expect(nearestPicture(at('1140.avif'), [at('320.avif'), at('640.avif')])).toBe(at('640.avif'));
});

test('OFF-02 the requested format comes first, another is better than nothing', () => {
  expect(nearestPicture(at('640.webp'), [at('820.avif'), at('320.webp')])).toBe(at('320.webp'));
  expect(nearestPicture(at('640.webp'), [at('820.avif')])).toBe(at('820.avif'));
});

test('OFF-02 another picture never replaces this one', () => {
  expect(nearestPicture(at('640.avif'), [at('640.avif', B), '/immagini/x/640.avif'])).toBeNull();
  expect(nearestPicture('/immagini/x/640.avif', ['/immagini/x/820.avif'])).toBeNull();
});
