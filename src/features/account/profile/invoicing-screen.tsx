import { useCallback } from 'react';
import { getInvoicing, saveInvoicing } from '#api/account/profile.ts';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { InvoicingData } from '#domain/profile.ts';
import type { InvoicingFields } from '#domain/validation/invoicing-form.ts';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { SavedFormPart } from '#src/components/account/saved-form-part.tsx';
import { useSavedForm } from '#src/components/account/use-saved-form.ts';
import { loadSession } from '#src/state/session/load-session.ts';
import { useUser } from '#src/state/session/session.ts';
import { Notice } from '#src/ui/notice.tsx';
import { InvoicingForm } from './invoicing-form.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { invoicingStrings as strings } from './strings.ts';

type Props = { brand: PublicBrand; api: () => Promise<Api> };

const DRAFT = 'invoicing';

/** Settings for the reader's invoices. ACC-06 */
export function InvoicingScreen({ brand, api }: Props) {
  return (
    <AccountPage brand={brand} currentScreen="invoicing">
      <InvoicingPart api={api} />
    </AccountPage>
  );
}

function InvoicingPart({ api }: Pick<Props, 'api'>) {
  const isCompany = useUser()?.company ?? false;
  const form = useSavedForm<InvoicingData, InvoicingFields, InvoicingData>({
    name: DRAFT,
    read: useCallback(async () => getInvoicing(await api()), [api]),
    write: async (fields) => {
      const done = await saveInvoicing(await api(), fields);
      // The session has to be loaded again: the invoicing data that was missing may be complete now.
      void loadSession(api);
      return done;
    },
    dataOf: (done) => done,
  });
  return (
    <SavedFormPart
      form={form}
      texts={{ title: strings.title, intro: isCompany ? strings.companyIntro : strings.intro }}
      tabs={<ProfileTabs tab="invoicing" />}
      confirmationOf={() => <Notice tone="ok">{strings.saved}</Notice>}
    >
      {({ data, draft }) => (
        <InvoicingForm
          key={form.round}
          name={DRAFT}
          kind={data.kind}
          saved={data.fields}
          values={{ ...data.fields, ...draft }}
          onSave={form.save}
        />
      )}
    </SavedFormPart>
  );
}
