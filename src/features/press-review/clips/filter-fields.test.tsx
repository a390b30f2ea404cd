import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordField } from './filter-fields.tsx';

test('PRS-04 what is wrong with a filter describes its field, and is no part of its name', () => {
  const markup = renderToStaticMarkup(
    <WordField
      label="Pagina"
      hint="Una sola."
      value="terza"
      errorOf={() => 'Scrivi un numero.'}
      onWords={() => undefined}
    />,
  );
  const name = /<label>(.*)<\/label>/.exec(markup)?.[1]?.replace(/<[^>]*>/g, '');
  expect(name).toBe('Pagina');
  const describing = /aria-describedby="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
  const texts = describing.map((id) => markup.split(`id="${id}"`)[1]?.match(/>([^<]*)</)?.[1]);
  expect(texts).toEqual(['Una sola.', 'Scrivi un numero.']);
});
