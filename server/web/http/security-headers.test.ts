import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';
import { vendorSources } from './vendor-sources.ts';

const ACCOUNT = 'https://account.ilmessaggero.it';
const BOOT = 'boot()';
/** The scripts that the router writes behind a rendered page. */
const ROUTER =
  '<script data-tsr-stream-part="">(self.$R={})</script><script data-tsr-stream-part="">\n$_TSR={}\n</script><script>end()</script>';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(html: string): Map<string, string[]> {
  const policy = contentSecurityPolicy(html, {
    origin: 'https://edicola.ilmessaggero.it',
    accountOrigin: ACCOUNT,
    shopUrl: 'https://shop.ilmessaggero.it/negozio',
    bootScript: BOOT,
  });
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));
}

test('scripts of the server and the router are allowed by the hash of their text', () => {
  expect(directives(`<script>${BOOT}</script><p>Testo</p>${ROUTER}`).get('script-src')).toEqual([
    "'self'",
    hashOf(BOOT),
    hashOf('(self.$R={})'),
    hashOf('\n$_TSR={}\n'),
    hashOf('end()'),
  ]);
});

test('a script inside an article’s text is not allowed', () => {
  const sources = directives(
    `<script>${BOOT}</script><p><script>steal()</script><script data-tsr-stream-part="">steal()</script></p>${ROUTER}`,
  ).get('script-src');
  expect(sources).not.toContain(hashOf('steal()'));
  expect(sources).toHaveLength(5);
});

test('data and files need no hash', () => {
  const html =
    `${ROUTER}<script src="/assets/a.js"></script><script type="application/json" id="brand">{}</script>` +
    '<script type="application/ld+json">{"a":1}</script><link rel="stylesheet" href="/a.css">';
  const sources = directives(html).get('script-src');
  expect(sources).not.toContain(hashOf('{}'));
  expect(sources).not.toContain(hashOf('{"a":1}'));
  expect(directives(html).get('style-src')).toEqual(["'self'"]);
});

test('inline styles are allowed by hash', () => {
  expect(directives('<style>p{}</style>').get('style-src')).toEqual(["'self'", hashOf('p{}')]);
});

test('nothing is allowed that the page does not need', () => {
  const policy = directives('<p>Ciao</p>');
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'", hashOf(BOOT)]);
  expect(policy.get('connect-src')).toEqual(["'self'", ACCOUNT]);
  // Offers are sold in the shop: their forms are sent there, directly or by way of the showcase.
  expect(policy.get('form-action')).toEqual(["'self'", ACCOUNT, 'https://shop.ilmessaggero.it']);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect([...policy.values()].flat().filter((source) => /unsafe|\*|https?:$/.test(source))).toEqual([]);
});

const NOBODY = { audienceScript: null, marketingScript: null, creativeUrl: null };

test('HLP-08 HLP-11 third-party services are allowed where they are configured, and only those', () => {
  const policyWith = (
    recaptcha: { siteKey: string; secret: string } | null,
    liveChatLicense: string | null,
  ) =>
    contentSecurityPolicy('<p>Testo</p>', {
      origin: ACCOUNT,
      accountOrigin: ACCOUNT,
      shopUrl: ACCOUNT,
      bootScript: BOOT,
      vendors: vendorSources({ recaptcha, liveChatLicense, consentPlatform: null, measuring: NOBODY }),
    });
  const none = policyWith(null, null);
  expect(none).not.toMatch(/google|livechat|frame-src/);
  expect(none).toContain("require-trusted-types-for 'script'");
  const captcha = policyWith({ siteKey: 'a', secret: 'b' }, null);
  expect(captcha).toMatch(/script-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
  expect(captcha).toMatch(/frame-src https:\/\/www\.google\.com\/recaptcha\//);
  expect(captcha).not.toContain('livechat');
  expect(policyWith(null, '1')).toMatch(/connect-src [^;]*wss:\/\/\*\.livechatinc\.com/);
});

test('TRK-02 TRK-05 services that measure or show offers are allowed where configured; one that is only called may run no script', () => {
  const policyWith = (measuring: Partial<typeof NOBODY> | Record<string, string>) =>
    contentSecurityPolicy('<p>Testo</p>', {
      origin: ACCOUNT,
      accountOrigin: ACCOUNT,
      shopUrl: ACCOUNT,
      bootScript: BOOT,
      vendors: vendorSources({
        recaptcha: null,
        liveChatLicense: null,
        consentPlatform: null,
        measuring: { ...NOBODY, ...measuring },
      }),
    });
  const asked = policyWith({ creativeUrl: 'https://offerte.example/creativo?s={sigla}' });
  expect(asked).toMatch(/connect-src [^;]* https:\/\/offerte\.example;/);
  expect(asked).toMatch(/script-src 'self' [^;]*;/);
  expect(asked).not.toMatch(/script-src [^;]*offerte/);
  expect(asked).toContain("require-trusted-types-for 'script'");
  const measured = policyWith({ audienceScript: 'https://misure.example/{sigla}.js' });
  expect(measured).toMatch(/script-src [^;]* https:\/\/misure\.example;/);
  expect(measured).not.toContain('require-trusted-types-for');
});
