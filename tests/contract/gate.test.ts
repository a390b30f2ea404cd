import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import argon2 from '@node-rs/argon2';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Sigla } from '#domain/brands/brand.ts';
import { BRANDS, brandOf } from '#domain/brands/brand-by-host.ts';
import { DEMO_GATE_DIGEST } from '#domain/brands/demo-gate.ts';
import { DEMO_GATE_PASSWORD } from '#server/operations/demo/gate-password.ts';
import { cookieIn, gatedNewsstand, hashOf } from '#tests/support/gated-newsstand.ts';
import { fieldsOf, formWith } from '#tests/support/html-forms.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { pageFacts } from '#tests/support/page-facts.ts';

const PASSWORD = 'Parola d’Ordine-7 è';
const GATED: Sigla[] = ['MG', 'LG', 'EM', 'GZ'];
const OPEN: Sigla[] = ['CA', 'QP'];
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const digests: [Sigla, string][] = [];
for (const paper of GATED) digests.push([paper, await hashOf(`${PASSWORD} ${paper}`)]);
const environment = { GATE: 'MG,LG,EM,GZ', GATE_DIGESTS: digests.map((pair) => pair.join('=')).join(',') };

const fixture = importFixture();
const secret = 's'.repeat(32);
const { ask, unlock, submit, cookieOf } = gatedNewsstand(
  newsstandApp(fixture.database, { pages: true, environment, secret }),
);
const reopened = gatedNewsstand(
  newsstandApp(fixture.database, {
    pages: true,
    secret,
    environment: { GATE: 'MG', GATE_DIGESTS: `MG=${await hashOf('Un’altra')}` },
  }),
);

const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as { status: { code: string } }).status.code;
const right = (paper: Sigla) => `${PASSWORD} ${paper}`;

afterEach(() => vi.useRealTimers());

describe.each(GATED)('SHL-02 the gate of %s', (paper) => {
  const wrong = (): string[] => {
    const word = right(paper);
    return [
      `${word}x`,
      '',
      ` ${word}`,
      `${word} `,
      word.toLowerCase(),
      word.toUpperCase(),
      word.normalize('NFD'),
    ];
  };

  test('opens only for the exact password, and checks each allowed attempt once', async () => {
    const verify = vi.spyOn(argon2, 'verify');
    for (const [at, password] of wrong().entries()) {
      const reply = await unlock(paper, password, { 'x-forwarded-for': `192.0.2.${at}` });
      expect([reply.status, codeOf(reply), cookieIn(reply)], password).toEqual([
        403,
        'ERR_INVALID_PASSWORD',
        '',
      ]);
      const form = await submit(paper, password, '/faq');
      expect([form.status, cookieIn(form), form.headers.location]).toEqual([
        at < 5 ? 403 : 429,
        '',
        undefined,
      ]);
      expect(form.body).toContain(
        at < 5 ? 'Password non valida.' : 'Troppi tentativi. Riprova tra 60 secondi.',
      );
    }
    expect(verify).toHaveBeenCalledTimes(wrong().length + 5);
    verify.mockRestore();
    const reply = await unlock(paper, right(paper), { 'x-forwarded-for': '192.0.2.99' });
    expect(reply.status).toBe(200);
    expect(reply.headers['set-cookie']?.[0]).toMatch(
      /^edicola_accesso=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    );
    expect((await ask({ paper, url: '/', cookie: cookieIn(reply) })).status).toBe(200);
  });

  test('redirects to the address that was requested, and to no other site', async () => {
    for (const to of ['/articolo/1/titolo?x=1', '/faq?q=carta']) {
      const shut = await ask({ paper, url: to });
      const action = /<form method="post" action="([^"]+)"/.exec(shut.body)?.[1] ?? '';
      expect(new URL(action, 'http://x').searchParams.get('dove')).toBe(to);
      const { status, headers } = await submit(paper, right(paper), to);
      expect([status, headers.location]).toEqual([303, `http://${brandOf(paper).devHost}.localhost${to}`]);
    }
    for (const to of [
      '//altrove.example',
      'https://altrove.example/',
      '/\\altrove.example',
      'javascript:1',
    ]) {
      const { headers } = await submit(paper, right(paper), to);
      expect(headers.location, to).toBe(`http://${brandOf(paper).devHost}.localhost/`);
    }
  });

  test('is a form that works without scripts, can be retried and then redirects', async () => {
    const to = '/faq?q=carta';
    const trySending = async ({ body }: { body: string }, password: string) => {
      const form = formWith(body, 'password');
      expect(form).toMatch(/<button class="go">Conferma<\/button>/);
      const [, action = ''] = /^<form method="post" action="([^"]+)"/.exec(form) ?? [];
      const sent = String(new URLSearchParams({ ...fieldsOf(form), password }));
      return await ask({ paper, url: action, method: 'POST', headers: FORM, body: sent });
    };
    const shut = await ask({ paper, url: to });
    expect(shut.headers['content-security-policy']).toContain("form-action 'self'");
    const again = await trySending(shut, 'sbagliata');
    const alert = /role="alert">(.*?)<\/p>/.exec(again.body)?.[1];
    expect([again.status, alert]).toEqual([403, 'Password non valida. Controlla maiuscole e spazi.']);
    const opened = await trySending(again, right(paper));
    const { pathname, search } = new URL(opened.headers.location ?? '');
    expect([opened.status, pathname + search]).toEqual([303, to]);
    const asked = await ask({ paper, url: pathname + search, cookie: cookieIn(opened) });
    expect([asked.status, pageFacts(asked.body).headings]).toEqual([200, ['Come possiamo aiutarti?']]);
  });

  test('does not open for another paper’s cookie, nor for a forged one', async () => {
    const [other = 'LG'] = GATED.filter((one) => one !== paper);
    const cookies = [
      await cookieOf(other, right(other)),
      `edicola_accesso=${'A'.repeat(43)}`,
      'edicola_accesso=',
    ];
    for (const cookie of cookies) expect((await ask({ paper, url: '/', cookie })).status).toBe(403);
  });
});

test.each(OPEN)('SHL-02 %s has no gate', async (paper) => {
  const reply = await ask({ paper, url: '/' });
  expect([reply.status, reply.headers['x-robots-tag'], reply.headers['cache-control']]).toEqual([
    200,
    undefined,
    'no-cache',
  ]);
  const unlocked = await unlock(paper, 'qualunque');
  expect([unlocked.status, cookieIn(unlocked)]).toEqual([200, '']);
  expect((await ask({ paper, url: '/accesso?dove=/faq' })).headers.location).toMatch(/\/faq$/);
  expect((await ask({ paper, url: '/robots.txt' })).body).toContain('Sitemap: ');
});

describe('SHL-02 content behind a gate', () => {
  const paper = 'MG';

  test('is sent to one browser only, and cached nowhere', async () => {
    await fixture.run([ninjs({ title: 'Dietro il cancello' })]);
    const cookie = await cookieOf(paper, right(paper));
    for (const url of [
      '/',
      '/edizione/nazionale',
      '/api/edicola/home',
      '/v1/giorno',
      '/shell',
      '/nessuna/pagina',
    ]) {
      // Requested twice, because the second request is the one that finds a prepared reply.
      for (const _ of [1, 2]) {
        const { headers, body } = await ask({ paper, url, cookie });
        expect([headers['cache-control'], headers['x-robots-tag'], headers['edicola-accesso']], url).toEqual([
          'no-store',
          'noindex, nofollow',
          'aperto',
        ]);
        expect(headers.vary, url).toMatch(/\bCookie$/);
        expect(body.startsWith('<!doctype html>'), url).toBe(
          body.includes('<meta name="robots" content="noindex, nofollow">'),
        );
      }
    }
    expect((await ask({ paper, url: '/', cookie })).body).toContain('Dietro il cancello');
    const shut = await ask({ paper, url: '/' });
    expect(shut.body).not.toContain('Dietro il cancello');
    expect(shut.body).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  test('is closed again when the password changes', async () => {
    const cookie = await cookieOf(paper, right(paper));
    expect((await ask({ paper, url: '/', cookie })).status).toBe(200);
    expect((await reopened.ask({ paper, url: '/', cookie })).status).toBe(403);
    expect((await reopened.ask({ paper: 'LG', url: '/' })).status).toBe(200);
  });

  test('is closed to robots, with or without the cookie', async () => {
    for (const cookie of ['', await cookieOf(paper, right(paper))]) {
      const { status, body } = await ask({ paper, url: '/robots.txt', cookie });
      expect([status, body]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
    }
  });
});

test('SHL-02 after too many wrong passwords one IP address has to wait, at that paper only', async () => {
  const from = { 'x-forwarded-for': '198.51.100.7' };
  const statuses: number[] = [];
  for (let tried = 0; tried < 8; tried += 1) statuses.push((await unlock('EM', 'sbagliata', from)).status);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
  const refused = await unlock('EM', right('EM'), from);
  expect([refused.status, codeOf(refused)]).toEqual([429, 'ERR_TOO_MANY_ATTEMPTS']);
  expect((await unlock('EM', right('EM'), { 'x-forwarded-for': '198.51.100.8' })).status).toBe(200);
  expect((await unlock('GZ', right('GZ'), from)).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect((await unlock('EM', right('EM'), from)).status).toBe(200);
});

test('SHL-02 the demonstration’s password matches its digest, and is in no served file', async () => {
  expect(await argon2.verify(DEMO_GATE_DIGEST, DEMO_GATE_PASSWORD)).toBe(true);
  expect(BRANDS.filter(({ gateDigest }) => gateDigest !== null).map(({ sigla }) => sigla)).toEqual(GATED);
  const files = await readdir('dist/client', { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.isFile() && !one.name.endsWith('.br'))) {
    const text = await readFile(join(file.parentPath, file.name), 'latin1');
    const holds = [DEMO_GATE_PASSWORD, DEMO_GATE_DIGEST, 'argon2'].filter((secret) => text.includes(secret));
    expect(holds, file.name).toEqual([]);
  }
});
