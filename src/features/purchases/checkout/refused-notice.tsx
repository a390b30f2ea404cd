import type { Order, Refusal } from '#domain/orders.ts';
import { Notice } from '#src/ui/notice.tsx';
import { refusalStrings } from './strings.ts';
import { useFocusOnce } from './use-focus-once.ts';

/**
 * Notice that the last payment was refused, and what can be done. It takes the focus, so that a reader who returns from
 * the shop continues here. ACC-03
 */
export function RefusedNotice({ known }: { known: Order | null }) {
  const { status, refusal } = known ?? {};
  return status === 'refused' && refusal ? <Refused refusal={refusal} /> : null;
}

function Refused({ refusal }: { refusal: Refusal }) {
  const notice = useFocusOnce<HTMLDivElement>();
  const { title, text } = refusalStrings[refusal];
  return (
    <div tabIndex={-1} ref={notice}>
      {/* A payment that the reader cancelled is not an error. */}
      <Notice tone={refusal === 'cancelled' ? 'info' : 'error'} isAnnounced>
        <b>{title}</b> {text}
      </Notice>
    </div>
  );
}
