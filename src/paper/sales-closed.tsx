import { AppLink } from '#src/ui/app-link.tsx';
import { Notice } from '#src/ui/notice.tsx';

const CONTACT = '/contact';

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
