import { type Ref, useState } from 'react';
import type { ReservedOffer } from '#domain/reserved-offer.ts';
import { SHOWCASE } from '#domain/showcase.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { switchFailure } from '../switch-failure.ts';
import styles from './offer-answer.module.css';
import { offerStrings as strings } from './strings.ts';

/** Sends the refusal of an offer, or its undoing, to the account site. */
export function useRefusal(
  send: (id: string, refused: boolean) => Promise<void>,
  {
    onChange,
    showMessage,
  }: { onChange: (offer: ReservedOffer) => void; showMessage: (words: string) => void },
) {
  const [isSending, setIsSending] = useState(false);
  async function refuse(offer: ReservedOffer, refused: boolean) {
    setIsSending(true);
    try {
      await send(offer.id, refused);
      onChange({ ...offer, refused });
    } catch (error) {
      showMessage(switchFailure(error));
    }
    setIsSending(false);
  }
  return { going: isSending, refuse };
}

type RefusedProps = {
  offer: ReservedOffer;
  isSending: boolean;
  onUndo: () => void;
  /** Takes the focus from the button that refused the offer, which is gone. */
  ref?: Ref<HTMLDivElement>;
};

/** Notice in place of a refused offer, with a button to undo the refusal. */
export function RefusedOffer({ offer, isSending, onUndo, ref }: RefusedProps) {
  const online = useOnline();
  return (
    <div className={`spread ${styles.refused}`} tabIndex={-1} ref={ref}>
      <p>
        <b>{strings.refused}</b> {strings.stillYours(offer.expiresOn)}
      </p>
      <Button look="plain" size="small" busy={isSending} disabled={!online} onClick={onUndo}>
        {strings.undo}
      </Button>
    </div>
  );
}

/** Shown when the reader has no offer. */
export function NoOffer() {
  return (
    <EmptyState
      title={strings.noneTitle}
      actions={<ButtonLink href={SHOWCASE}>{strings.showcase}</ButtonLink>}
    >
      <p>{strings.noneText}</p>
    </EmptyState>
  );
}
