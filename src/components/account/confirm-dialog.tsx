import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import styles from './account-page.module.css';

type Props = {
  title: string;
  text: string;
  /** Label of the confirming button. */
  confirm: string;
  labels: { cancel: string; close: string };
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, labels, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} closeLabel={labels.close} onClose={onClose}>
      <p>{text}</p>
      <div className={`actions ${styles.actions}`}>
        <Button
          look="strong"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
        <Button look="plain" onClick={onClose}>
          {labels.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
