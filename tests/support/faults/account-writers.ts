import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { openBrowser, type ReaderBrowser } from '../sign-in-calls.ts';
import type { FaultData } from './furnish.ts';
import { type Server, signedIn } from './signed-in.ts';
import { type Writer, writerOf } from './writer.ts';

const PROFILE = {
  nome: 'Anna',
  cognome: 'Riva',
  telefono: '340 123 4567',
  citta: 'Roma',
  cap: '00185',
  provincia: 'RM',
  paese: 'IT',
  luogo_nascita: '',
  genere: '',
  nascita: '',
  codice_fiscale: '',
};

/** Browser of the buyer with this index, who has only one device. */
type BrowserOf = (at: number) => ReaderBrowser;

/** Writers of account data: sessions, profile, picture. */
export function accountWritersAt(server: Server, house: FaultData, buyer: BrowserOf): Writer[] {
  let one: ReaderBrowser;
  return [
    writerOf('sign-in', async () => {
      const browser = openBrowser(server);
      const reply = await browser.login(house.reader);
      const id = createHash('sha256')
        .update(browser.cookie() ?? '')
        .digest('hex');
      if (reply.statusCode === 200) await browser.post('/api/logout').catch(() => null);
      return { reply, id };
    }),
    writerOf(
      'profile',
      async (number) => {
        const reply = await one.post('/api/user/profile', {
          ...PROFILE,
          indirizzo: `Via dei Platani ${number}`,
        });
        return { reply, id: String(number) };
      },
      async () => {
        one = await signedIn(server, house.reader);
      },
    ),
    writerOf('picture of a reader', async (number) => {
      const at = number % house.buyers.length;
      const background = `#${(number % 4096).toString(16).padStart(3, '0')}`;
      const made = sharp({ create: { width: 40, height: 40, channels: 3, background } });
      const payload = await made.png().toBuffer();
      const headers = { 'content-type': 'image/png' };
      const call = { url: '/api/user/avatar', method: 'POST', headers, payload } as const;
      return { reply: await buyer(at).askAccount(call), id: house.buyers[at]?.email ?? '' };
    }),
  ];
}
