export const questionElement = () => document.getElementById('consenso');

const statusLine = () => questionElement()?.querySelector<HTMLElement>('[role=status]');

/** Reports in the question for consent that an answer could not be saved; screen readers read it out. */
export function showNotSaved(): void {
  const status = statusLine();
  if (status) status.textContent = status.dataset.notSaved ?? '';
}

export function clearMessage(): void {
  statusLine()?.replaceChildren();
}
