import { expect, test } from 'vitest';
import { articlePath, issuePath, newsstandPath, sectionPath, sectionsPath } from './addresses.ts';
import { pictureSrcSet, pictureUrl } from './picture-url.ts';

test('NAV-06 the address of an article holds its title, if it has one', () => {
  expect(articlePath({ id: 7, slug: 'il-treno' })).toBe('/articolo/7/il-treno');
  expect(articlePath({ id: 7, slug: '' })).toBe('/articolo/7');
});

test('NAV-03 the address of a section in another issue names day and edition', () => {
  const section = { slug: 'economia' };
  expect(sectionPath(section)).toBe('/sezione/economia');
  expect(sectionPath(section, { day: '2025-03-08', edition: { id: 4 } })).toBe(
    '/sezione/economia/2025-03-08/4',
  );
});

test('NAV-25 issues and past newsstands have addresses of their own', () => {
  expect(issuePath({ slug: 'roma' })).toBe('/edizione/roma');
  expect(issuePath({ slug: 'roma' }, '2025-03-08')).toBe('/edizione/roma/2025-03-08');
  expect(newsstandPath()).toBe('/');
  expect(newsstandPath('2025-03-08')).toBe('/?data=2025-03-08');
  expect(sectionsPath({ day: '2025-03-08', edition: { slug: 'roma' } })).toBe(
    '/sezioni?edizione=roma&data=2025-03-08',
  );
});

test('a picture is offered in every width it was encoded at', () => {
  expect(pictureUrl('ab', 640, 'avif')).toBe('/immagini/ab/640.avif');
  expect(pictureSrcSet({ id: 'ab', widths: [320, 500] }, 'webp')).toBe(
    '/immagini/ab/320.webp 320w, /immagini/ab/500.webp 500w',
  );
});
