import { useEffect } from 'react';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { afterIssueRead, afterSeen } from '#domain/install-offer.ts';
import type { Issue } from '#domain/newsstand.ts';
import { closeInstallDialog, useInstalling } from '#src/state/install/install.ts';
import { changeInstallMemory } from '#src/state/install/install-memory.ts';
import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';
import { useUpdateOffered } from '#src/state/update/update-offer.ts';
import { useOffer } from './use-offer.ts';

type Props = {
  brand: PublicBrand;
  path: string;
  /** Edition and day of the open issue, or of the issue of the open article. */
  issueRead: string | null;
  /** Issues whose front pages this page shows. */
  covers: readonly Issue[];
};

/** Pages on which installing may be offered: they show front pages, so that it interrupts no text. */
const INSTALL_PROMPT_PAGES = /^\/(?:edizione\/|$)/;

const loadDialog = () => import('./install-dialog.tsx');

/** Records what is read, and offers to install the app at a suitable moment. OFF-07 */
export function InstallNotice({ brand, path, issueRead, covers }: Props) {
  const { way, dialog } = useInstalling();
  const page = path.split('?', 1)[0] ?? '';
  const isPromptPage = INSTALL_PROMPT_PAGES.test(page);
  useLastSeen(page);
  useEffect(() => {
    if (issueRead) changeInstallMemory((memory) => afterIssueRead(memory, issueRead));
  }, [issueRead]);
  const updateOffered = useUpdateOffered();
  useOffer(isPromptPage && way !== null && dialog === null && !updateOffered);
  // Navigating to another page closes the dialog without counting as a refusal.
  useEffect(() => {
    if (!isPromptPage) closeInstallDialog();
  }, [isPromptPage]);
  return dialog && way && <Dialog key={dialog} brand={brand} covers={covers} way={way} reason={dialog} />;
}

/** The dialog's code is loaded only when it is shown, because few visits need it. */
function Dialog(props: Parameters<typeof import('./install-dialog.tsx').InstallDialog>[0]) {
  const part = useDeferredPart(loadDialog);
  return part && <part.InstallDialog {...props} />;
}

/** On the first visit, records when the newsstand was last seen: at every page, and every return to one left open. */
function useLastSeen(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page counts as one view
  useEffect(() => {
    const recordSeen = () => {
      if (!document.hidden) changeInstallMemory((memory) => afterSeen(memory, Date.now()));
    };
    recordSeen();
    document.addEventListener('visibilitychange', recordSeen);
    return () => document.removeEventListener('visibilitychange', recordSeen);
  }, [page]);
}
