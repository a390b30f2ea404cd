import type { Config } from '#server/base/config/config.ts';
import type { Assistant } from './assistant.ts';
import { modelAssistant } from './model-assistant.ts';
import { quotingAssistant } from './quoting-assistant.ts';

/** A model words the answers where one is configured, else they are quoted; a model that is away is stood in for. HLP-09 */
export const configuredAssistant = (
  model: Config['assistantModel'],
  report: (error: unknown) => void,
): Assistant => (model ? modelAssistant(model, { report }) : quotingAssistant);
