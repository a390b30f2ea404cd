export const consentBanner = () => document.getElementById('consenso');

const line = () => consentBanner()?.querySelector<HTMLElement>('[role=status]');

/** Reports that an answer could not be saved; the banner holds the text, which is read out too. */
export function showNotSaved(): void {
  const status = line();
  if (status) status.textContent = status.dataset.notTaken ?? '';
}

export function clearMessage(): void {
  line()?.replaceChildren();
}
