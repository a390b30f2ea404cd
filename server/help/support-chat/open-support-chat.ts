import type { Config } from '#server/base/config/config.ts';
import type { Database } from '#server/base/db/connect.ts';
import { configuredAssistant } from './assistant/configured-assistant.ts';
import { ChatNotifications } from './chat-notifications.ts';
import type { SupportChatService } from './support-chat-service.ts';

type Deps = {
  config: Pick<Config, 'operators' | 'liveChatLicense' | 'assistantModel'>;
  db: Database;
  report(error: unknown): void;
};

/**
 * Creates the service of the support chat: its assistant and operators, and the subscription to the
 * database's notifications of changed conversations.
 */
export async function openSupportChatService({ config, db, report }: Deps): Promise<SupportChatService> {
  const notifications = new ChatNotifications();
  const close = await db.onChatEvent((payload) => notifications.receive(payload));
  const { operators, liveChatLicense: license, assistantModel } = config;
  const ownOperators = operators.size > 0 ? 'here' : 'nobody';
  return {
    close,
    operators,
    notifications,
    assistant: configuredAssistant(assistantModel, report),
    answering: { operators: license === null ? ownOperators : 'elsewhere', model: assistantModel !== null },
    externalChatProvider: license === null ? null : { provider: 'livechat', license },
  };
}
