import type { Brand } from '#domain/brands/brand.ts';
import { consentStrings as strings } from './consent-strings.ts';

const button = (action: string, look: string, text: string) =>
  `<button type="button" class="${look}" data-privacy="${action}">${text}</button>`;

/** Link to the cookie policy; one on another site is marked as external. */
const policyLink = (url: string) =>
  `<a class="link" href="${url}">${strings.cookiePolicy}` +
  `${url.startsWith('/') ? '' : `<span class="vh"> ${strings.external}</span>`}</a>`;

/**
 * The consent banner, beside the app and after it in reading order, so that the skip link stays first on the page.
 * Every page contains it, also those in caches; the boot script shows it where there is no answer yet, and without
 * scripts it stays hidden, because then nothing needs consent. The `data-privacy` attribute of a button names its
 * action; its code is loaded when it is pressed, and the message for a failed load is in the HTML. TRK-01
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
