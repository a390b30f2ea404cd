import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('PRS-04 a button whose action is under way keeps the focus, and neither acts again nor sends its form', () => {
  const onClick = vi.fn();
  const rendered = Button({ busy: true, type: 'submit', onClick });
  const markup = renderToStaticMarkup(rendered);
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toMatch(/\sdisabled/);
  const preventDefault = vi.fn();
  rendered.props.onClick({ preventDefault });
  expect(preventDefault).toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
});
