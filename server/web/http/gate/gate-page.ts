import { createHash } from 'node:crypto';
import type { Brand } from '#domain/brands/brand.ts';
import { GATE_PASSED_KEY } from '#domain/device-keys.ts';
import { GATE_PATH } from '#domain/gate.ts';
import { escapeHtml } from '#server/base/mail/escape.ts';
import type { Build } from '../build.ts';
import { REQUESTED_ADDRESS_PARAM } from './gate-addresses.ts';
import { gateScript } from './gate-script.ts';
import { gateStyles } from './gate-styles.ts';
import { gateStrings as strings } from './strings.ts';

export type GatePage = { html: string; policy: string };

type GatePageInput = {
  brand: Brand;
  /** Build whose faces the page uses; null for system fonts. */
  build: Build | null;
  /** Requested address, unchanged: a visitor who passes the gate is redirected to it. */
  requestedAddress: string;
  /** Message about the last attempt. */
  error?: string;
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The only page of a site whose gate is shut. It works without scripts; with them an error appears without a new page.
 * SHL-02
 */
export function gatePage({ brand, build, requestedAddress, error = '' }: GatePageInput): GatePage {
  const styles = gateStyles(brand, build?.faces.list ?? []);
  const script = gateScript({ unlockedKey: GATE_PASSED_KEY, redirectTo: requestedAddress });
  const html = `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="theme-color" content="${brand.colours.dark}">
<title>${strings.title} · ${escapeHtml(brand.name)}</title>
<link rel="icon" href="/brands/${brand.key}/icon-48.png" type="image/png" sizes="48x48">
<link rel="apple-touch-icon" href="/brands/${brand.key}/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<style>${styles}</style>
</head>
<body>
<div class="covers" aria-hidden="true">${cover(brand)}${cover(brand)}</div>
<main>
<img class="mark" src="${brand.logo}" alt="${escapeHtml(brand.name)}">
<h1>${strings.title}</h1>
<p class="lead">${strings.lead}</p>
${form(requestedAddress, error)}
<p class="help">${strings.noPassword} <a href="mailto:${brand.support.email}">${strings.write}</a></p>
</main>
<script>${script}</script>
</body>
</html>
`;
  return { html, policy: policyOf(styles, script) };
}

const policyOf = (styles: string, script: string) =>
  [
    "default-src 'none'",
    `style-src ${hashOf(styles)}`,
    `script-src ${hashOf(script)}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Drawing of a front page with its masthead and grey lines; it contains no words of the paper. */
const cover = ({ logo }: Brand) =>
  `<div class="cover"><img src="${logo}" alt=""><i class="rule"></i><i class="head"></i><i class="deck"></i><i class="art"></i><i class="text"></i></div>`;

const EYE =
  'M2.8 12C5 7.8 8.2 5.6 12 5.6s7 2.2 9.2 6.4c-2.2 4.2-5.4 6.4-9.2 6.4S5 16.2 2.8 12zM12 14.9a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8z';

const form = (
  requestedAddress: string,
  error: string,
) => `<form method="post" action="${GATE_PATH}?${REQUESTED_ADDRESS_PARAM}=${encodeURIComponent(requestedAddress)}">
<label for="password">${strings.label}</label>
<div class="box">
<input id="password" name="password" type="password" autocomplete="current-password" autocapitalize="none" spellcheck="false" maxlength="200" required autofocus aria-describedby="errore"${error ? ' aria-invalid="true"' : ''}>
<button type="button" class="eye" aria-label="${strings.show}" aria-pressed="false" hidden><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${EYE}"/></svg></button>
</div>
<p id="errore" class="error" role="alert">${escapeHtml(error)}</p>
<button class="go">${strings.confirm}</button>
</form>`;
