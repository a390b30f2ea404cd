import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import {
  type FolderAction,
  removeFolder,
  renameFolder,
  undoFolderAction,
} from '#src/state/favourites/favourite-folders.ts';
import { useRemovalWithUndo } from '#src/ui/removal-with-undo.tsx';
import type { FavouritesOrder } from './arrange-favourites.ts';
import { favouritesAddress } from './folders.ts';
import { folderStrings as strings } from './strings.ts';

/** Actions on the open folder, and their messages. */
export function useFolders(order: FavouritesOrder, onUndone: () => void) {
  const router = useRouter();
  const [failure, setFailure] = useState('');
  const [renamed, setRenamed] = useState<{ from: string; to: string } | null>(null);
  const removed = useRef(new Map<string, FolderAction>());
  const goTo = (folder: string | null) =>
    void router.navigate({ href: favouritesAddress(folder, order), replace: true });
  const { toast, remove } = useRemovalWithUndo<string>({
    texts: strings,
    async removeItem(folder) {
      const action = await removeFolder(folder);
      removed.current.set(folder, action);
      if (action) goTo(null);
      return action !== null;
    },
    async restoreItem(folder) {
      const action = removed.current.get(folder);
      const isDone = action ? await undoFolderAction(action) : false;
      if (isDone) goTo(folder);
      return isDone;
    },
    onUndone,
  });
  async function rename(folder: string, to: string): Promise<boolean> {
    setRenamed({ from: folder, to });
    const isRenamed = (await renameFolder(folder, to)) !== null;
    setFailure(isRenamed ? '' : strings.notRenamed);
    if (isRenamed) goTo(to);
    return isRenamed;
  }
  /**
   * The name under which a folder is currently in the list: after renaming, address and list do not change at the same
   * moment.
   */
  function currentNameOf(folder: string | null, isListed: (name: string) => boolean): string | null {
    if (folder === null || !renamed || isListed(folder)) return folder;
    const { from, to } = renamed;
    const other = folder === from ? to : folder === to ? from : null;
    return other !== null && isListed(other) ? other : folder;
  }
  return { toast, remove, rename, nameNow: currentNameOf, failure };
}
