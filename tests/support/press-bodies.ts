const KEY = '00000000-0000-4000-8000-000000000000';
const SOURCE = { day: '2025-04-03' };
const FILTERS = { text: 'acqua', newspapers: [], edition: null, section: null, author: '', page: null };
const ORDER = {
  key: KEY,
  source: SOURCE,
  subject: 'Rassegna',
  message: '',
  recipients: [1],
  addresses: [],
  at: null,
};
const SETTINGS = { deadline: null, weekdays: [], automatic: false, groups: [], tellWhenEmpty: false };

/** A body for each call of the press review that its contract accepts. */
export const PRESS_BODIES: Record<string, unknown> = {
  '/api/user/rassegna/bozza': { ...SOURCE, version: 0, title: '', abstract: '', chapters: [] },
  '/api/user/rassegna/bozza/aggiungi': { ...SOURCE, clips: [1] },
  '/api/user/rassegna/esporta': { format: 'pdf', source: SOURCE },
  '/api/user/rassegna/ricerche': { id: 0, name: 'a', filters: FILTERS, chapter: '', active: true },
  '/api/user/rassegna/ricerche/elimina': { id: 1 },
  '/api/user/rassegna/impostazioni': { ...SETTINGS, licensee: 'a' },
  '/api/user/rassegna/destinatari/aggiungi': { recipients: [{ email: 'a@b.it', name: '', groups: [] }] },
  '/api/user/rassegna/destinatari/modifica': { id: 1, name: '', groups: [] },
  '/api/user/rassegna/destinatari/elimina': { ids: [1] },
  '/api/user/rassegna/destinatari/ripristina': { ids: [1] },
  '/api/user/rassegna/invii': ORDER,
  '/api/user/rassegna/invii/anteprima': ORDER,
  '/api/user/rassegna/invii/{id}/reinvia': { key: KEY, letters: [1] },
  '/api/user/rassegna/collegamenti': { source: SOURCE, label: '', days: 7 },
  '/api/user/rassegna/collegamenti/revoca': { id: 1 },
};

/** Values for the parameters in their paths. */
export const PRESS_PARAMETERS: Record<string, string> = {
  '/api/user/rassegna/bozza/{giorno}': SOURCE.day,
  '/api/user/rassegna/lettura/{giorno}': SOURCE.day,
  '/api/user/rassegna/invii/{id}': KEY,
  '/api/user/rassegna/invii/{id}/annulla': KEY,
  '/api/user/rassegna/invii/{id}/reinvia': KEY,
};
