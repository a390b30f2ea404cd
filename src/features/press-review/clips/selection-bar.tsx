import { useCallback } from 'react';
import { listRecipients } from '#api/site/recipients.ts';
import { MAX_REVIEW_CLIPS } from '#domain/press-review/clip.ts';
import type { ExportFormat } from '#domain/press-review/review.ts';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import styles from './selection-bar.module.css';
import { SelectionMenu } from './selection-menu.tsx';
import { selectionStrings as strings } from './strings.ts';

type Props = {
  /** Number of selected clips, and of those among them that are not shown. */
  count: number;
  outside: number;
  busy: boolean;
  onClear: () => void;
  onAdd: () => void;
  onDownload: (format: ExportFormat) => void;
  onSend: () => void;
};

/** Number of active recipients of the desk; null until it is loaded, or where there are none. */
function useRecipientCount(): number | null {
  const { api } = usePressReview();
  const { loadable } = useLoaded(useCallback(async () => listRecipients(await api()), [api]));
  if (loadable.state !== 'known') return null;
  // With no recipients the number is left out: the letter can still go to addresses typed in the form.
  return loadable.data.filter(({ status }) => status === 'active').length || null;
}

/** Bar at the lower edge of the screen with the actions on the selected clips. PRS-04 */
export function SelectionBar({ count, outside, busy, onClear, onAdd, onDownload, onSend }: Props) {
  const online = useOnline();
  const recipients = useRecipientCount();
  const tooMany = count > MAX_REVIEW_CLIPS;
  const disabledReason = !online ? strings.noNetwork : tooMany ? strings.tooMany(MAX_REVIEW_CLIPS) : null;
  const buttonProps = { busy, disabled: disabledReason !== null };
  return (
    <section className={`on-brand-dark ${styles.bar}`} aria-label={strings.region}>
      <div className={`row14 wrap ${styles.inside}`}>
        <p className={styles.count}>
          <b className="num">{strings.selected(count)}</b>
          {disabledReason ? (
            <small role="status">{disabledReason}</small>
          ) : (
            outside > 0 && <small>{strings.outside(outside)}</small>
          )}
        </p>
        <button type="button" className={`dk ${styles.clear}`} onClick={onClear}>
          {strings.clear}
        </button>
        <span className={styles.room} />
        <Button look="plain" className="dk" {...buttonProps} onClick={onAdd}>
          <Icon name="plus" size={19} />
          {strings.add}
        </Button>
        <Button
          look="plain"
          className="dk"
          {...buttonProps}
          aria-busy={busy || undefined}
          onClick={() => onDownload('pdf')}
        >
          <Icon name="down" size={19} />
          {strings.download}
        </Button>
        <SelectionMenu {...buttonProps} onAdd={onAdd} onClear={onClear} onDownload={onDownload} />
        <Button {...buttonProps} onClick={onSend}>
          <Icon name="mail" size={19} />
          <span className="dk">{strings.send(recipients)}</span>
          <span className="mb">{strings.sendShort(recipients)}</span>
        </Button>
      </div>
    </section>
  );
}
