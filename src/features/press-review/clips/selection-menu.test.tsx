import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SelectionMenu } from './selection-menu.tsx';

/** The names of the entries that ignore presses for now. */
function ignoringEntries(busy: boolean): string[] {
  const ignore = () => undefined;
  const markup = renderToStaticMarkup(
    <SelectionMenu disabled={false} busy={busy} onAdd={ignore} onClear={ignore} onDownload={ignore} />,
  );
  return [...markup.matchAll(/<button[^>]*aria-disabled="true"[^>]*>([^<]*)/g)].map(([, name = '']) => name);
}

test('PRS-04 the menu of the selection shows that its actions wait for the one under way', () => {
  expect(ignoringEntries(true)).toEqual([
    'Aggiungi alla bozza',
    'Scarica PDF',
    'Scarica ZIP (PDF e testi)',
    'Scarica JSON',
    'Scarica CSV',
  ]);
  expect(ignoringEntries(false)).toEqual([]);
});
