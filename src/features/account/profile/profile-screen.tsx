import { useCallback } from 'react';
import { getProfile, type SavedProfile, saveProfile } from '#api/account/profile.ts';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Profile } from '#domain/profile.ts';
import type { Incoherence } from '#domain/validation/fiscal-coherence.ts';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { SavedFormPart } from '#src/components/account/saved-form-part.tsx';
import { type Loaded, useSavedForm } from '#src/components/account/use-saved-form.ts';
import { useOnline } from '#src/state/network/online.ts';
import { loadSession } from '#src/state/session/load-session.ts';
import { useUser } from '#src/state/session/session.ts';
import { Notice } from '#src/ui/notice.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AvatarSection } from './avatar-section.tsx';
import { CompanyForm } from './company-form.tsx';
import { PersonForm } from './person-form.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { INCOHERENCE_WORDS, profileStrings as strings } from './strings.ts';

/** Notice about fields that contradict the fiscal code. They are saved nevertheless. ACC-01 */
function IncoherenceNotice({ incoherences }: { incoherences: readonly Incoherence[] }) {
  if (incoherences.length === 0) return null;
  const doubts = incoherences.map((incoherence) => INCOHERENCE_WORDS[incoherence]).join(', ');
  return (
    <Notice tone="warning">
      <b>{`${strings.incoherent} ${doubts}.`}</b> {strings.incoherentText}
    </Notice>
  );
}

type Props = { brand: PublicBrand; api: () => Promise<Api>; today: Day };

const DRAFT = 'profile';

/** The reader's profile. ACC-01, NAV-16 */
export function ProfileScreen({ brand, ...props }: Props) {
  return (
    <AccountPage brand={brand} currentScreen="profile">
      <ProfilePart {...props} />
    </AccountPage>
  );
}

function ProfilePart({ api, today }: Omit<Props, 'brand'>) {
  const online = useOnline();
  const isCompany = useUser()?.company ?? false;
  const form = useSavedForm<Profile, Profile['fields'], SavedProfile>({
    name: DRAFT,
    read: useCallback(async () => getProfile(await api()), [api]),
    write: async (fields) => {
      const done = await saveProfile(await api(), fields);
      // The name in the header may have changed.
      void loadSession(api);
      return done;
    },
    dataOf: ({ profile }) => profile,
  });
  return (
    <SavedFormPart
      form={form}
      texts={{ title: strings.title, intro: isCompany ? strings.companyIntro : strings.intro }}
      tabs={<ProfileTabs tab="profile" />}
      confirmationOf={({ incoherences }) => (
        <>
          <Notice tone="ok">{strings.saved}</Notice>
          <IncoherenceNotice incoherences={incoherences} />
        </>
      )}
    >
      {(loaded) => (
        <>
          <AvatarSection api={api} avatar={loaded.data.avatar} online={online} />
          <AccountFacts {...loaded.data} />
          <ProfileForm key={form.round} {...loaded} today={today} onSave={form.save} />
        </>
      )}
    </SavedFormPart>
  );
}

type FormProps = Loaded<Profile> & {
  today: Day;
  onSave: (fields: Profile['fields'], clearDraft: () => Promise<void>) => Promise<void>;
};

function ProfileForm({ data, draft, today, onSave }: FormProps) {
  return data.kind === 'person' ? (
    <PersonForm
      name={DRAFT}
      saved={data.fields}
      values={{ ...data.fields, ...draft }}
      today={today}
      onSave={onSave}
    />
  ) : (
    <CompanyForm name={DRAFT} saved={data.fields} values={{ ...data.fields, ...draft }} onSave={onSave} />
  );
}
