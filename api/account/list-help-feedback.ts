import type { HelpFeedback } from '#domain/support/help-feedback.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/**
 * Readers' feedback about the paper's FAQ, its support chat and its chatbot. @throws ApiError `login-required`,
 * `forbidden`, `offline`. HLP-01, HLP-06
 */
export async function listHelpFeedback({ account }: Api): Promise<HelpFeedback> {
  const { data } = await unwrap('listHelpFeedback', account.GET('/api/operatori/riscontri'));
  return {
    answers: data.risposte.map(({ risposta, domanda, utile, non_utile }) => ({
      slug: risposta,
      question: domanda,
      helpful: utile,
      unhelpful: non_utile,
    })),
    verdicts: data.giudizi.map(({ data: endedAt, risolto, commento, operatore }) => ({
      endedAt: new Date(endedAt),
      solved: risolto,
      opinion: commento,
      withOperator: operatore,
    })),
    archive: data.archivio.map(({ data: saidAt, domanda, utile, motivo }) => ({
      saidAt: new Date(saidAt),
      question: domanda,
      helpful: utile,
      reason: motivo,
    })),
  };
}
