import type { Brand } from '#domain/brands/brand.ts';
import type { MessageDetails } from '#domain/support/chat-message.ts';
import type { Answering } from '../../pages/answering.ts';

/** What was said before, the oldest first. */
export type Said = { role: 'user' | 'assistant'; content: string; details: MessageDetails | null };

export type Question = {
  brand: Brand;
  turn: string;
  before: readonly Said[];
  /** Whether a person can be asked for now, or the form alone. HLP-04 */
  operatorsThere: boolean;
  /** Who answers in this house: the FAQ says so. */
  answering: Answering;
};

/** `content` in plain words; `details.knows` is false of an answer that says it does not know. */
export type Answer = { content: string; details: MessageDetails };

/** Answers readers' questions from the FAQ of their paper. One file per way, chosen by the configuration. HLP-09 */
export type Assistant = { answer(question: Question): Promise<Answer> };
