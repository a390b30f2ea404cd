import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DeviceChoice, SignInReply } from '#api/account/sign-in.ts';
import type { Api } from '#api/clients.ts';
import { entrancePath } from '#domain/entrance-addresses.ts';
import type { EntranceQuery } from '#domain/entrance-query.ts';
import { EntrancePage, type EntranceProps } from '#src/components/entrance/entrance-page.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import { FormSummary } from '#src/ui/form/form-summary.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { CodeForm } from './code-form.tsx';
import { DeviceReplacement } from './device-replacement.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './sign-in-screen.module.css';
import { codeStrings, failureStrings, noticeStrings, strings } from './strings.ts';

type Props = EntranceProps & { api: () => Promise<Api>; query: EntranceQuery };

/**
 * Signs in by password, mailed code or passkey; beyond the device limit it asks which device to sign out. SES-08,
 * NAV-16
 */
export function SignInScreen({ brand, covers, api, query }: Props) {
  const [choice, setChoice] = useState<DeviceChoice | null>(null);
  const [returnReason, setReturnReason] = useState<'called-off' | 'too-late' | null>(null);
  const [identifier, onIdentifier] = useState(query.email);
  const onReply = (reply: SignInReply) => {
    if ('choice' in reply) {
      setChoice(reply.choice);
      return undefined;
    }
    location.assign(reply.goTo);
    return 'leaving' as const;
  };
  const props = { api, query, identifier, onIdentifier, onReply };
  return (
    <EntrancePage brand={brand} covers={covers} motto={strings.motto}>
      {choice ? (
        <DeviceReplacement
          {...props}
          choice={choice}
          onBack={(expired) => {
            setChoice(null);
            setReturnReason(expired ? 'too-late' : 'called-off');
          }}
        />
      ) : (
        <SignInForms
          query={query}
          focused={returnReason === 'called-off'}
          above={returnReason === 'too-late' && <FormSummary takesFocus {...failureStrings.choiceOver} />}
        >
          {query.modo === 'codice' ? <CodeForm {...props} /> : <PasswordForm {...props} />}
        </SignInForms>
      )}
    </EntrancePage>
  );
}

type SignInFormsProps = {
  query: EntranceQuery;
  /** The next step was just removed, and the focus with it. */
  focused: boolean;
  above: ReactNode;
  children: ReactNode;
};

const NOTICE_ID = 'avviso';

function SignInForms({ query, focused, above, children }: SignInFormsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  const byCode = query.modo === 'codice';
  const { title, intro } = byCode ? codeStrings : strings;
  const notice = !above && query.avviso ? noticeStrings[query.avviso] : null;
  const otherQuery = { ...query, modo: byCode ? undefined : ('codice' as const), avviso: undefined };
  return (
    <>
      <h1 className="t-2" tabIndex={-1} ref={heading} aria-describedby={notice ? NOTICE_ID : undefined}>
        {title}
      </h1>
      <p className={`deck s ${styles.intro}`}>{intro}</p>
      {above}
      {notice && (
        <div className={styles.notice} id={NOTICE_ID}>
          <Notice tone={notice.tone}>{notice.text}</Notice>
        </div>
      )}
      {children}
      <p className={styles.or}>{strings.or}</p>
      <AppLink className={`btn s lg ${styles.other}`} href={entrancePath('signIn', otherQuery)}>
        {byCode ? strings.byPassword : strings.byCode}
      </AppLink>
      <p className={styles.register}>
        {strings.noAccount}{' '}
        <AppLink className="link tap" href={entrancePath('register', { redirect_uri: query.redirect_uri })}>
          {strings.register}
        </AppLink>
      </p>
    </>
  );
}
