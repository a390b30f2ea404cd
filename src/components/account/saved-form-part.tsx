import { type ReactNode, useRef } from 'react';
import account from './account-page.module.css';
import { Confirmation } from './confirmation.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { LoadedPart } from './loaded-part.tsx';
import styles from './saved-form.module.css';
import type { Loaded, SavedForm } from './use-saved-form.ts';

type Props<Data, Fields, Done extends object> = {
  form: SavedForm<Data, Fields, Done>;
  texts: { title: string; intro: string };
  /** Tabs to the related screens. */
  tabs: ReactNode;
  /** Confirmation of the last save. */
  confirmationOf: (done: Done) => ReactNode;
  children: (loaded: Loaded<Data>) => ReactNode;
};

/**
 * Frame of a form whose data is stored in the account: above it are the confirmation of a save and the notice of an
 * unsaved draft.
 */
export function SavedFormPart<Data, Fields, Done extends object>({
  form,
  texts,
  tabs,
  confirmationOf,
  children,
}: Props<Data, Fields, Done>) {
  const title = useRef<HTMLHeadingElement>(null);
  const discardDraft = (data: Data) => {
    title.current?.focus();
    void form.discard(data);
  };
  return (
    <>
      <header className={account.head}>
        <h1 className="t-1" tabIndex={-1} ref={title}>
          {texts.title}
        </h1>
        <p className="deck s">{texts.intro}</p>
      </header>
      {tabs}
      <Confirmation result={form.saved}>{form.saved && confirmationOf(form.saved)}</Confirmation>
      <LoadedPart loadable={form.loadable} onRetry={form.reload} skeleton={<FormSkeleton />}>
        {(loaded) => (
          <div className={styles.column}>
            {loaded.draft && <DraftNotice onDiscard={() => discardDraft(loaded.data)} />}
            {children(loaded)}
          </div>
        )}
      </LoadedPart>
    </>
  );
}
