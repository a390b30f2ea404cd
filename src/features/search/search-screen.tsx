import { useEffect, useState } from 'react';
import type { Day } from '#domain/newsstand.ts';
import type { SearchRequest, SearchResultsPage } from '#domain/search.ts';
import { rememberSearch } from '#src/state/reading/recent-searches.ts';
import { ArchiveNote } from './archive-note.tsx';
import { DeviceResults } from './device-results.tsx';
import type { DeviceFallback, LoadedSearch } from './load-search.ts';
import { NoResults } from './no-results.tsx';
import { NothingOnDevice } from './nothing-on-device.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-screen.module.css';
import { SearchStart } from './search-start.tsx';
import { strings } from './strings.ts';
import { useDeviceResults } from './use-device-results.ts';

type Props = LoadedSearch & { today: Day };

/** Search words, results and filters, for the archive and the device. NWS-06 */
export function SearchScreen({ request, result: archiveResult, fallback, today }: Props) {
  const { text } = request;
  const [lateResult, showLate] = useLate(fallback);
  const result = archiveResult ?? lateResult;
  const shown = result ?? fallback?.onDevice.result;
  const hasHits = shown !== undefined && shown.hits.length > 0;
  useEffect(() => {
    if (hasHits) rememberSearch(text);
  }, [hasHits, text]);
  return (
    <main id="contenuto" className={`wrap ${styles.screen}`} tabIndex={-1}>
      {(!shown || hasHits) && (
        <h1 className="vh" tabIndex={-1}>
          {shown ? `${strings.results}${strings.forText(text)}` : strings.title}
        </h1>
      )}
      <SearchForm text={text} />
      {result && <FromArchive request={request} result={result} today={today} />}
      {!result && fallback && (
        <FromDevice request={request} instead={fallback} today={today} onShow={showLate} />
      )}
      {!shown && <SearchStart />}
    </main>
  );
}

/** The archive's late answer, once the reader wants to see it. */
function useLate(instead: DeviceFallback | undefined) {
  const [late, setLate] = useState<{ of: DeviceFallback; result: SearchResultsPage } | null>(null);
  const show = (result: SearchResultsPage) => {
    if (instead) setLate({ of: instead, result });
  };
  return [late && late.of === instead ? late.result : null, show] as const;
}

type ArchiveProps = { request: SearchRequest; result: SearchResultsPage; today: Day };

function FromArchive({ request, result, today }: ArchiveProps) {
  const onDevice = useDeviceResults(request.page === 1 ? request : null)?.result;
  const group = onDevice && (
    <DeviceResults request={request} onDevice={onDevice} archive={result.hits} today={today} />
  );
  if (result.hits.length === 0) {
    return (
      <>
        <NoResults request={request} result={result} />
        {group}
      </>
    );
  }
  return (
    <SearchResults
      request={request}
      result={result}
      today={today}
      count={onDevice && strings.onDevice(onDevice.total)}
    >
      {group}
    </SearchResults>
  );
}

type DeviceProps = {
  request: SearchRequest;
  instead: DeviceFallback;
  today: Day;
  onShow: (result: SearchResultsPage) => void;
};

function FromDevice({ request, instead, today, onShow }: DeviceProps) {
  const { issues, result } = instead.onDevice;
  if (issues === 0) return <NothingOnDevice />;
  const note = <ArchiveNote instead={instead} onShow={onShow} />;
  if (result.hits.length === 0) {
    return <NoResults request={request} result={result} place="device" note={note} />;
  }
  return (
    <SearchResults request={request} result={result} today={today} count={strings.fromDevice} note={note} />
  );
}
