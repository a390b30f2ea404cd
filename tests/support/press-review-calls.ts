import { EXPORT_FORMATS } from '#domain/press-review/review.ts';
import { GUARDED_DAY as DAY } from './guarded-articles.ts';
import { got, type MadeCall, posted } from './made-calls.ts';
import type { Known } from './public-pages.ts';

const AT = '/api/user/rassegna';
const NOBODY = '00000000-0000-4000-8000-000000000000';

const ANY = { text: '', newspapers: [], edition: null, section: null, author: '', page: null };
const SEARCH = { id: 0, name: 'Tutto', filters: ANY, chapter: '', active: true };
const DESK = { deadline: '07:30', weekdays: [1], automatic: false, groups: [], tellWhenEmpty: false };
const RECIPIENT = { email: 'stampa@esempio.it', name: 'Ufficio', groups: ['Tutti'] };

const orderOf = (articles: number[]) => ({
  key: NOBODY,
  source: { day: DAY, clips: articles },
  subject: 'Rassegna',
  message: '',
  recipients: [1],
  addresses: ['altri@esempio.it'],
  at: null,
});

/** Calls of every operation of the press review; those that add to a review come before those that read it. */
export const PRESS_REVIEW_OPERATIONS: Record<string, (known: Known) => MadeCall[]> = {
  'site getReviewDate': () => got(`${AT}/last-date`),
  'site listClips': () => got(`${AT}/ritagli`, `${AT}/ritagli?dal=${DAY}&al=${DAY}&q=plain`),
  'site getClip': ({ articles }) => got(...articles.map((id) => `${AT}/ritaglio/${id}`)),
  'site addClips': ({ articles }) => posted(`${AT}/bozza/aggiungi`, { day: DAY, clips: articles }),
  'site saveReview': ({ articles }) =>
    posted(`${AT}/bozza`, {
      day: '2025-04-02',
      version: 0,
      title: '',
      abstract: '',
      chapters: [{ id: 'uno', title: 'Uno', clips: articles.map((id) => ({ id, note: '' })) }],
    }),
  'site getReview': () => got(`${AT}/bozza/${DAY}`, `${AT}/bozza/2025-04-02`),
  'site readReview': () => got(`${AT}/lettura/${DAY}`, `${AT}/lettura/2025-04-02`),
  'site exportReview': ({ articles }) =>
    posted(
      `${AT}/esporta`,
      ...EXPORT_FORMATS.map((format) => ({ format, source: { day: DAY, clips: articles } })),
      ...(['json', 'csv'] as const).map((format) => ({ format, source: { day: DAY } })),
    ),
  'site saveSearch': () => posted(`${AT}/ricerche`, SEARCH),
  'site listSearches': () => got(`${AT}/ricerche`),
  'site deleteSearch': () => posted(`${AT}/ricerche/elimina`, { id: 1 }),
  'site saveDesk': () => posted(`${AT}/impostazioni`, { ...DESK, licensee: 'Alfa srl' }),
  'site getDesk': () => got(`${AT}/impostazioni`),
  'site addRecipients': () => posted(`${AT}/destinatari/aggiungi`, { recipients: [RECIPIENT] }),
  'site listRecipients': () => got(`${AT}/destinatari`),
  'site changeRecipient': () => posted(`${AT}/destinatari/modifica`, { id: 1, name: 'Ufficio', groups: [] }),
  'site previewSending': ({ articles }) => posted(`${AT}/invii/anteprima`, orderOf(articles)),
  'site orderSending': ({ articles }) => posted(`${AT}/invii`, orderOf(articles)),
  'site listSendings': () => got(`${AT}/invii`),
  'site getSending': () => got(`${AT}/invii/${NOBODY}`),
  'site resend': () => posted(`${AT}/invii/${NOBODY}/reinvia`, { key: NOBODY, letters: [1] }),
  'site cancelSending': () => posted(`${AT}/invii/${NOBODY}/annulla`, {}),
  'site removeRecipients': () => posted(`${AT}/destinatari/elimina`, { ids: [1] }),
  'site restoreRecipients': () => posted(`${AT}/destinatari/ripristina`, { ids: [1] }),
  'site shareReview': ({ articles }) =>
    posted(`${AT}/collegamenti`, { source: { day: DAY, clips: articles }, label: 'x', days: 7 }),
  'site listLinks': () => got(`${AT}/collegamenti`),
  'site revokeLink': () => posted(`${AT}/collegamenti/revoca`, { id: 1 }),
  'site listUsage': () => got(`${AT}/storico`),
};
