import { useToast } from '#src/ui/toast.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { PressReviewPage } from '../frame/press-review-page.tsx';
import { frameStrings } from '../frame/strings.ts';
import { LinksSection } from './links-section.tsx';
import { SendingDetail } from './sending-detail.tsx';
import { SendingsSection } from './sendings-section.tsx';

type Props = {
  /** ID of the open sending; null for the list of all. */
  id: string | null;
};

/** Past and scheduled sendings, and the links to shared reviews. PRS-03 */
export function SendingsScreen({ id }: Props) {
  const { api, today, lastDay } = usePressReview();
  const { toast, say } = useToast();
  return (
    <PressReviewPage part="sendings" title={frameStrings.sendings}>
      {id === null ? (
        <>
          <SendingsSection api={api} today={today} say={say} />
          <LinksSection api={api} today={today} lastDay={lastDay} say={say} />
        </>
      ) : (
        <SendingDetail key={id} id={id} api={api} today={today} say={say} />
      )}
      {toast}
    </PressReviewPage>
  );
}
