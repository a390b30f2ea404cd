export const consentBanner = () => document.getElementById('consenso');

const line = () => consentBanner()?.querySelector<HTMLElement>('[role=status]');

/** Reports that an answer could not be saved; the banner holds the text, which is read out too. */
export function sayNotTaken(): void {
  const status = line();
  if (status) status.textContent = status.dataset.notTaken ?? '';
}

export function sayNothing(): void {
  line()?.replaceChildren();
}
