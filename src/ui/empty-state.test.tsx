import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyState } from './empty-state.tsx';

const countDivs = (markup: string) => markup.split('<div').length - 1;

test('API-06 an empty state has its text and buttons, and no empty boxes without them', () => {
  const whole = renderToStaticMarkup(
    <EmptyState title="Nessun preferito" actions={<button type="button">Sfoglia</button>}>
      Salva un articolo con il cuore.
    </EmptyState>,
  );
  expect(whole).toContain('<h2');
  expect(whole).toContain('Salva un articolo con il cuore.');
  expect(whole).toContain('>Sfoglia</button>');
  expect(countDivs(whole)).toBe(3);
  expect(countDivs(renderToStaticMarkup(<EmptyState title="Nessun preferito" />))).toBe(1);
});
