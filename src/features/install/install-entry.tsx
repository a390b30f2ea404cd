import { openInstallDialog, useInstalling } from '#src/state/install/install.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './install-entry.module.css';
import { strings } from './strings.ts';

/** Menu entry that opens the dialog, where the app can be installed and is not. OFF-07 */
export function InstallEntry({ onOpenDialog }: { onOpenDialog: () => void }) {
  const { way } = useInstalling();
  if (!way) return null;
  return (
    <button
      type="button"
      className={`row14 ${styles.entry}`}
      onClick={() => {
        onOpenDialog();
        openInstallDialog();
      }}
    >
      <Icon name="install" />
      {strings.entry}
    </button>
  );
}
