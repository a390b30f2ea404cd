import type { ReactNode } from 'react';
import { messages } from '#src/strings/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Loading } from '#src/ui/skeleton.tsx';
import { askedStrings as strings } from './strings.ts';
import type { Asked } from './use-asked.ts';

type Props<Data> = {
  asked: Asked<Data>;
  onRetry: () => void;
  /** In grey, while it is on its way. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A part of a screen that shows what was asked for: in grey at first, or why it is not there. */
export function AskedPart<Data>({ asked, onRetry, skeleton, children }: Props<Data>) {
  if (asked.state === 'known') return children(asked.data);
  if (asked.state === 'asking') return <Loading label={messages.loading_user_info}>{skeleton}</Loading>;
  const offline = asked.kind === 'offline';
  return (
    <Notice
      live
      tone={offline ? 'warning' : 'error'}
      action={
        <Button look="plain" size="small" onClick={onRetry}>
          {strings.retry}
        </Button>
      }
    >
      <b>{offline ? strings.offline : strings.failed}</b> {offline ? strings.offlineText : strings.failedText}
    </Notice>
  );
}
