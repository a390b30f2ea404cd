import type { Config } from '#server/base/config/config.ts';
import type { Assistant } from './assistant.ts';
import { modelAssistant } from './model-assistant.ts';
import { quotingAssistant } from './quoting-assistant.ts';

/**
 * A model words the answers where one is configured. Otherwise, or when the model cannot be reached, the FAQ is quoted.
 * HLP-09
 */
export const configuredAssistant = (
  model: Config['assistantModel'],
  report: (error: unknown) => void,
): Assistant => (model ? modelAssistant(model, { report }) : quotingAssistant);
