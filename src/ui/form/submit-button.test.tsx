import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubmitButton } from './submit-button.tsx';

test.each([
  [false, ''],
  [true, 'Un momento…'],
])('SHL-12 the live region beside the button is rendered from the beginning (busy: %s)', (busy, words) => {
  const markup = renderToStaticMarkup(
    <SubmitButton busy={busy} locked={false}>
      Accedi
    </SubmitButton>,
  );
  expect(/<button.*?<\/button>/.exec(markup)?.[0]).not.toContain('status');
  expect(/role="status">(.*?)<\/p>/.exec(markup)?.[1]).toContain(words);
});
