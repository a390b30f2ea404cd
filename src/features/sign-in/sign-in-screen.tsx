import { type ReactNode, useState } from 'react';
import type { DeviceChoice, SignInReply } from '#api/account/sign-in-reply.ts';
import type { Api } from '#api/clients.ts';
import { entrancePath } from '#domain/entrance-addresses.ts';
import type { EntranceQuery } from '#domain/entrance-query.ts';
import type { Day } from '#domain/newsstand.ts';
import { EntrancePage, type EntranceProps } from '#src/paper/entrance/entrance-page.tsx';
import type { Failure } from '#src/paper/forms/failure-strings.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { FormSummary } from '#src/ui/form/form-summary.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { CodeForm } from './code-form.tsx';
import { DeviceReplacement } from './device-replacement.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './sign-in-screen.module.css';
import { codeStrings, failureStrings, noticeStrings, strings } from './strings.ts';

type Props = EntranceProps & { api: () => Promise<Api>; today: Day; query: EntranceQuery };

/** Signs in by password, mailed code or passkey; beyond the limit of devices it asks which is to go. SES-08, NAV-16 */
export function SignInScreen({ brand, covers, api, today, query }: Props) {
  const [choice, setChoice] = useState<DeviceChoice | null>(null);
  const [over, setOver] = useState<Failure | null>(null);
  const onReply = (reply: SignInReply) => {
    if ('choice' in reply) {
      setChoice(reply.choice);
      return undefined;
    }
    location.assign(reply.goTo);
    return 'leaving' as const;
  };
  const way = { api, query, onReply };
  return (
    <EntrancePage brand={brand} covers={covers} motto={strings.motto}>
      {choice ? (
        <DeviceReplacement
          {...way}
          choice={choice}
          today={today}
          onBack={(expired) => {
            setChoice(null);
            setOver(expired ? failureStrings.choiceOver : null);
          }}
        />
      ) : (
        <Ways query={query} above={over && <FormSummary focused {...over} />}>
          {query.modo === 'codice' ? <CodeForm {...way} /> : <PasswordForm {...way} />}
        </Ways>
      )}
    </EntrancePage>
  );
}

type WaysProps = { query: EntranceQuery; above: ReactNode; children: ReactNode };

function Ways({ query, above, children }: WaysProps) {
  const byCode = query.modo === 'codice';
  const { title, intro } = byCode ? codeStrings : strings;
  const notice = query.avviso && noticeStrings[query.avviso];
  const other = { ...query, modo: byCode ? undefined : ('codice' as const), avviso: undefined };
  return (
    <>
      <h1 className="t-2" tabIndex={-1}>
        {title}
      </h1>
      <p className={`deck s ${styles.intro}`}>{intro}</p>
      {above}
      {!above && notice && (
        <div className={styles.notice}>
          <Notice tone={notice.tone} live>
            {notice.text}
          </Notice>
        </div>
      )}
      {children}
      <p className={styles.or}>{strings.or}</p>
      <AppLink className={`btn s lg ${styles.other}`} href={entrancePath('signIn', other)}>
        {byCode ? strings.byPassword : strings.byCode}
      </AppLink>
      <p className={styles.register}>
        {strings.noAccount}{' '}
        <AppLink className="link" href={entrancePath('register', { redirect_uri: query.redirect_uri })}>
          {strings.register}
        </AppLink>
      </p>
    </>
  );
}
