import { useMemo, useRef } from 'react';
import { openOrder } from '#api/account/orders.ts';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Order } from '#domain/orders.ts';
import type { Purchase } from '#domain/purchase.ts';
import { purchasePath, SHOWCASE } from '#domain/showcase.ts';
import { purchaseForm } from '#domain/validation/card-payment.ts';
import { priceWords } from '#src/components/account/subscription-words.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { logError } from '#src/state/log.ts';
import { messages } from '#src/strings/messages.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { CardFields } from './card-fields.tsx';
import styles from './checkout.module.css';
import { explainPayment, payWith } from './pay-with.ts';
import { periodPrice } from './period-price.ts';
import { cardStrings, purchaseStrings as strings } from './strings.ts';
import { writeIntoAddress } from './write-into-address.ts';

type Props = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  today: Day;
  purchase: Purchase;
  /** The order from before a reload. */
  known: Order | null;
  onPaid: (order: Order) => void;
};

type Values = { condizioni: boolean; subito: boolean; numero?: string; scadenza?: string };

/**
 * Form with the card and the required declarations; submitting it orders and pays. Art. 51 of the Codice del consumo.
 * ACC-03
 */
export function PurchaseForm({ brand, api, today, purchase, known, onPaid }: Props) {
  const orderId = useRef(known?.id);
  const embedded = purchase.checkout === 'embedded';
  const { offer, cents, renewalCents, months } = purchase;
  const schema = useMemo(() => purchaseForm(today, embedded), [today, embedded]);
  const form = useForm({
    schema,
    submit: async (values: Values) => {
      const { condizioni, subito, numero = '', scadenza = '' } = values;
      const paid = await payWith({
        api,
        earlierOrderId: orderId.current,
        open: (clients) => openOrder(clients, { offer, cents, condizioni, subito }),
        onOpened: ({ id }) => {
          orderId.current = id;
          writeIntoAddress(purchasePath(offer, id));
        },
        card: embedded ? { numero, scadenza } : null,
      });
      if (paid) onPaid(paid);
      return 'leaving';
    },
    explain: (error) => explainPayment(error) ?? notActivated(error, purchase.reserved),
  });
  const { errors } = form;
  const terms = brand.footer.find(({ group }) => group === 'information')?.url;
  return (
    <Form
      state={form}
      labels={strings.labels}
      submit={submitWords(embedded, cents)}
      offline={strings.offline}
      after={<LinkAfterRefusal known={known} />}
    >
      <section className={`stack14 ${styles.part}`} aria-labelledby="pagamento">
        <h2 id="pagamento">{cardStrings.title}</h2>
        {embedded ? (
          <CardFields labels={strings.labels} errors={errors} />
        ) : (
          <Notice>{cardStrings.shop}</Notice>
        )}
      </section>
      <section className={`stack14 ${styles.part}`} aria-labelledby="condizioni">
        <h2 id="condizioni">{strings.terms}</h2>
        <Checkbox name="condizioni" error={errors.condizioni} required>
          {strings.conditions}{' '}
          <a className="link" href={terms} target="_blank" rel="noreferrer">
            {strings.conditionsLink}
            <span className="vh"> {strings.newTab}</span>
          </a>
          {strings.renews(periodPrice(renewalCents, months))}
        </Checkbox>
        <Checkbox name="subito" error={errors.subito} required>
          {strings.atOnce}
        </Checkbox>
      </section>
    </Form>
  );
}

/** Link to the other offers after a refused payment, for readers who do not want to try again. */
function LinkAfterRefusal({ known }: Pick<Props, 'known'>) {
  if (known?.status !== 'refused') return null;
  return (
    <ButtonLink look="quiet" href={SHOWCASE}>
      {strings.otherOffers}
    </ButtonLink>
  );
}

/** Message that nothing was activated, for failures without a more precise reason; null for others. API-04 */
function notActivated(error: unknown, reserved: boolean) {
  const kind = failureKindOf(error);
  if (kind !== 'server' && kind !== 'unexpected') return null;
  if (kind === 'unexpected') logError('purchase', error);
  const title = reserved ? messages.offer_activation_error : messages.subscription_activation_error;
  return { title, text: '' };
}

function submitWords(embedded: boolean, cents: number): string {
  if (!embedded) return strings.toShop;
  return cents > 0 ? strings.pay(priceWords.once(cents)) : strings.activate;
}
