import { mayRead } from '#domain/access.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { visibleMenu } from '#domain/menu.ts';
import { type ShortUser, tagsOf } from '#domain/reader.ts';
import { SCREEN_ADDRESSES } from '#domain/screen-addresses.ts';
import type { SiteOrigins } from '#domain/site-address.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { mayOpenChatbot } from './chatbot-access.ts';
import type { SessionReader } from './names.ts';
import { readNotices } from './notices.ts';

type PageContext = {
  brand: Brand;
  now: Date;
  /** Origins that the page puts before addresses of the other site. */
  origins: SiteOrigins;
  /** Address of the paper's external shop, if it has one. */
  shopUrl?: string;
  chatbotDomains: readonly string[];
};

/** The signed-in reader as header and menu of one paper show them. SES-02, SES-11 */
export async function readShortInfo(
  orm: Orm,
  reader: SessionReader,
  { brand, now, origins, shopUrl, chatbotDomains }: PageContext,
): Promise<ShortUser> {
  const { readerId, email, names, subscriptions, entitlements } = reader;
  const today = dayAt(now);
  const chatbot = mayOpenChatbot(reader, chatbotDomains);
  const flags = {
    subscribed: entitlements.subscribed,
    pressReview: entitlements.pressReview,
    company: reader.kind === 'company',
  };
  const view = { screens: SCREEN_ADDRESSES, chatbot, ...origins, ...(shopUrl && { shopUrl }) };
  return {
    id: readerId,
    avatar: names.avatar,
    name: names.companyName ?? names.name,
    username: names.username ?? email,
    email,
    notices: await readNotices(orm, { readerId, email, brand, subscriptions, today, now }, origins),
    ...flags,
    consent: entitlements.consent,
    digital: mayRead(entitlements.access, 'digital'),
    family: entitlements.family,
    secondary: entitlements.secondary,
    chatbot,
    menu: visibleMenu(brand, { tags: tagsOf(flags), ...view }),
  };
}
