import { expect, test } from 'vitest';
import { articlePreviewPath, paperPreviewPath } from './preview-address.ts';

const picture = { id: 'f'.repeat(24), width: 3, height: 2, widths: [320], caption: null, credit: null };
const article = { id: 7, title: 'Turbine', section: { id: 1, slug: 'mare', name: 'Mare' }, picture };

test('NAV-24 the address of a preview changes when its picture would look different', () => {
  const addresses = [
    articlePreviewPath({ key: 'lg' }, article),
    articlePreviewPath({ key: 'mg' }, article),
    articlePreviewPath({ key: 'lg' }, { ...article, title: 'Turbine!' }),
    articlePreviewPath({ key: 'lg' }, { ...article, section: { ...article.section, name: 'Mari' } }),
    articlePreviewPath({ key: 'lg' }, { ...article, picture: null }),
    paperPreviewPath({ key: 'lg', description: 'Il giornale' }),
    paperPreviewPath({ key: 'mg', description: 'Il giornale' }),
    paperPreviewPath({ key: 'lg', description: 'Il quotidiano' }),
  ];
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    expect(address).toMatch(/^\/anteprima\/(?:articolo\/7|edicola)-[0-9a-z]{14}\.jpg$/);
  }
  expect(articlePreviewPath({ key: 'lg' }, { ...article })).toBe(addresses[0]);
});
