import { expect, test } from 'vitest';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { visibleMenu } from '#domain/menu.ts';
import { navEntries, tabEntries } from './main-entries.ts';

const menu = visibleMenu(IL_MESSAGGERO, { tags: [], screens: ['/', '/sezioni'] });
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

test('SHL-07 the header shows the paper’s own entries up to the separator, with coming ones marked', () => {
  expect(names(navEntries(menu))).toEqual(['Edicola', 'Sezioni', 'Firme', 'Scaricati']);
  expect(navEntries(menu).find(({ name }) => name === 'Firme')?.url).toBeNull();
});

test('ROL-03 the tab bar shows two entries that can be opened, the search and the downloads', () => {
  const search = { name: 'Cerca', url: '/ricerca', icon: 'search' } as const;
  expect(names(tabEntries(menu, search))).toEqual(['Edicola', 'Sezioni', 'Cerca', 'Scaricati']);
  const link = { kind: 'link', name: 'X', url: '/x', icon: 'pen', external: false } as const;
  const many = Array.from({ length: 6 }, () => link);
  expect(names(tabEntries(many, search))).toEqual(['X', 'X', 'Cerca', 'Scaricati']);
  const elsewhere = { ...link, url: 'https://example.org', external: true };
  expect(names(tabEntries([elsewhere], search))).toEqual(['Cerca', 'Scaricati']);
});

test('SHL-09 a menu without a separator is one block', () => {
  expect(names(navEntries([]))).toEqual(['Scaricati']);
  expect(navEntries(menu.filter(({ kind }) => kind !== 'separator')).length).toBeGreaterThan(3);
});
