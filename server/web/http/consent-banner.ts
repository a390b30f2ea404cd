import type { Brand } from '#domain/brands/brand.ts';
import { consentStrings as strings } from './consent-strings.ts';

const button = (action: string, look: string, text: string) =>
  `<button type="button" class="${look}" data-privacy="${action}">${text}</button>`;

/** One that the publisher has elsewhere says so. */
const policyLink = (url: string) =>
  `<a class="link" href="${url}">${strings.cookiePolicy}` +
  `${url.startsWith('/') ? '' : `<span class="vh"> ${strings.external}</span>`}</a>`;

/**
 * Asks for consent, beside the app and behind it in the order of reading: the link to the contents stays a page's first.
 * It is in every page, also those that caches and workers keep; only where the boot script finds no answer it is shown,
 * and so never without scripts, when there is nothing to agree to. What its buttons do says `data-privacy`; their code
 * comes when one is pressed, and what is said where it cannot be had stands here. TRK-01
 */
export const consentBanner = ({ cookiePolicyUrl }: Brand): string =>
  `<section class="cn" id="consenso" aria-labelledby="cn-t"><div class="wrap">` +
  `<div><h2 class="t-4" id="cn-t">${strings.title}</h2><p>${strings.technical} ${strings.choice}</p><p>${strings.closing} ${strings.later} ` +
  `${policyLink(cookiePolicyUrl)}</p><p role="status" data-not-taken="${strings.notTaken}"></p></div>` +
  `<div class="cn-b">${button('refuse', 'btn k', strings.refuse)}${button('choose', 'btn s', strings.choose)}` +
  `${button('accept', 'btn k', strings.accept)}</div>` +
  `<button type="button" class="ib cn-x" data-privacy="refuse" aria-label="${strings.close}">` +
  '<svg class="i" width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="m5 5 14 14M19 5 5 19"/></svg></button>' +
  '</div></section>';
