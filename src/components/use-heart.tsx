import { type ReactNode, useState } from 'react';
import { FAVOURITES } from '#domain/addresses.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { addFavourite, removeFavourite, useIsFavourite } from '#src/state/favourites/favourites.ts';
import { loadStylesheets } from '#src/state/page/stylesheets.ts';
import { ToastLink } from '#src/ui/toast.tsx';
import { heartStrings as strings } from './strings.ts';

/**
 * State of an article's heart: whether the article is saved on this device, and the action of a press, which reports
 * with `showMessage`. NWS-07
 */
export function useHeart(article: ArticleSummary, showMessage: (words: ReactNode) => void) {
  const kept = useIsFavourite(article.id);
  const [busy, setBusy] = useState(false);
  async function press() {
    setBusy(true);
    const change = kept ? removeFavourite(article.id) : addFavourite(article);
    const [done] = await Promise.all([change, loadStylesheets()]);
    setBusy(false);
    if (!done) showMessage(strings.refused);
    else showMessage(kept ? strings.removed : <Added />);
  }
  return { kept, busy, press: () => void press() };
}

function Added() {
  return (
    <>
      {strings.added}
      <ToastLink href={FAVOURITES}>{strings.toList}</ToastLink>
    </>
  );
}
