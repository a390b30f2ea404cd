import type { Config } from '#server/base/config/config.ts';
import type { Database } from '#server/base/db/connect.ts';
import { configuredAssistant } from './assistant/configured-assistant.ts';
import { ChatNotices } from './chat-notices.ts';
import type { SupportChatService } from './support-chat-service.ts';

type Deps = {
  config: Pick<Config, 'operators' | 'liveChatLicense' | 'assistantModel'>;
  db: Database;
  report(error: unknown): void;
};

/** Opens the support chat: its assistant and operators, and the database's notices for this server. */
export async function openSupportChatService({ config, db, report }: Deps): Promise<SupportChatService> {
  const notices = new ChatNotices();
  const close = await db.onChatNotice((payload) => notices.hear(payload));
  const { operators, liveChatLicense: license, assistantModel } = config;
  const here = operators.size > 0 ? 'here' : 'nobody';
  return {
    ...{ close, operators, notices, assistant: configuredAssistant(assistantModel, report) },
    answering: { operators: license === null ? here : 'elsewhere', model: assistantModel !== null },
    elsewhere: license === null ? null : { provider: 'livechat', license },
  };
}
