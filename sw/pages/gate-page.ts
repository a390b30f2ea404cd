/** Page shown while the gate is shut and the network cannot deliver its password page. SHL-02 */
const strings = {
  title: 'Accesso Riservato',
  text: 'Per aprire questa edicola serve la password, e per inserirla serve la rete. Torna online e riprova.',
  again: 'Riprova',
};

const STYLE =
  ':root{color-scheme:light dark}body{max-inline-size:34rem;margin:18vh auto;padding:0 20px;font:18px/1.5 system-ui,sans-serif}a{display:inline-block;padding-block:12px;color:inherit}';

/** Only the style above is allowed, by its hash. */
const POLICY =
  "default-src 'none'; style-src 'sha256-GafzQwaFocYV2PbWbeT8KTvEjKbffmYs6Qx5mDHO92g='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HTML = `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${strings.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${strings.title}</h1>
<p>${strings.text}</p>
<a href="">${strings.again}</a>
</main>
</body>
</html>
`;

export const gatePage = (): Response =>
  new Response(HTML, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    },
  });
