import { AppLink } from '#src/ui/app-link.tsx';
import { Notice } from '#src/ui/notice.tsx';

const CONTACT = '/contact';

/** Said of a renewal that waits to be paid while nothing can be. ACC-03 */
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

/** Said where something would be bought or paid while nothing can be, before anybody fills in a form for it. ACC-03 */
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
