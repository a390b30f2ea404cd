import type { ReactNode } from 'react';
import { messages } from '#src/strings/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Loading } from '#src/ui/skeleton.tsx';
import { loadingStrings as strings } from './strings.ts';
import type { Loadable } from './use-loaded.ts';

type Props<Data> = {
  loadable: Loadable<Data>;
  onRetry: () => void;
  /** Shown while the data is loading. */
  skeleton?: ReactNode;
  /** Sentence for data that could not be loaded, instead of the general one. */
  failedText?: string;
  children: (data: Data) => ReactNode;
};

/** Moves the focus to the heading above the button, because a skeleton replaces the button. */
function focusHeading(button: HTMLElement): void {
  for (let part = button.parentElement; part; part = part.parentElement) {
    const heading = part.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex]');
    if (!heading) continue;
    heading.focus();
    return;
  }
}

/** A part of a screen that loads its data: shows a skeleton first, then the data or why it could not be loaded. */
export function LoadedPart<Data>({ loadable, onRetry, skeleton, failedText, children }: Props<Data>) {
  if (loadable.state === 'known') return children(loadable.data);
  if (loadable.state === 'loading') return <Loading label={messages.loading_user_info}>{skeleton}</Loading>;
  const offline = loadable.kind === 'offline';
  return (
    <div role="alert">
      <Notice
        tone={offline ? 'warning' : 'error'}
        action={
          <Button
            look="plain"
            size="small"
            onClick={({ currentTarget }) => {
              focusHeading(currentTarget);
              onRetry();
            }}
          >
            {strings.retry}
          </Button>
        }
      >
        <b>{offline ? strings.offline : strings.failed}</b>{' '}
        {offline ? strings.offlineText : (failedText ?? strings.failedText)}
      </Notice>
    </div>
  );
}
