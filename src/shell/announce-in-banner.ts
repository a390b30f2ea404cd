export const consentBanner = () => document.getElementById('consenso');

const line = () => consentBanner()?.querySelector<HTMLElement>('[role=status]');

/** An answer could not be taken; the banner has the words for it, which are read out too. */
export function sayNotTaken(): void {
  const status = line();
  if (status) status.textContent = status.dataset.notTaken ?? '';
}

export function sayNothing(): void {
  line()?.replaceChildren();
}
