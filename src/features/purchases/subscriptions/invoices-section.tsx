import { useCallback } from 'react';
import { getInvoicePdf, listInvoices } from '#api/account/subscriptions.ts';
import type { Api } from '#api/clients.ts';
import { plainDate } from '#domain/date-words.ts';
import type { OwnInvoice } from '#domain/own-subscription.ts';
import account from '#src/components/account/account-page.module.css';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { priceWords } from '#src/components/account/subscription-words.ts';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { saveFile } from '#src/components/save-file.ts';
import { logError } from '#src/state/log.ts';
import { Button } from '#src/ui/button.tsx';
import { invoiceStrings as strings } from './strings.ts';
import styles from './subscriptions.module.css';

type Props = { api: () => Promise<Api>; online: boolean; say: (words: string) => void };

/** The reader's invoices, each with a button to download its PDF. ACC-06 */
export function InvoicesSection({ api, online, say }: Props) {
  const { loadable, reload } = useLoaded<OwnInvoice[]>(
    useCallback(async () => listInvoices(await api()), [api]),
  );

  async function download({ id, number }: OwnInvoice) {
    try {
      saveFile(await getInvoicePdf(await api(), id), strings.fileName(number));
      say(strings.saved(number));
    } catch (error) {
      logError('invoices', error);
      say(strings.failed(number));
    }
  }

  return (
    <section className={account.block} aria-labelledby="fatture">
      <h2 id="fatture">{strings.title}</h2>
      <LoadedPart loadable={loadable} onRetry={reload}>
        {(invoices) =>
          invoices.length === 0 ? (
            <p className="meta">{strings.none}</p>
          ) : (
            <>
              <ul className={`hr ${styles.invoices}`} aria-labelledby="fatture">
                {invoices.map((invoice) => (
                  <li key={invoice.id}>
                    <div>
                      <h3 className="t-s2">{strings.number(invoice.number)}</h3>
                      <p className="meta">
                        {plainDate(invoice.issuedOn)} · {invoice.description}
                      </p>
                    </div>
                    <span className="num">{priceWords.once(invoice.cents)}</span>
                    <Button
                      look="plain"
                      size="small"
                      aria-label={strings.downloadOne(invoice.number)}
                      disabled={!online}
                      onClick={() => void download(invoice)}
                    >
                      {strings.download}
                    </Button>
                  </li>
                ))}
              </ul>
              {!online && <p className="meta">{strings.offline}</p>}
            </>
          )
        }
      </LoadedPart>
    </section>
  );
}
