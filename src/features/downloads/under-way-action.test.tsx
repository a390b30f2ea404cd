import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Download } from '#device/tables/downloads.ts';
import type { DownloadStatus } from '#src/components/downloads/download-status.ts';
import { UnderWayAction } from './under-way-action.tsx';

const nothing = () => undefined;

/** The accessible name of the button. */
function nameOf(status: DownloadStatus, { hasOtherDownloads = true, online = true } = {}): string {
  const markup = renderToStaticMarkup(
    <UnderWayAction
      row={{} as Download}
      status={status}
      name="Roma"
      online={online}
      hasOtherDownloads={hasOtherDownloads}
      onFreeSpace={nothing}
      onDrop={nothing}
      ref={null}
    />,
  );
  const label = /aria-label="([^"]*)"/.exec(markup)?.[1] ?? markup.replaceAll(/<[^>]+>/g, '');
  return markup.includes('disabled') ? `${label}, disabled` : label;
}

test.each<[DownloadStatus, string]>([
  [{ kind: 'running', percent: 3 }, 'Metti in pausa Roma'],
  [{ kind: 'paused', percent: 3 }, 'Riprendi Roma'],
  [{ kind: 'metered' }, 'Scarica comunque'],
  [{ kind: 'failed', failure: 'server' }, 'Riprova'],
  [{ kind: 'failed', failure: 'space' }, 'Libera spazio'],
  [{ kind: 'failed', failure: 'gone' }, 'Togli'],
])('OFF-03 the one action for an issue that is %j', (status, name) => {
  expect(nameOf(status)).toBe(name);
});

test('OFF-03 without storage and without another issue to delete the action is to retry', () => {
  expect(nameOf({ kind: 'failed', failure: 'space' }, { hasOtherDownloads: false })).toBe('Riprova');
});

test('OFF-03 the action of a download that waits for the network is disabled while offline', () => {
  const status = { kind: 'waiting', percent: 3 } as const;
  expect(nameOf(status, { online: false })).toBe('Riprendi Roma, disabled');
  expect(nameOf(status)).toBe('Riprendi Roma');
});
