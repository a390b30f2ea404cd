import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { FieldError } from './field-frame.tsx';

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

test('PRS-04 a box of a group refers to the error below the group', () => {
  const markup = renderToStaticMarkup(
    <>
      <Checkbox name="giorno-1" error="Scegli almeno un giorno." isInGroup>
        lunedì
      </Checkbox>
      <FieldError name="giorno-1" error="Scegli almeno un giorno." />
    </>,
  );
  expect(markup).toContain('aria-invalid="true"');
  const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
  expect(markup.split(`id="${described}"`)).toHaveLength(2);
});
