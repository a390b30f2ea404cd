import { useEffect, useRef } from 'react';
import type { DeviceChoice } from '#api/account/sign-in.ts';
import { replaceDevice } from '#api/account/sign-in.ts';
import { HOME } from '#domain/addresses.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { Device } from '#domain/reader.ts';
import { recentTime } from '#domain/recent-time.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { explainSignIn } from './explain.ts';
import { DeviceReplacement as Schema } from './schema.ts';
import type { SignInFormProps } from './sign-in-form-props.ts';
import styles from './sign-in-screen.module.css';
import { deviceStrings as strings } from './strings.ts';

type Props = SignInFormProps & {
  choice: DeviceChoice;
  /** Back to the sign-in; `expired` where the choice came too late. */
  onBack: (expired: boolean) => void;
};

const LABELS = { dispositivo: strings.legend };

/**
 * Asks which device to sign out, because the limit of devices is reached. The one unused for longest is proposed.
 * SES-08
 */
export function DeviceReplacement({ api, query, onReply, choice, onBack }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const form = useForm({
    schema: Schema,
    explain: explainSignIn,
    submit: async ({ dispositivo: deviceId }) => {
      const { ticket } = choice;
      try {
        const redirectUri = query.redirect_uri ?? HOME;
        return onReply(await replaceDevice(await api(), { ticket, deviceId, redirectUri }));
      } catch (error) {
        if (errorKindOf(error) !== 'login-required') throw error;
        onBack(true);
        return undefined;
      }
    },
  });
  const proposedDevice = longestUnused(choice.devices);
  return (
    <>
      <h1 className="t-2" tabIndex={-1} ref={title}>
        {strings.title}
      </h1>
      <p className={`deck s ${styles.intro}`}>{strings.intro(choice.limit)}</p>
      <Form
        state={form}
        labels={LABELS}
        submit={strings.submit}
        after={
          <Button look="plain" size="large" onClick={() => onBack(false)}>
            {strings.cancel}
          </Button>
        }
      >
        <fieldset className={styles.devices}>
          <legend className="vh">{strings.legend}</legend>
          {choice.devices.map((device) => (
            <label className="stack12" key={device.id}>
              <input
                type="radio"
                name="dispositivo"
                value={device.id}
                defaultChecked={device.id === proposedDevice}
              />
              <Icon name={device.kind} size={26} />
              <span>
                <b>{device.name}</b>
                <span className="meta">{strings.lastUse(recentTime(device.lastUsedAt, new Date()))}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </Form>
    </>
  );
}

const longestUnused = (devices: readonly Device[]) =>
  [...devices].sort((one, other) => one.lastUsedAt.localeCompare(other.lastUsedAt))[0]?.id;
