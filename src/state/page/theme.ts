import { atom, useAtomValue, useSetAtom } from 'jotai';
import { THEME_KEY } from '#domain/device-keys.ts';

export const THEMES = ['light', 'dark', 'auto'] as const;
/** `auto` follows the system and is the default without a stored choice. */
export type Theme = (typeof THEMES)[number];

type Choice = {
  theme: Theme;
  /** False when the device refused to store it: the choice lasts until the page is closed. BRW-04 */
  isSaved: boolean;
};

const choiceAtom = atom<Choice>({ theme: 'auto', isSaved: true });
// The server does not know the stored choice: it is read after hydration.
choiceAtom.onMount = (set) => set({ theme: storedTheme(), isSaved: true });

const chooseThemeAtom = atom(null, (_get, set, theme: Theme) => {
  applyTheme(theme);
  set(choiceAtom, { theme, isSaved: storeTheme(theme) });
});

export function useTheme(): Choice & { setTheme: (theme: Theme) => void } {
  return { ...useAtomValue(choiceAtom), setTheme: useSetAtom(chooseThemeAtom) };
}

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
}

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'auto';
  } catch {
    return 'auto'; // Storage is blocked: the choice is not remembered.
  }
}

function storeTheme(theme: Theme): boolean {
  try {
    if (theme === 'auto') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
    return true;
  } catch {
    return false;
  }
}
