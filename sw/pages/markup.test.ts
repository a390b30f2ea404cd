import { expect, test } from 'vitest';
import type { Picture } from '#domain/newsstand.ts';
import { escaped, pictureMarkup } from './markup.ts';

const picture = { id: 'a'.repeat(24), width: 1200, height: 800, widths: [320, 640, 1200] } as Picture;

test('OFF-01 text is escaped for elements and attributes', () => {
  expect(escaped(`<a href="x" title='y'>R&B</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#x27;y&#x27;&gt;R&amp;B&lt;/a&gt;',
  );
});

test('OFF-01 a caption or a size that looks like markup stays inside its attribute', () => {
  const attack = '"><script>alert(1)</script>';
  const markup = pictureMarkup(picture, { sizes: attack, alt: attack, isLead: false });
  expect(markup).not.toContain('<script');
  expect(markup.split(escaped(attack))).toHaveLength(3);
});

test('PRF-04 only the lead picture is loaded first', () => {
  const options = { sizes: '100vw', alt: 'Il ponte' };
  expect(pictureMarkup(picture, { ...options, isLead: true })).toContain('fetchPriority="high"');
  expect(pictureMarkup(picture, { ...options, isLead: false })).toContain('loading="lazy"');
});
