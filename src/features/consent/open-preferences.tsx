import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { loadStylesheets } from '#src/state/page/stylesheets.ts';
import { PreferencesDialog } from './preferences-dialog.tsx';

type Context = { api: () => Promise<Api>; brand: PublicBrand };

let isOpen = false;

/** Opens the privacy preferences in a React root of their own, on any page. TRK-06 */
export function openPreferences({ api, brand }: Context): void {
  if (isOpen) return;
  isOpen = true;
  const container = document.body.appendChild(document.createElement('div'));
  // Keeps the ids distinct from those of the app's own dialogs.
  const root = createRoot(container, { identifierPrefix: 'privacy' });
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    // Unmounts only after the event that closes the dialog.
    setTimeout(() => {
      root.unmount();
      container.remove();
      // The button that opened them has gone with the question.
      if (document.activeElement === document.body) {
        document.getElementById('contenuto')?.focus({ preventScroll: true });
      }
    });
  };
  void loadStylesheets();
  root.render(
    <StrictMode>
      <PreferencesDialog api={api} accountOrigin={brand.accountOrigin} onClose={close} />
    </StrictMode>,
  );
}
