import { AppLink } from '#src/ui/app-link.tsx';
import { Notice } from '#src/ui/notice.tsx';

const CONTACT = '/contact';

/** Shown for a renewal that waits for payment while payments are closed. ACC-03 */
export function RenewalsClosed() {
  return (
    <>
      Il rinnovo non è stato pagato e al momento i pagamenti sono chiusi: scrivi al{' '}
      <AppLink className="link" href={CONTACT}>
        customer care
      </AppLink>
      .
    </>
  );
}

/** Shown instead of a purchase or payment form while sales are closed, before the reader fills in anything. ACC-03 */
export function SalesClosed() {
  return (
    <Notice tone="warning">
      Al momento gli acquisti sono chiusi: riprova più avanti oppure scrivi al{' '}
      <AppLink className="link" href={CONTACT}>
        customer care
      </AppLink>
      .
    </Notice>
  );
}
