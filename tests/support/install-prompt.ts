import type { BrowserContext, Page } from 'playwright/test';

type Outcome = 'accepted' | 'dismissed';

/** Outcomes of every install prompt shown in this context, one entry each. */
export type Prompts = { asked: Outcome[] };

/**
 * Makes the browser installable: every page gets the prompt event early, as in Chromium, which never sends it when
 * headless. The reader's answer is the next of `outcomes`.
 */
export async function allowInstalling(context: BrowserContext, outcomes: Outcome[]): Promise<Prompts> {
  const prompts: Prompts = { asked: [] };
  await context.exposeFunction('answerInstallPrompt', () => {
    const outcome = outcomes[prompts.asked.length] ?? 'dismissed';
    prompts.asked.push(outcome);
    return outcome;
  });
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      let answer: (choice: { outcome: Outcome }) => void;
      const userChoice = new Promise<{ outcome: Outcome }>((resolve) => {
        answer = resolve;
      });
      const { answerInstallPrompt } = window as unknown as { answerInstallPrompt(): Promise<Outcome> };
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        userChoice,
        prompt: async () => {
          if (!navigator.userActivation.isActive) throw new DOMException('no gesture', 'NotAllowedError');
          const outcome = await answerInstallPrompt();
          answer({ outcome });
          if (outcome === 'accepted') dispatchEvent(new Event('appinstalled'));
        },
      });
      dispatchEvent(event);
    });
  });
  return prompts;
}

/** User agent of a browser in which only its reader can install the app. */
export const IOS_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

export const installDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'L’edicola sulla schermata Home' });
