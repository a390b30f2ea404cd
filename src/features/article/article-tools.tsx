import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { articlePath, issuePath } from '#domain/addresses.ts';
import type { Article } from '#domain/newsstand.ts';
import { sharePage } from '#src/components/share-page.ts';
import { heartStrings, strings as paperStrings } from '#src/components/strings.ts';
import { useHeart } from '#src/components/use-heart.tsx';
import { loadStylesheets } from '#src/state/page/stylesheets.ts';
import type { Reading } from '#src/state/reading/reading-settings.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import styles from './article-tools.module.css';
import { toolStrings as strings } from './strings.ts';
import { useDeferredParts } from './use-deferred-parts.ts';

/** Whether the page is dark, by the theme chosen on this device or else by that of the operating system. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Prints the page. The rules for printing are in the full stylesheets, which are loaded first. */
async function printPage() {
  await loadStylesheets();
  print();
}

type ToolProps = {
  icon: IconName;
  label: string;
  onClick: () => void;
  busy?: boolean;
  /** State of a toggle; null while it is not known. */
  pressed?: boolean | null;
  /** Why the tool cannot be used. */
  reason?: string | false;
};

function Tool({ icon, label, onClick, busy, pressed, reason }: ToolProps) {
  const toolClass = reason ? styles.refused : pressed ? styles.pressed : undefined;
  return (
    <button
      type="button"
      className={toolClass}
      onClick={onClick}
      aria-busy={busy || undefined}
      aria-pressed={pressed ?? undefined}
      disabled={Boolean(reason)}
    >
      <Icon name={icon} />
      <span>{label}</span>
      {reason && <span>{reason}</span>}
    </button>
  );
}

/**
 * Buttons for the text panel, favourites, sharing and printing: beside the text on wide screens, at the lower
 * edge on narrow ones.
 */
export function ArticleTools({ article }: { article: Article }) {
  const { toast, say } = useToast();
  const heart = useHeart(article, say);
  const { panel, themePaper, openPanel, awaited } = useTextPanel();
  const deferred = useDeferredParts();
  // The toast and the disabled print button are rendered after hydration only, to keep them out of the first view's
  // HTML.
  const hydrated = useHydrated();
  const router = useRouter({ warn: false });
  useEffect(
    () => deferred?.listenForKeys(router, article, openPanel),
    [deferred, router, article, openPanel],
  );

  async function share() {
    const url = new URL(articlePath(article), location.href).href;
    const outcome = await sharePage({ title: article.title, url }, navigator);
    if (outcome !== 'handed-over') say(outcome === 'copied' ? strings.copied : strings.notShared);
  }

  const textTool = <Tool icon="text" label={strings.text} onClick={openPanel} busy={awaited} />;
  const heartTool = (
    <Tool
      icon={heart.kept ? 'heart-f' : 'heart'}
      label={heartStrings.heart}
      onClick={heart.press}
      busy={heart.busy}
      pressed={heart.kept}
    />
  );
  const shareTool = <Tool icon="share" label={strings.share} onClick={() => void share()} />;
  const printTool = (
    <Tool
      icon="print"
      label={strings.print}
      onClick={() => void printPage()}
      reason={!article.complete && paperStrings.subscribersOnly}
    />
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
      <div className={styles.rail} role="group" aria-label={strings.tools}>
        {textTool}
        {heartTool}
        {shareTool}
        {(article.complete || hydrated) && printTool}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div className={`equal-columns ${styles.bar}`} role="group" aria-label={strings.tools}>
        <BackLink article={article} />
        {textTool}
        {heartTool}
        {shareTool}
        {article.complete && printTool}
      </div>
      {deferred && <deferred.TextPanel ref={panel} themePaper={themePaper} />}
      {hydrated && toast}
    </>
  );
}

/**
 * State of the text panel. Its code is loaded when the page is idle; if the reader presses the button
 * earlier, the panel opens as soon as its code is loaded. `panel` is the ref of its dialog.
 */
function useTextPanel() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpenRequested, setIsOpenRequested] = useState(false);
  const [themePaper, setThemePaper] = useState<Reading['paper']>();
  const openPanel = useCallback(() => {
    setThemePaper(isDark() ? 'night' : 'white');
    setIsOpenRequested(!dialog.current);
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const panel = useCallback(
    (element: HTMLDialogElement | null) => {
      dialog.current = element;
      if (!isOpenRequested || !element) return;
      element.showModal();
      setIsOpenRequested(false);
    },
    [isOpenRequested],
  );
  return { panel, themePaper, openPanel, awaited: isOpenRequested };
}

/** Link to the issue of the article; once hydrated, it goes back in the history where that is possible. */
function BackLink({ article }: { article: Article }) {
  const router = useRouter({ warn: false });
  function goBack(event: MouseEvent) {
    if (!router?.history.canGoBack()) return;
    event.preventDefault();
    router.history.back();
  }
  return (
    <AppLink href={issuePath(article.edition, article.day)} onClick={goBack}>
      <Icon name="back" />
      <span>{strings.back}</span>
    </AppLink>
  );
}
