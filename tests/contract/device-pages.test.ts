import { beforeEach, expect, test } from 'vitest';
import { toArticle } from '#api/site/get-article.ts';
import { toPieces } from '#sw/pages/article-pieces.ts';
import { articleMarkup, composeArticle } from '#sw/pages/compose-article.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

/** Markup characters in every field that a newsroom writes. */
const hostile = (field: string) => `${field} <b onclick="x">'&amp;</b> $& $1`;

const pictureOf = (href: string) => ({
  name: href,
  uri: `urn:${href}`,
  type: 'picture',
  by: hostile('Foto'),
  headlines: [{ role: 'main', value: hostile('Immagine') }],
  descriptions: [{ role: 'caption', value: hostile('Didascalia') }],
  renditions: [{ name: 'base', href, width: 800 }],
});

/** Every variant of an article page. */
const SHAPES: Record<string, unknown> = {
  plain: ninjs({ uri: 'urn:plain', title: "Senza «firma» né d'altro & <oltre>" }),
  signed: ninjs({ uri: 'urn:signed', author: 'Livia Santoro', hrefs: ['red.png'] }),
  'by two': ninjs(
    { uri: 'urn:two', page: 5 },
    {
      by: 'Livia Santoro e Ugo Neri',
      people: ['Livia Santoro', 'Ugo Neri'].map((name) => ({ rel: 'author', name })),
    },
  ),
  paid: ninjs({
    uri: 'urn:paid',
    access: 'digital',
    hrefs: ['red.png', 'blue.png'],
    body: `<p>Uno.</p><p>Due.</p>${'<p>Una riga che costa.</p>'.repeat(9)}`,
  }),
  illustrated: ninjs({
    uri: 'urn:illustrated',
    hrefs: ['red.png', 'blue.png'],
    body: `${'<p>Una riga.</p>'.repeat(9)}<table><tr><td>1</td></tr></table><h2>Dopo</h2><p>Fine.</p>`,
  }),
  headed: ninjs(
    { uri: 'urn:headed', page: 9, section: 'Sport & salute' },
    {
      headlines: [
        { role: 'main', value: 'Titolo' },
        { role: 'kicker', value: 'L’occhiello' },
        { role: 'subtitle', value: 'Un sommario' },
      ],
    },
  ),
  hostile: ninjs(
    {
      uri: 'urn:hostile',
      section: hostile('Sezione'),
      author: hostile('Autrice'),
      editions: [hostile('Nazionale')],
      body: `${'<p>Una riga di <em>prova</em> &amp; altro.</p>'.repeat(9)}`,
    },
    {
      headlines: ['main', 'kicker', 'subtitle'].map((role) => ({ role, value: hostile(role) })),
      associations: ['red.png', 'blue.png'].map(pictureOf),
    },
  ),
};

const ARTICLE = /<article class="[^"]*">([\s\S]*?)<\/article>/;

beforeEach(async () => {
  await fixture.run(Object.values(SHAPES));
});

test('OFF-01 the device renders a saved article as the server renders its page', async () => {
  const pieces = toPieces((await server.ask({ url: '/shell/articolo' })).body);
  for (const { id, uri } of await fixture.allArticles()) {
    const { article } = await server.data<'getArticle'>(`/api/edicola/articolo?id=${id}`);
    const page = (await server.ask({ url: `/articolo/${id}/${article.slug}` })).body;
    const [, own = ''] = ARTICLE.exec(page) ?? [];
    const made = articleMarkup(pieces, toArticle(article), '2025-04-03');
    expect(own.slice(0, made.length), uri).toBe(made);
    expect(made).toContain('<h1');
    // The area around the article matches too, including the tools beside the text; a paid article's page learns only
    // later that it cannot be printed.
    const whole = composeArticle(pieces, toArticle(article), '2025-04-03');
    const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('<article class'));
    if (article.completo) expect(main(whole), uri).toBe(main(page));
    expect(
      /\{(?:titolo|occhiello|sommario|firma|edizione|sezione)\}|campione/.exec(whole)?.[0],
    ).toBeUndefined();
  }
});

test('OFF-01 the page without an article contains no article data and requests the same scripts as a page with one', async () => {
  const [story] = await fixture.allArticles();
  const shell = await server.ask({ url: '/shell/articolo' });
  const page = await server.ask({ url: `/articolo/${story?.id}/titolo` });
  const scripts = (html: string) => /data-scripts="([^"]*)"/.exec(html)?.[1];
  expect(scripts(shell.body)).toBe(scripts(page.body));
  expect(shell.body.includes('$_TSR')).toBe(false);
  expect(shell.headers['content-security-policy']).toContain("script-src 'self'");
});
