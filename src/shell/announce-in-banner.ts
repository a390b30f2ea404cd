export const consentBanner = () => document.getElementById('consenso');

const statusLine = () => consentBanner()?.querySelector<HTMLElement>('[role=status]');

/** Reports that an answer could not be saved; the banner holds the text, which is read out too. */
export function showNotSaved(): void {
  const status = statusLine();
  if (status) status.textContent = status.dataset.notTaken ?? '';
}

export function clearMessage(): void {
  statusLine()?.replaceChildren();
}
