import type { ReactNode } from 'react';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Order } from '#domain/orders.ts';
import { PRODUCT_NAMES, priceWords } from '#src/components/account/subscription-words.ts';
import styles from './checkout.module.css';
import { summaryStrings, waitingStrings } from './strings.ts';

/** A row of a summary; `price` marks the row with the price, which is emphasised. */
export type Row = { label: string; value: ReactNode; price?: true };

/** The product bought or paid, one fact per row. */
export function Summary({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.summary}>
      {rows.map(({ label, value, price }) => (
        <div key={label} className={price && styles.price}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Summary of an order: the product, and the amount if there is one. */
export function OrderSummary({ brand, order }: { brand: PublicBrand; order: Order }) {
  const { product, cents } = order;
  const productRow = { label: summaryStrings.what, value: `${brand.name} ${PRODUCT_NAMES[product]}` };
  const amount = { label: waitingStrings.amount, value: priceWords.once(cents), price: true as const };
  return <Summary rows={cents > 0 ? [productRow, amount] : [productRow]} />;
}
