import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';

test('VAL-02 a checkbox’s error is shown beside its label, and associated with it', () => {
  const markup = renderToStaticMarkup(
    <Checkbox name="informativa" error="Serve">
      Ho letto
    </Checkbox>,
  );
  expect(/<label.*?<\/label>/.exec(markup)?.[0]).not.toContain('Serve');
  expect(markup).toMatch(/aria-describedby="campo-informativa-errore"/);
  expect(markup).toMatch(/<p[^>]*id="campo-informativa-errore".*Serve/);
});
