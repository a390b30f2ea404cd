import { expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { LEGAL_PAGES } from '#domain/legal-pages.ts';
import { legalPagesOf } from './legal-pages.ts';

test.each(
  BRANDS,
)('SHL-06 the legal pages of $name name the paper and its publisher, and leave no placeholder', async (brand) => {
  const pages = await legalPagesOf(brand);
  expect(pages.map(({ name }) => name)).toEqual(LEGAL_PAGES);
  for (const { html, description } of pages) {
    expect(description).toContain(brand.name);
    expect(html).toContain(brand.name);
    expect(html).toMatch(/<h2>/);
    expect(html).toContain('Testo dimostrativo');
    expect(html + description).not.toMatch(/[{}]|undefined|<script/);
  }
  const [privacy] = pages;
  expect(privacy?.html).toContain(`${brand.publisher.name}, ${brand.publisher.address.join(', ')}`);
  const own = { ...brand, sigla: 'XX', publisher: { ...brand.publisher, demonstration: false } };
  expect(JSON.stringify(await legalPagesOf(own as typeof brand))).not.toContain('Testo dimostrativo');
});

test('TRK-01 TRK-04 the pages state how long consents and counts are stored', async () => {
  for (const { name, html } of await legalPagesOf(BRANDS[0])) {
    if (name !== 'privacy' && name !== 'cookie') continue;
    for (const said of ['24 mesi', '400 giorni', 'articoli aperti', 'senza il tuo nome']) {
      expect(html, name).toContain(said);
    }
  }
});
