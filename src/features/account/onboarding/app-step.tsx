import { useRef, useState } from 'react';
import { useFocusAfterRender } from '#src/components/account/use-focus-after-render.ts';
import { install, openInstallDialog, useInstalling } from '#src/state/install/install.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './app-step.module.css';
import { StepFrame, type StepProps } from './step-frame.tsx';
import { appStrings as strings } from './strings.ts';

/** The last step: installing the app on the home screen, by this browser or from a store. OFF-07 */
export function AppStep({ brand, isFromOtherStep, isSending, onDone }: StepProps) {
  const { way } = useInstalling();
  const note = useRef<HTMLParagraphElement>(null);
  const focusNote = useFocusAfterRender(note);
  const [prompt, setPrompt] = useState<'unused' | 'shown' | 'accepted' | 'refused'>('unused');
  async function showPrompt() {
    setPrompt('shown');
    setPrompt((await install()) ? 'accepted' : 'refused');
    // The pressed button goes away with the prompt, which the browser shows only once.
    focusNote();
  }
  return (
    <StepFrame
      step="downloadApp"
      title={strings.title}
      text={strings.text}
      footText={strings.foot}
      isFromOtherStep={isFromOtherStep}
      isSending={isSending}
      onDone={onDone}
    >
      <div className={styles.app}>
        <img src={`/brands/${brand.key}/icon-192.png`} width={96} height={96} alt="" />
        <div className={`stack14 ${styles.ways}`}>
          {way === 'prompt' && (
            <Button look="strong" size="large" busy={prompt === 'shown'} onClick={() => void showPrompt()}>
              <Icon name="install" size={20} />
              {strings.install}
            </Button>
          )}
          {way === 'instructions' && (
            <Button look="strong" size="large" onClick={openInstallDialog}>
              <Icon name="install" size={20} />
              {strings.show}
            </Button>
          )}
          {way === null && (
            <p tabIndex={-1} ref={note}>
              {strings.afterPrompt[prompt]}
            </p>
          )}
          <p className={styles.stores}>{strings.stores}</p>
          <p className="actions">
            <ButtonLink look="plain" href={brand.androidAppUrl}>
              {strings.android}
            </ButtonLink>
            <ButtonLink look="plain" href={brand.iosAppUrl}>
              {strings.ios}
            </ButtonLink>
          </p>
        </div>
      </div>
    </StepFrame>
  );
}
