import { expect, test } from 'vitest';
import { withdrawnText } from './withdrawn-text.ts';

const withdrawn = {
  id: 7,
  day: '2025-04-03',
  edition: { id: 3, slug: 'roma', name: 'Roma' },
  section: { id: 12, slug: 'cronaca-roma', name: 'Cronaca di Roma' },
  hasSectionOtherArticles: true,
};

test('NWS-04 a withdrawn article is explained, with a link to its section', () => {
  const { text, link } = withdrawnText(withdrawn);
  expect(text).toContain('giovedì 3 aprile 2025 nella sezione Cronaca di Roma');
  expect(link).toEqual({ href: '/sezione/cronaca-roma/2025-04-03/3', label: 'Vai a Cronaca di Roma' });
});

test('NWS-04 there is no link to a section that has no articles left', () => {
  expect(withdrawnText({ ...withdrawn, hasSectionOtherArticles: false }).link).toBeNull();
});
