import type { ChatbotQuestion, ChatMessage } from '#domain/chatbot/reader-chats.ts';
import type { components } from '#openapi/generated/site.ts';

type Wire = components['schemas'];

export const toChatMessage = (wire: Wire['MessaggioChatbot']): ChatMessage => ({ ...wire });

/** The request body of a question to the chatbot; the call about one category adds the category. */
export const toQuestionWire = ({
  chatId,
  text,
  replacedAnswerId,
  scope,
}: ChatbotQuestion): Wire['DomandaChatbot'] => {
  const scopeWire = {
    ...(scope.from && { dal: scope.from }),
    ...(scope.to && { al: scope.to }),
    ...(scope.sections.length > 0 && { sezioni: [...scope.sections] }),
    ...(scope.editions.length > 0 && { edizioni: [...scope.editions] }),
  };
  return {
    chat_id: chatId,
    question: text,
    ...(replacedAnswerId !== null && { instead_of: replacedAnswerId }),
    ...(Object.keys(scopeWire).length > 0 && { scope: scopeWire }),
  };
};
