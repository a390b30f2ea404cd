import { expect, test } from 'vitest';
import { withScrollableTables } from './body-html.ts';

test('NWS-04 every table of a body gets a frame that scrolls', () => {
  const html = withScrollableTables('<p>a</p><table><tr><td>1</td></tr></table><table class="x"></table>');
  expect(html.match(/<div class="table-scroll"[^>]*tabindex="0"[^>]*><table/g)).toHaveLength(2);
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2);
});

test('NWS-04 a body without tables stays as it is', () => {
  const html = '<p>Un tavolo &lt;table&gt; e una <strong>tabella</strong></p>';
  expect(withScrollableTables(html)).toBe(html);
});
