import { Notice } from '#src/ui/notice.tsx';
import { WithCareLink } from './forms/care-link.tsx';

const CLOSED = 'Al momento gli acquisti sono chiusi: riprova più avanti oppure scrivi al customer care.';

/** Said where something would be bought or paid while nothing can be, before anybody fills in a form for it. ACC-03 */
export function SalesClosed() {
  return (
    <Notice tone="warning">
      <WithCareLink text={CLOSED} />
    </Notice>
  );
}
