import { useLayoutEffect, useRef, useState } from 'react';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Issue } from '#domain/newsstand.ts';
import { CoverSkeleton } from '#src/components/cover-skeleton.tsx';
import { Cover } from '#src/components/front-page/cover.tsx';
import type { InstallWay } from '#src/pwa/install-prompt.ts';
import { type InstallDialogReason, install, refuseInstalling } from '#src/state/install/install.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { keepFocusInside } from '#src/ui/keep-focus-inside.ts';
import styles from './install-dialog.module.css';
import { InstallSteps } from './install-steps.tsx';
import { strings } from './strings.ts';

type Props = { brand: PublicBrand; covers: readonly Issue[]; way: InstallWay; reason: InstallDialogReason };

/** From this width the offered dialog is not modal, so that it does not block a reader who did not ask for it. */
const WIDE_SCREEN = '(min-width: 821px)';

/** Installs the app on the home screen, or shows how to do so. OFF-07 */
export function InstallDialog({ brand, covers, way, reason }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isPrompting, setIsPrompting] = useState(false);

  useLayoutEffect(() => {
    const { current } = dialog;
    if (reason === 'offered' && matchMedia(WIDE_SCREEN).matches) current?.setAttribute('open', '');
    else current?.showModal();
    // A modal that is closed before it unmounts returns the focus.
    return () => current?.close();
  }, [reason]);

  const close = () => dialog.current?.close();

  function startInstalling() {
    setIsPrompting(true);
    void install();
  }

  return (
    <dialog
      ref={dialog}
      className={`floating ${styles.dialog}`}
      aria-labelledby="installa"
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) refuseInstalling();
      }}
      onKeyDown={(event) => {
        // Only a modal dialog handles Escape by itself.
        if (event.key === 'Escape') close();
        if (event.currentTarget.matches(':modal')) keepFocusInside(event);
      }}
      onClick={({ target, currentTarget }) => {
        // A click on the backdrop has the dialog itself as its target.
        if (target === currentTarget) close();
      }}
    >
      <div className={styles.surface} aria-hidden="true">
        <FrontPage brand={brand} issue={covers[1]} />
        <FrontPage brand={brand} issue={covers[0]} />
      </div>
      <div className={styles.inside}>
        <div className={`stack14 ${styles.app}`}>
          <img src={`/brands/${brand.key}/icon-192.png`} width={56} height={56} alt="" />
          <div>
            <h2 className="t-4" id="installa" tabIndex={-1} ref={focusOnOpen}>
              {strings.title}
            </h2>
            <p className="secondary">{strings.text}</p>
          </div>
        </div>
        {way === 'instructions' && <InstallSteps />}
        <div className={`stack10 ${styles.actions}`}>
          {way === 'prompt' ? (
            <>
              <Button size="large" onClick={startInstalling} busy={isPrompting}>
                <Icon name="install" size={20} />
                {strings.install}
              </Button>
              <Button size="large" look="plain" onClick={close}>
                {strings.notNow}
              </Button>
            </>
          ) : (
            <Button size="large" onClick={close}>
              {strings.understood}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  );
}

/**
 * Sets the initial focus on the heading, so that a stray tap or key does not install. Set by hand because React does
 * not write the attribute.
 */
const focusOnOpen = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');

/** Blank where the page shows no front pages. */
function FrontPage({ brand, issue }: { brand: PublicBrand; issue: Issue | undefined }) {
  return (
    <div className={styles.cover}>
      {issue ? <Cover paper={brand} issue={issue} size={158} decorative /> : <CoverSkeleton />}
    </div>
  );
}
