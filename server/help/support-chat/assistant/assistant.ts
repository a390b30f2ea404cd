import type { Brand } from '#domain/brands/brand.ts';
import type { MessageDetails } from '#domain/support/chat-message.ts';
import type { AnsweringSetup } from '../../pages/answering-setup.ts';

/** An earlier message of the conversation. */
export type EarlierMessage = { role: 'user' | 'assistant'; content: string; details: MessageDetails | null };

export type Question = {
  brand: Brand;
  message: string;
  earlierMessages: readonly EarlierMessage[];
  /** Whether operators are on duty now; otherwise there is only the form. HLP-04 */
  operatorsThere: boolean;
  /** Who answers in this installation, which the FAQ mentions. */
  answering: AnsweringSetup;
};

/** `content` is plain text; `details.knows` is false for an answer that says it does not know. */
export type Answer = { content: string; details: MessageDetails };

/**
 * Answers readers' questions from the FAQ of their paper. Each implementation has its own file; the configuration
 * chooses. HLP-09
 */
export type Assistant = { answer(question: Question): Promise<Answer> };
