/**
 * Asks for consent: a file of its own that readers who have not answered load after the first paint. It is
 * placed beside the app and after it in reading order, so that the skip link stays first on the page. The
 * `data-privacy` attribute of a button names its action (`src/shell/privacy-clicks.ts`); its code is loaded when it is
 * pressed, and the message for a failed load is already here. Without scripts nothing needs consent, and nothing is
 * asked. TRK-01
 */
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { questionStrings as strings } from './strings.ts';

type Attributes = Record<string, string>;

function element(name: string, attributes: Attributes = {}, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const button = (action: string, className: string, ...children: (Node | string)[]) =>
  element('button', { type: 'button', class: className, 'data-privacy': action }, ...children);

/** Link to the cookie policy; one on another site is marked as external. */
function policyLink(href: string): HTMLElement {
  const isExternal = !href.startsWith('/');
  const marker = isExternal ? [element('span', { class: 'vh' }, ` ${strings.external}`)] : [];
  return element('a', { class: 'link', href }, strings.cookiePolicy, ...marker);
}

function closeButton(): HTMLElement {
  const close = button('refuse', 'ib cn-x');
  close.setAttribute('aria-label', strings.close);
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const look = { class: 'i', width: '22', height: '22', viewBox: '0 0 24 24', fill: 'none' };
  const stroke = { stroke: 'currentColor', 'stroke-width': '2', 'aria-hidden': 'true' };
  for (const [key, value] of Object.entries({ ...look, ...stroke })) icon.setAttribute(key, value);
  path.setAttribute('d', 'm5 5 14 14M19 5 5 19');
  icon.append(path);
  close.append(icon);
  return close;
}

/** @param cookiePolicyUrl an address of the newsstand, or of the publisher's own site */
export function consentQuestion({ cookiePolicyUrl }: Pick<PublicBrand, 'cookiePolicyUrl'>): HTMLElement {
  const words = element(
    'div',
    {},
    element('h2', { class: 't-4', id: 'cn-t' }, strings.title),
    element('p', {}, `${strings.technical} ${strings.choice}`),
    element('p', {}, `${strings.closing} ${strings.later} `, policyLink(cookiePolicyUrl)),
    element('p', { role: 'status', 'data-not-saved': strings.notSaved }),
  );
  const buttons = element(
    'div',
    { class: 'cn-b' },
    button('refuse', 'btn k', strings.refuse),
    button('choose', 'btn s', strings.choose),
    button('accept', 'btn k', strings.accept),
  );
  const content = element('div', { class: 'wrap' }, words, buttons, closeButton());
  return element('section', { class: 'cn', id: 'consenso', 'aria-labelledby': 'cn-t' }, content);
}

/** Publishes the question's height, so that other parts at the lower edge of the screen are placed above it. */
function publishHeight(question: HTMLElement): void {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--ask-h', `${question.offsetHeight}px`);
  }).observe(question);
}

function ask(): void {
  const data = document.getElementById('brand');
  if (!data || document.getElementById('consenso')) return;
  const question = consentQuestion(JSON.parse(data.textContent) as PublicBrand);
  document.body.append(question);
  publishHeight(question);
  document.documentElement.dataset.ask = '';
}

ask();
