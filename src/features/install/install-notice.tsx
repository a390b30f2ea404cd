import { useEffect } from 'react';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { afterLook, afterReading } from '#domain/install-offer.ts';
import type { Issue } from '#domain/newsstand.ts';
import { closeInstallDialog, useInstalling } from '#src/state/install/install.ts';
import { changeInstallMemory } from '#src/state/install/install-memory.ts';
import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';
import { useUpdateOffered } from '#src/state/update/update-offer.ts';
import { useOffer } from './use-offer.ts';

type Props = {
  brand: PublicBrand;
  path: string;
  /** The issue that is open, or that the open article stands in: its edition and day. */
  issueRead: string | null;
  /** Issues whose front pages this page shows. */
  covers: readonly Issue[];
};

/** Where front pages lie: nobody is stopped there in the middle of a text. */
const OFFERED_AT = /^\/(?:edizione\/|$)/;

const loadDialog = () => import('./install-dialog.tsx');

/** Keeps count of what is read here, and offers to install the app at a good moment. OFF-07 */
export function InstallNotice({ brand, path, issueRead, covers }: Props) {
  const { way, dialog } = useInstalling();
  const page = path.split('?', 1)[0] ?? '';
  const isPlace = OFFERED_AT.test(page);
  useLooks(page);
  useEffect(() => {
    if (issueRead) changeInstallMemory((memory) => afterReading(memory, issueRead));
  }, [issueRead]);
  const updateOffered = useUpdateOffered();
  useOffer(isPlace && way !== null && dialog === null && !updateOffered);
  // Who goes on reading has not answered.
  useEffect(() => {
    if (!isPlace) closeInstallDialog();
  }, [isPlace]);
  return dialog && way && <Dialog key={dialog} brand={brand} covers={covers} way={way} reason={dialog} />;
}

/** Hardly a visit meets one: its code comes when it is due. */
function Dialog(props: Parameters<typeof import('./install-dialog.tsx').InstallDialog>[0]) {
  const part = useDeferredPart(loadDialog);
  return part && <part.InstallDialog {...props} />;
}

/** Every page, and every return to one that stayed open, is a look at the newsstand. */
function useLooks(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another look
  useEffect(() => {
    const look = () => {
      if (!document.hidden) changeInstallMemory((memory) => afterLook(memory, Date.now()));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [page]);
}
