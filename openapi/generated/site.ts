/* Generated from openapi/site.yaml: change that file, then `npm run generate`. */
export interface paths {
    "/api/edicola/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newsstand of one day; today's if no day is given */
        get: operations["getNewsstand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One edition on one date with its articles in page order */
        get: operations["getIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/pacchetto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything a device downloads of an issue; files whose hash it already has need not be fetched again */
        get: operations["getPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/pesi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download sizes of issues, before any is downloaded; issues that did not come out are left out */
        get: operations["listPackageSizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/sezioni": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sections of one issue */
        get: operations["listSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/sezione": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One section of one issue, by title or by ids; without a day or an edition, the latest issue that had it */
        get: operations["getSection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/speciali": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The specials of the newspaper that are not empty, the newest first */
        get: operations["listSpecials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/speciale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One special, by title or by ids; a day and an edition limit it to the articles of that issue */
        get: operations["getSpecial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/firme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The authors with public articles, by surname */
        get: operations["listSignatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/firma": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One author with a page of articles, the newest first */
        get: operations["getSignature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The paper's FAQ, by category. HLP-01 */
        get: operations["listFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/pagine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The publisher's pages on privacy, cookies, terms and accessibility. SHL-06 */
        get: operations["listLegalPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/accesso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the gate of a closed site by its password. SHL-02
         * @description The password is compared exactly, without trimming or case folding. If it is right, or the site has no gate, the answer sets a cookie; without it, all other calls of a site with a gate are answered 403 ERR_SITE_GATED.
         */
        post: operations["unlockSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/fornitori": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendors that process data with a reader's consent, and their purposes. TRK-01 */
        get: operations["getVendorList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/articolo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article as this reader may see it */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/ricerca": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches articles, with filters and the counts for each */
        get: operations["searchArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edicola/assistenza": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How to reach customer service, and its opening hours in the coming days */
        get: operations["getSupport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session on this device, on all three APIs
         * @description By the bearer, and by the browser's cookie if the account site is on this origin. An unknown session is no error. NAV-11
         */
        post: operations["logoutHere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/preferiti": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies changes made on the device and returns the account's favourites
         * @description Changes of one article are applied in the order of their times, whichever device made them; sent again, they change nothing. Changes of articles that this newspaper does not have are ignored. NWS-07
         */
        post: operations["syncFavourites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rag/archivio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The articles a chatbot of a kind can answer from */
        get: operations["getChatbotFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rag/chats-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reader's chats of a kind, the latest first. RAG-02 */
        get: operations["listChatbotChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rag/chat/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One chat with all its messages. RAG-02 */
        get: operations["getChatbotChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rag/chat/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One chat, or one answer of it, as a document with its sources */
        get: operations["getChatbotPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rag/chat/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a chat; the deletion can be undone for a quarter of an hour. RAG-02 */
        post: operations["deleteChatbotChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rag/chat/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes the deletion of a chat */
        post: operations["restoreChatbotChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rag/chat/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renames a chat */
        post: operations["renameChatbotChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rag/chat/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the reader's vote on an answer; without a vote, removes it */
        post: operations["rateChatbotAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rag/condivisioni": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Share links of the reader's answers. RAG-06 */
        get: operations["listChatbotLinks"];
        put?: never;
        /**
         * Makes a share link of an answer, valid for a while
         * @description A visitor sees the question, and as much of the answer as they may read themselves. The link ends with the answer, its chat and the account. RAG-06, ROL-06
         */
        post: operations["shareChatbotAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rag/condivisioni/revoca": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes a share link */
        post: operations["revokeChatbotLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rag/condivisioni/apri": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The shared answer, for any visitor, signed in or not
         * @description Paid content is shown only to readers with access, and withdrawn content is not shown. An unknown, revoked or expired link gets the same answer. The token is sent in the body, so that it is in no log. ROL-06, NWS-05
         */
        post: operations["openSharedAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/last-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last day with a press review; none for a reader without access. PRS-02 */
        get: operations["getReviewDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/ritagli": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clips of some days, each once. PRS-01, PRS-04 */
        get: operations["listClips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/ritaglio/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A clip with its text. PRS-04 */
        get: operations["getClip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/bozza/{giorno}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft review of a day */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/bozza": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces a draft review */
        post: operations["saveReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/bozza/aggiungi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds clips to the review of a day, without those that are already in it */
        post: operations["addClips"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/lettura/{giorno}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The review of a day with its texts, for offline reading too */
        get: operations["readReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/esporta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A review or a selection as a document. PRS-04 */
        post: operations["exportReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/ricerche": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved searches that add clips to the review */
        get: operations["listSearches"];
        put?: never;
        /** Saves a search; id 0 makes a new one */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/ricerche/elimina": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a search; the clips it added to reviews stay */
        post: operations["deleteSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/impostazioni": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Schedule and recipients of the review, and its editors */
        get: operations["getDesk"];
        put?: never;
        /** Sets the schedule and recipients of the review */
        post: operations["saveDesk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/destinatari": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The recipients of the review by mail. PRS-03 */
        get: operations["listRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/destinatari/aggiungi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds recipients, one or a list */
        post: operations["addRecipients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/destinatari/modifica": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes name and groups of a recipient; a bounced one is retried */
        post: operations["changeRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/destinatari/elimina": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes recipients; the removal can be undone for a quarter of an hour */
        post: operations["removeRecipients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/destinatari/ripristina": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes the removal of recipients */
        post: operations["restoreRecipients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/invii": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past and scheduled sendings, the latest first */
        get: operations["listSendings"];
        put?: never;
        /** Sends a review or a selection, now or at a time. PRS-04 */
        post: operations["orderSending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/invii/anteprima": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview of the mail */
        post: operations["previewSending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/invii/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A sending with the state of each letter */
        get: operations["getSending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/invii/{id}/annulla": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a sending that has not begun */
        post: operations["cancelSending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/invii/{id}/reinvia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends letters of a sending again */
        post: operations["resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/collegamenti": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Share links of reviews */
        get: operations["listLinks"];
        put?: never;
        /** Makes a share link of a review or selection in its current version, valid for a while */
        post: operations["shareReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/collegamenti/revoca": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes a share link */
        post: operations["revokeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rassegna/storico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who opened, downloaded and forwarded which review, the latest first */
        get: operations["listUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utente-rag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the chatbot about all articles; the answer is streamed. API-07
         * @description The answer is text, streamed while it is written. Words have `&`, `<` and `[` escaped as `&amp;`, `&lt;` and `&#91;`; `**…**` is strong, a line that begins with `- ` is an item, an empty line ends a paragraph. `[articolo:ID.PLACE]` cites a passage: the article's id and the number of the block in its body, counted from 1. Before the first word comes `<!-- fonti JSON -->`: `chatId`, `messageId`, `title`, and `sources`, the passages that may be cited. The answer ends with `<!-- fine JSON -->` (`found`, `extractedData`, `followUps`) or, if it failed, with `<!-- errore CODE -->`; an answer that ends with neither was cut off on the way. No other marker occurs: text of articles, questions and models is escaped. A client that disconnects ends the answer, which is stored as far as it had come.
         */
        post: operations["askChatbot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utente-rag-online-categoria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the chatbot about one category of articles; the answer is streamed as that of `/utente-rag` */
        post: operations["askChatbotByCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Id: number;
        Slug: string;
        /**
         * Format: date
         * @description A calendar day in Europe/Rome
         */
        Giorno: string;
        /** @description One of them is enough */
        Scelte: components["schemas"]["Slug"][];
        /** Format: date-time */
        Istante: string;
        Stato: {
            /** @description OK or a code of the error catalogue */
            code: string;
            /** @description A plain sentence for the log */
            message?: string;
        };
        Errore: {
            /** @constant */
            success: false;
            status: components["schemas"]["Stato"];
        };
        ErroreCampo: {
            /** @constant */
            success: false;
            status: components["schemas"]["Stato"];
            /** @description Path of the field that is wrong */
            campo?: string;
        };
        /** @description The only refusal with data: the place of the article, and nothing of its content */
        ErroreArticoloRitirato: {
            /** @constant */
            success: false;
            status: components["schemas"]["Stato"];
            data: {
                id: components["schemas"]["Id"];
                data: components["schemas"]["Giorno"];
                edizione: components["schemas"]["Edizione"];
                sezione: components["schemas"]["Sezione"];
                /** @description That section of that issue still has articles */
                sezione_presente: boolean;
            };
        };
        /** @enum {string} */
        Accesso: "free" | "online" | "digital" | "digital+";
        Immagine: {
            /** @description First 96 bits of the SHA-256 of the original */
            id: string;
            larghezza: number;
            altezza: number;
            larghezze: number[];
            didascalia: string | null;
            credito: string | null;
        };
        Edizione: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            titolo: string;
        };
        Sezione: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            titolo: string;
        };
        ArticoloBreve: {
            id: components["schemas"]["Id"];
            slug: string;
            occhiello: string | null;
            titolo: string;
            sommario: string | null;
            firma: string | null;
            sezione: components["schemas"]["Sezione"];
            data: components["schemas"]["Giorno"];
            pagina: number | null;
            minuti: number;
            accesso: components["schemas"]["Accesso"];
            immagine: components["schemas"]["Immagine"] | null;
            /**
             * Format: date-time
             * @description When it was corrected after its issue came out; absent if it was not
             */
            aggiornato?: string;
        };
        ArticoloBreveONulla: components["schemas"]["ArticoloBreve"] | null;
        Articolo: {
            id: components["schemas"]["Id"];
            slug: string;
            occhiello: string | null;
            titolo: string;
            sommario: string | null;
            firma: string | null;
            sezione: components["schemas"]["Sezione"];
            data: components["schemas"]["Giorno"];
            pagina: number | null;
            minuti: number;
            accesso: components["schemas"]["Accesso"];
            immagine: components["schemas"]["Immagine"] | null;
            edizione: components["schemas"]["Edizione"];
            /** @description Clean HTML. Only the free part when `completo` is false */
            testo: string;
            completo: boolean;
            parole: number;
            pubblicato: components["schemas"]["Istante"];
            aggiornato: components["schemas"]["Istante"] | null;
            luogo: string | null;
            copyright: string | null;
            firme: components["schemas"]["Firma"][];
            immagini: components["schemas"]["Immagine"][];
            argomenti: components["schemas"]["Argomento"][];
            stessa_pagina: components["schemas"]["ArticoloBreve"][];
            correlati: components["schemas"]["ArticoloBreve"][];
            precedente: components["schemas"]["ArticoloBreveONulla"];
            successivo: components["schemas"]["ArticoloBreveONulla"];
            /**
             * Format: uri
             * @description Address of the first publication of a text that several newspapers publish; absent if it is this one
             */
            indirizzo_canonico?: string;
        };
        /** @description A file of a text pack: the content of an article. Its place and neighbours are in the manifest. */
        TestoArticolo: {
            id: components["schemas"]["Id"];
            /** @description Clean HTML. Only the free part when `completo` is false */
            testo: string;
            completo: boolean;
            parole: number;
            pubblicato: components["schemas"]["Istante"];
            aggiornato: components["schemas"]["Istante"] | null;
            luogo: string | null;
            copyright: string | null;
            firme: components["schemas"]["Firma"][];
            immagini: components["schemas"]["Immagine"][];
            argomenti: components["schemas"]["Argomento"][];
        };
        Argomento: {
            slug: string;
            nome: string;
        };
        Pacchetto: {
            /** @description Version of everything listed here */
            versione: components["schemas"]["Impronta"];
            numero: components["schemas"]["NumeroConArticoli"];
            /** @description The issue's own pack, then the one of the national pages, which all local editions share */
            testi: components["schemas"]["PaccoTesti"][];
            /** @description For each class of screens, as many packs as there are of texts */
            immagini: components["schemas"]["PaccoImmagini"][];
        };
        Pesi: {
            pesi: {
                edizione: components["schemas"]["Slug"];
                data: components["schemas"]["Giorno"];
                /** @description Bytes of all texts */
                testi: number;
                /** @description Bytes of the pictures for each class of screens */
                immagini: {
                    larghezza: number;
                    byte: number;
                }[];
            }[];
        };
        Sha256: string;
        Impronta: string;
        /** @description One raw deflate stream of all files in a row, which may be requested in ranges. Reading may begin at the start of any block. A single file is at `{indirizzo}/{n}`, by its position, counted from 0. */
        PaccoTesti: {
            indirizzo: string;
            /** @description Bytes of the stream */
            byte: number;
            blocchi: {
                /** @description First byte in the stream */
                inizio: number;
                /** @description Number of files in the block */
                file: number;
            }[];
            file: {
                id: components["schemas"]["Id"];
                sha256: components["schemas"]["Sha256"];
                /** @description Bytes of the file itself */
                byte: number;
            }[];
        };
        /** @description The files unchanged, in a row, which may be requested in ranges; each also has its own address */
        PaccoImmagini: {
            indirizzo: string;
            /** @description Class of screens: the greatest width of the pictures, in pixels */
            larghezza: number;
            byte: number;
            file: {
                indirizzo: string;
                sha256: components["schemas"]["Sha256"];
                byte: number;
            }[];
        };
        StoriaInPrima: {
            id: components["schemas"]["Id"];
            occhiello: string | null;
            titolo: string;
            sommario: string | null;
            /** @description Plain opening words, never more than the free part */
            testo: string;
            sezione: string;
            pagina: number | null;
            immagine: components["schemas"]["Immagine"] | null;
        };
        Numero: {
            edizione: components["schemas"]["Edizione"];
            data: components["schemas"]["Giorno"];
            pagine: number;
            versione: number;
            pubblicato: components["schemas"]["Istante"];
            aggiornato: components["schemas"]["Istante"] | null;
            /** @description Stories of the front page, the lead first */
            prima: components["schemas"]["StoriaInPrima"][];
        };
        SezioneInBreve: {
            sezione: components["schemas"]["Sezione"];
            articoli: number;
            apertura: components["schemas"]["ArticoloBreve"];
        };
        Firma: {
            slug: string;
            nome: string;
            immagine: components["schemas"]["Immagine"] | null;
        };
        FirmaInBreve: {
            firma: components["schemas"]["Firma"];
            articoli: number;
            /** @description Day of the newest article */
            ultimo: components["schemas"]["Giorno"];
        };
        FirmaConArticoli: {
            firma: components["schemas"]["Firma"];
            totale: number;
            pagina: number;
            pagine: number;
            articoli: components["schemas"]["ArticoloBreve"][];
        };
        Speciale: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            titolo: string;
        };
        SpecialeInBreve: {
            speciale: components["schemas"]["Speciale"];
            articoli: number;
            /** @description Day of its newest article */
            ultimo: components["schemas"]["Giorno"];
            apertura: components["schemas"]["ArticoloBreve"];
        };
        SpecialeConArticoli: {
            speciale: components["schemas"]["Speciale"];
            /** @description The edition it is limited to */
            edizione: components["schemas"]["Edizione"] | null;
            /** @description The edition it is limited to */
            data: components["schemas"]["Giorno"] | null;
            /** @description Articles on all its pages */
            totale: number;
            pagina: number;
            pagine: number;
            articoli: components["schemas"]["ArticoloBreve"][];
        };
        Home: {
            oggi: components["schemas"]["Giorno"];
            /** @description The issue shown is older than the day asked for */
            arretrata: boolean;
            numero: components["schemas"]["Numero"] | null;
            edizioni: components["schemas"]["Numero"][];
            recenti: components["schemas"]["Numero"][];
            sezioni: components["schemas"]["SezioneInBreve"][];
            speciali: components["schemas"]["SpecialeInBreve"][];
            ultime: components["schemas"]["ArticoloBreve"][];
            piu_letti: components["schemas"]["ArticoloBreve"][];
            gruppo: {
                sigla: components["schemas"]["Testata"];
                nome: string;
                url: string;
                numero: components["schemas"]["Numero"];
            }[];
        };
        NumeroConArticoli: {
            numero: components["schemas"]["Numero"];
            edizioni: components["schemas"]["Edizione"][];
            data_precedente: components["schemas"]["Giorno"] | null;
            data_successiva: components["schemas"]["Giorno"] | null;
            sezioni: {
                sezione: components["schemas"]["Sezione"];
                prima_pagina: number | null;
                ultima_pagina: number | null;
                articoli: components["schemas"]["ArticoloBreve"][];
            }[];
        };
        Sezioni: {
            edizione: components["schemas"]["Edizione"];
            data: components["schemas"]["Giorno"];
            sezioni: components["schemas"]["SezioneInBreve"][];
        };
        SezioneConArticoli: {
            sezione: components["schemas"]["Sezione"];
            edizione: components["schemas"]["Edizione"];
            data: components["schemas"]["Giorno"];
            edizioni: components["schemas"]["Edizione"][];
            data_precedente: components["schemas"]["Giorno"] | null;
            data_successiva: components["schemas"]["Giorno"] | null;
            precedente: components["schemas"]["Sezione"] | null;
            successiva: components["schemas"]["Sezione"] | null;
            articoli: components["schemas"]["ArticoloBreve"][];
        };
        /** @description Start and end of each searched word, in UTF-16 units */
        Evidenze: number[][];
        Risultato: {
            articolo: components["schemas"]["ArticoloBreve"];
            edizione: components["schemas"]["Edizione"];
            titolo_evidenze: components["schemas"]["Evidenze"];
            /** @description From the subtitle or the free part, never from beyond it */
            brano: string;
            brano_evidenze: components["schemas"]["Evidenze"];
        };
        Conteggio: {
            slug: string;
            nome: string;
            /** @description Number of articles; zero only for a chosen filter */
            articoli: number;
        };
        Suggerimento: {
            /** @enum {string} */
            tipo: "ricerca" | "sezione" | "firma";
            testo: string;
            /** @description Slug of the section or the author */
            slug: string | null;
            /** @description Number of results of a search for it */
            articoli: number | null;
        };
        Ricerca: {
            /**
             * @description Whether every article matches the whole query
             * @enum {string}
             */
            corrispondenza: "tutto" | "in_parte";
            non_cercabile: ("vuota" | "parole_comuni") | null;
            totale: number;
            /** @description More match than `totale`: only those in which the words are strongest, and the newest, are ranked and counted */
            altri: boolean;
            pagina: number;
            pagine: number;
            risultati: components["schemas"]["Risultato"][];
            sezioni: components["schemas"]["Conteggio"][];
            edizioni: components["schemas"]["Conteggio"][];
            firme: components["schemas"]["Conteggio"][];
            mesi: {
                mese: string;
                articoli: number;
            }[];
            suggerimenti: components["schemas"]["Suggerimento"][];
        };
        RispostaRicerca: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Ricerca"];
        };
        RispostaHome: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Home"];
        };
        RispostaNumero: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["NumeroConArticoli"];
        };
        RispostaPacchetto: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Pacchetto"];
        };
        RispostaPesi: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Pesi"];
        };
        RispostaSezioni: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Sezioni"];
        };
        RispostaSezione: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["SezioneConArticoli"];
        };
        /** @description The service is open from the first instant until just before the second */
        Apertura: {
            dalle: components["schemas"]["Istante"];
            alle: components["schemas"]["Istante"];
        };
        Assistenza: {
            telefono: string;
            email: string;
            /** @description Consecutive days with the same hours, Monday first */
            orari: {
                da: components["schemas"]["GiornoDellaSettimana"];
                a: components["schemas"]["GiornoDellaSettimana"];
                orario: {
                    dalle: components["schemas"]["Orario"];
                    alle: components["schemas"]["Orario"];
                } | null;
            }[];
            /** @description For two weeks */
            aperture_telefono: components["schemas"]["Apertura"][];
            /** @description For two weeks */
            aperture_operatori: components["schemas"]["Apertura"][];
            /** @description Holidays within the two weeks on which the telephone is closed, contrary to the weekly hours */
            chiusure_telefono: components["schemas"]["Giorno"][];
        };
        /** @description 0 is Sunday */
        GiornoDellaSettimana: number;
        /** @description Local time in Rome */
        Orario: string;
        RispostaAssistenza: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Assistenza"];
        };
        CategoriaFaq: {
            slug: components["schemas"]["Slug"];
            titolo: string;
            risposte: components["schemas"]["RispostaFrequente"][];
        };
        RispostaFrequente: {
            /** @description Unique in the whole FAQ */
            slug: components["schemas"]["Slug"];
            domanda: string;
            /** @description Clean HTML: paragraphs, lists, emphasis and links */
            testo: string;
            /** @description Other words by which readers search for it */
            parole: string[];
            /** @description Products to which it is limited; empty if it applies to all */
            prodotti: ("online" | "digital" | "digital+" | "consent" | "rassegna" | "mobile")[];
            /** @description The page on which the case is resolved */
            azione: {
                nome: string;
                indirizzo: string;
            } | null;
            /** @description Whether it helps with a technical problem */
            problema: boolean;
            /** @description Its question in two or three words, if it is among the most frequent */
            frequente: string | null;
        };
        RispostaFornitori: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                elenco: components["schemas"]["ElencoFornitori"];
                cmp: {
                    id: number;
                    versione: number;
                };
            };
        };
        /** @description In the schema of the Global Vendor List, version 3, whose names are English. The list is passed on unchanged; this schema names what the newsstand itself reads. */
        ElencoFornitori: {
            gvlSpecificationVersion: number;
            vendorListVersion: number;
            tcfPolicyVersion: number;
            /** Format: date-time */
            lastUpdated: string;
            purposes: {
                [key: string]: components["schemas"]["FinalitaElenco"];
            };
            vendors: {
                [key: string]: components["schemas"]["FornitoreElenco"];
            };
        } & {
            [key: string]: unknown;
        };
        FinalitaElenco: {
            id: number;
            name: string;
            description: string;
        } & {
            [key: string]: unknown;
        };
        FornitoreElenco: {
            id: number;
            name: string;
            purposes: number[];
            cookieMaxAgeSeconds?: number | null;
            deletedDate?: string;
            urls?: ({
                langId: string;
                privacy: string;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        RispostaFaq: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                categorie: components["schemas"]["CategoriaFaq"][];
            };
        };
        RispostaFirme: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                firme: components["schemas"]["FirmaInBreve"][];
            };
        };
        RispostaFirma: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["FirmaConArticoli"];
        };
        RispostaSpeciali: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                speciali: components["schemas"]["SpecialeInBreve"][];
            };
        };
        RispostaSpeciale: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["SpecialeConArticoli"];
        };
        RispostaArticolo: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                article: components["schemas"]["Articolo"];
            };
        };
        Fatto: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
        };
        RispostaPagineLegali: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                pagine: components["schemas"]["PaginaLegale"][];
            };
        };
        PaginaLegale: {
            /**
             * @description Its address
             * @enum {string}
             */
            nome: "privacy" | "cookie" | "note-legali" | "accessibilita";
            titolo: string;
            descrizione: string;
            parole: string[];
            aggiornata: components["schemas"]["Giorno"];
            /** @description Clean HTML */
            testo: string;
        };
        PasswordAccesso: {
            password: string;
        };
        ModifichePreferiti: {
            modifiche: {
                id_articolo: components["schemas"]["Id"];
                preferito: boolean;
                /**
                 * Format: date-time
                 * @description A time in the future counts as now
                 */
                quando: string;
                /**
                 * Format: date-time
                 * @description For a favourite that is put back: when it was first added
                 */
                aggiunto?: string;
                /** @description Folders in which it is from then on; unchanged if it is missing */
                cartelle?: components["schemas"]["CartellePreferiti"];
            }[];
        };
        CartellePreferiti: string[];
        Preferito: {
            articolo: components["schemas"]["ArticoloBreve"];
            /** Format: date-time */
            aggiunto: string;
            cartelle: components["schemas"]["CartellePreferiti"];
        };
        RispostaPreferiti: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                preferiti: components["schemas"]["Preferito"][];
            };
        };
        /** @enum {string} */
        TipoChatbot: "digital" | "online_economia" | "online_vaticano";
        ErroreTroppo: {
            /** @constant */
            success: false;
            status: components["schemas"]["Stato"];
            /** @description Seconds until one more is taken */
            attesa: number;
        };
        QualeChat: {
            chat_id: components["schemas"]["Id"];
            rag_type: components["schemas"]["TipoChatbot"];
        };
        NomeChat: {
            chat_id: components["schemas"]["Id"];
            rag_type: components["schemas"]["TipoChatbot"];
            title: string;
        };
        VotoRisposta: {
            chat_id: components["schemas"]["Id"];
            message_id: components["schemas"]["Id"];
            /** @enum {string|null} */
            vote: "up" | "down" | null;
            /** @description In the reader's words */
            reason?: string;
        };
        /** @description Limits the articles; all of them if it is missing */
        AmbitoChatbot: {
            dal?: components["schemas"]["Giorno"];
            al?: components["schemas"]["Giorno"];
            sezioni?: components["schemas"]["Scelte"];
            edizioni?: components["schemas"]["Scelte"];
        };
        DomandaChatbot: {
            /** @description 0 begins a chat */
            chat_id: number;
            question: string;
            /** @description An answer of the chat that this one replaces, with all messages after it */
            instead_of?: components["schemas"]["Id"];
            scope?: components["schemas"]["AmbitoChatbot"];
        };
        DomandaChatbotCategoria: {
            /** @description 0 begins a chat */
            chat_id: number;
            question: string;
            /** @enum {string} */
            category: "economia" | "vaticano";
            /** @description An answer of the chat that this one replaces, with all messages after it */
            instead_of?: components["schemas"]["Id"];
            scope?: components["schemas"]["AmbitoChatbot"];
        };
        RispostaArchivioChatbot: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                articoli: number;
                fino_al: components["schemas"]["Giorno"] | null;
            };
        };
        /** @description RAG-03 */
        ChatPassata: {
            id_chat: components["schemas"]["Id"];
            /** @description Title of the chat */
            content: string;
            /** @description Date of the last message */
            date: components["schemas"]["Istante"];
            /** @description It has no answer yet */
            temporary: boolean;
        };
        RispostaChatPassate: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                chats: components["schemas"]["ChatPassata"][];
            };
        };
        MessaggioChatbot: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            role: "user" | "assistant";
            /** @description The typed words of a reader, or the streamed text of an answer */
            content: string;
            date: components["schemas"]["Istante"];
            /**
             * @description State of an answer; a question is complete
             * @enum {string}
             */
            state: "complete" | "stopped" | "failed" | "writing";
            /** @enum {string|null} */
            vote: "up" | "down" | null;
            reason: string | null;
            /** @description Articles that the answer cites */
            relatedIds: components["schemas"]["Id"][];
            extractedData: {
                [key: string]: {
                    value: string;
                    /** @enum {string} */
                    type: "internal" | "external";
                };
            };
        };
        RispostaChat: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                chat_id: components["schemas"]["Id"];
                rag_type: components["schemas"]["TipoChatbot"];
                title: string;
                chat_history: components["schemas"]["MessaggioChatbot"][];
            };
        };
        /** @description A share link of an answer */
        Condivisione: {
            id: components["schemas"]["Id"];
            chatId: components["schemas"]["Id"];
            messageId: components["schemas"]["Id"];
            kind: components["schemas"]["TipoChatbot"];
            question: string;
            createdAt: components["schemas"]["Istante"];
            expiresAt: components["schemas"]["Istante"];
            /** @description Number of times that others than the reader opened it */
            opened: number;
            /** Format: date-time */
            lastOpenedAt: string | null;
        };
        NuovaCondivisione: {
            chat_id: components["schemas"]["Id"];
            message_id: components["schemas"]["Id"];
            /** @enum {integer} */
            days: 1 | 7 | 14 | 30;
        };
        CondivisioneDaAprire: {
            token: string;
        };
        RispostaCondivisioni: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                links: components["schemas"]["Condivisione"][];
            };
        };
        RispostaCondivisione: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                link: components["schemas"]["Condivisione"];
                url: string;
            };
        };
        RispostaCondivisa: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                question: string;
                /** @description As it was streamed, without the ids of the chat */
                content: string;
                sharedAt: components["schemas"]["Istante"];
                expiresAt: components["schemas"]["Istante"];
                /** @description A part of it rests on articles that the caller may not open */
                partial: boolean;
            };
        };
        /** @enum {string} */
        Testata: "MG" | "LG" | "CA" | "EM" | "QP" | "GZ";
        /** @description An article as listed in the press review. PRS-01 */
        Ritaglio: {
            id: components["schemas"]["Id"];
            newspaper: components["schemas"]["Testata"];
            edition: string;
            alsoIn: string[];
            date: components["schemas"]["Giorno"];
            title: string;
            author: string;
            page: number | null;
            section: string;
        };
        RitaglioIntero: {
            id: components["schemas"]["Id"];
            newspaper: components["schemas"]["Testata"];
            edition: string;
            alsoIn: string[];
            date: components["schemas"]["Giorno"];
            title: string;
            author: string;
            page: number | null;
            section: string;
            kicker: string | null;
            subtitle: string | null;
            /** @description Clean HTML */
            body: string;
            /** @description The licence does not open the whole text. ROL-06 */
            partial: boolean;
            copyright: string | null;
            url: string;
        };
        RitaglioInRassegna: {
            id: components["schemas"]["Id"];
            note: string;
        };
        CapitoloRassegna: {
            id: string;
            title: string;
            clips: components["schemas"]["RitaglioInRassegna"][];
        };
        /** @description A draft review; `version` is the version from which it was made */
        Bozza: {
            day: components["schemas"]["Giorno"];
            version: number;
            title: string;
            abstract: string;
            chapters: components["schemas"]["CapitoloRassegna"][];
        };
        Rassegna: {
            day: components["schemas"]["Giorno"];
            version: number;
            title: string;
            abstract: string;
            chapters: components["schemas"]["CapitoloRassegna"][];
            /** Format: date-time */
            updatedAt: string | null;
            updatedBy: string | null;
        };
        /** @description Empty or null means any */
        FiltriRassegna: {
            text: string;
            newspapers: components["schemas"]["Testata"][];
            edition: string | null;
            section: string | null;
            author: string;
            page: number | null;
        };
        UltimaRicerca: {
            at: components["schemas"]["Istante"];
            added: number;
        };
        RicercaSalvata: {
            /** @description 0 for a new one */
            id: number;
            name: string;
            filters: components["schemas"]["FiltriRassegna"];
            chapter: string;
            active: boolean;
        };
        RicercaConEsito: {
            /** @description 0 for a new one */
            id: number;
            name: string;
            filters: components["schemas"]["FiltriRassegna"];
            chapter: string;
            active: boolean;
            lastRun: null | components["schemas"]["UltimaRicerca"];
        };
        ImpostazioniRassegna: {
            deadline: string | null;
            weekdays: components["schemas"]["GiornoDellaSettimana"][];
            automatic: boolean;
            groups: string[];
            tellWhenEmpty: boolean;
            licensee: string;
            /** @description Only to save; the version that was changed. Without it the settings are replaced whatever they are meanwhile */
            version?: string;
        };
        PostoRassegna: {
            name: string;
            you: boolean;
        };
        /**
         * Format: idn-email
         * @description RFC 5321, of a new one 64 characters before the @ at most; a domain that is international is kept as punycode, all of it in lower case
         */
        Email: string;
        LicenzaRassegna: {
            seats: number | null;
            people: components["schemas"]["PostoRassegna"][];
        };
        NuovoDestinatario: {
            /** @description Each invalid address is refused separately */
            email: string;
            name: string;
            groups: string[];
        };
        Destinatario: {
            id: components["schemas"]["Id"];
            email: string;
            name: string;
            groups: string[];
            /** @enum {string} */
            status: "active" | "unsubscribed" | "bounced";
            since: components["schemas"]["Istante"];
            reason: string | null;
        };
        NuoviDestinatari: {
            recipients: components["schemas"]["NuovoDestinatario"][];
        };
        ModificaDestinatario: {
            id: components["schemas"]["Id"];
            name: string;
            groups: string[];
        };
        DestinatarioRifiutato: {
            email: string;
            /** @enum {string} */
            reason: "invalid" | "unsubscribed" | "too-many";
        };
        QualeNumero: {
            id: components["schemas"]["Id"];
        };
        QualiNumeri: {
            ids: components["schemas"]["Id"][];
        };
        /** @description The review of a day; with clips, a selection from the table */
        FonteRassegna: {
            day: components["schemas"]["Giorno"];
            clips?: components["schemas"]["Id"][];
        };
        RitagliDaAggiungere: {
            day: components["schemas"]["Giorno"];
            clips: components["schemas"]["Id"][];
            chapter?: string;
        };
        Esportazione: {
            /** @enum {string} */
            format: "pdf" | "zip" | "json" | "csv";
            source: components["schemas"]["FonteRassegna"];
        };
        Invio: {
            /** Format: uuid */
            key: string;
            source: components["schemas"]["FonteRassegna"];
            subject: string;
            message: string;
            recipients: components["schemas"]["Id"][];
            addresses: components["schemas"]["Email"][];
            /** Format: date-time */
            at: string | null;
        };
        Reinvio: {
            /** Format: uuid */
            key: string;
            letters: components["schemas"]["Id"][];
        };
        EsitoInvio: {
            recipients: number;
            waiting: number;
            sent: number;
            failed: number;
            skipped: number;
            maybeTwice: number;
            opened: number;
            downloaded: number;
            /** @description Number of listed recipients whom it reaches - their letter has been sent or will be */
            reaching: number;
        };
        InvioRassegna: {
            /** Format: uuid */
            id: string;
            day: components["schemas"]["Giorno"];
            /** @enum {string} */
            kind: "review" | "selection" | "nothing";
            subject: string;
            /** @enum {string} */
            status: "scheduled" | "sending" | "done" | "cancelled";
            clips: number;
            orderedBy: string | null;
            orderedAt: components["schemas"]["Istante"];
            dueAt: components["schemas"]["Istante"];
            /** Format: date-time */
            doneAt: string | null;
            report: components["schemas"]["EsitoInvio"];
        };
        LetteraRassegna: {
            id: components["schemas"]["Id"];
            email: string;
            name: string;
            /** @enum {string} */
            status: "waiting" | "sent" | "failed" | "skipped";
            reason: string | null;
            maybeTwice: boolean;
            forwarded: boolean;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: date-time */
            openedAt: string | null;
            /** Format: date-time */
            downloadedAt: string | null;
        };
        CollegamentoRassegna: {
            id: components["schemas"]["Id"];
            label: string;
            day: components["schemas"]["Giorno"];
            clips: number;
            createdAt: components["schemas"]["Istante"];
            expiresAt: components["schemas"]["Istante"];
            revoked: boolean;
            opened: number;
            /** Format: date-time */
            lastOpenedAt: string | null;
        };
        NuovoCollegamento: {
            source: components["schemas"]["FonteRassegna"];
            label: string;
            /** @enum {integer} */
            days: 1 | 7 | 14 | 30;
        };
        UsoRassegna: {
            at: components["schemas"]["Istante"];
            /** @enum {string} */
            kind: "read" | "opened" | "downloaded" | "exported" | "sent" | "forwarded" | "shared";
            /** @enum {string} */
            by: "seat" | "recipient" | "link";
            who: string;
            what: string;
        };
        RispostaUltimaRassegna: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                rassegna_date: null | components["schemas"]["DataRassegna"];
            };
        };
        DataRassegna: {
            date: components["schemas"]["Giorno"];
        };
        RispostaRitagli: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                from: components["schemas"]["Giorno"];
                to: components["schemas"]["Giorno"];
                clips: components["schemas"]["Ritaglio"][];
                cut: boolean;
                /** Format: date-time */
                updatedAt: string | null;
                /** Format: date */
                previous: string | null;
                /** Format: date */
                next: string | null;
                /** Format: date */
                last: string | null;
            };
        };
        RispostaRitaglio: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                clip: components["schemas"]["RitaglioIntero"];
            };
        };
        RispostaBozza: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                review: components["schemas"]["Rassegna"];
                clips: components["schemas"]["Ritaglio"][];
            };
        };
        RispostaVersione: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                version: number;
            };
        };
        RispostaAggiunti: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                version: number;
                added: number;
            };
        };
        RispostaLettura: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                review: components["schemas"]["Rassegna"];
                clips: components["schemas"]["RitaglioIntero"][];
            };
        };
        RispostaRicerche: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                searches: components["schemas"]["RicercaConEsito"][];
            };
        };
        RispostaNumeroRicerca: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                id: components["schemas"]["Id"];
            };
        };
        RispostaImpostazioni: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                settings: components["schemas"]["ImpostazioniRassegna"];
                /** @description The same as long as the settings are the same */
                version: string;
                licence: components["schemas"]["LicenzaRassegna"];
                groups: string[];
            };
        };
        RispostaDestinatari: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                destinatari: components["schemas"]["Destinatario"][];
            };
        };
        RispostaImportati: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                added: number;
                changed: number;
                refused: components["schemas"]["DestinatarioRifiutato"][];
            };
        };
        RispostaInvii: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                sendings: components["schemas"]["InvioRassegna"][];
            };
        };
        RispostaInvioOrdinato: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                /** Format: uuid */
                id: string;
            };
        };
        RispostaAnteprima: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                subject: string;
                html: string;
                text: string;
                clips: number;
                recipients: number;
            };
        };
        RispostaInvioIntero: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                sending: components["schemas"]["InvioRassegna"];
                letters: components["schemas"]["LetteraRassegna"][];
            };
        };
        RispostaCollegamenti: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                links: components["schemas"]["CollegamentoRassegna"][];
            };
        };
        RispostaCollegamento: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                link: components["schemas"]["CollegamentoRassegna"];
                url: string;
            };
        };
        RispostaStorico: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                events: components["schemas"]["UsoRassegna"][];
            };
        };
    };
    responses: {
        /** @description ERR_LOGIN_REQUIRED without a session, ERR_SESSION_TOKEN_NOT_VALID, ERR_SESSION_EXPIRED, ERR_INVALID_BROWSER */
        NonAutorizzato: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description The request does not match this contract; `campo` names the wrong field of the body */
        RichiestaNonValida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErroreCampo"];
            };
        };
        /** @description Not found */
        NonTrovato: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description ERR_ACCESS_DENIED, only for readers of the two companies with the subscription that this kind of chatbot requires */
        Vietato: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description ERR_ACCESS_DENIED, this reader may not open the press review. ROL-05 */
        RassegnaVietata: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description ERR_REVIEW_CHANGED, the review or its settings have been changed meanwhile */
        RassegnaCambiata: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
        /** @description ERR_TOO_MANY_ATTEMPTS, more than the limit of one reader */
        TroppiTentativi: {
            headers: {
                "Retry-After": components["headers"]["RiprovaDopo"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErroreTroppo"];
            };
        };
        /** @description ERR_TOO_MANY_CALLS, more in a minute than the limit of one network */
        TroppeChiamate: {
            headers: {
                "Retry-After": components["headers"]["RiprovaDopo"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErroreTroppo"];
            };
        };
        /** @description The answer, as it is written */
        RispostaChatbot: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
    };
    parameters: {
        TipoChatbot: components["schemas"]["TipoChatbot"];
        Data: components["schemas"]["Giorno"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds until a call is accepted, as in `attesa` */
        RiprovaDopo: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getNewsstand: {
        parameters: {
            query?: {
                data?: components["parameters"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Front pages, sections and latest articles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaHome"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            /** @description The day is more than a month ahead */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    getIssue: {
        parameters: {
            query: {
                edizione: components["schemas"]["Slug"];
                data?: components["parameters"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue; without a date, the latest of that edition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaNumero"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    getPackage: {
        parameters: {
            query: {
                edizione: components["schemas"]["Slug"];
                data?: components["parameters"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest of the issue's newest version; of the latest issue if no date is given. The address of a file never changes its content. If the issue has a newer version, an address may be gone (404): request the manifest again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPacchetto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    listPackageSizes: {
        parameters: {
            query: {
                /** @description Issues as `edition/date` */
                numeri: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bytes of each issue in its current version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPesi"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    listSections: {
        parameters: {
            query?: {
                edizione?: components["schemas"]["Slug"];
                data?: components["parameters"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sections in page order, each with its first article */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaSezioni"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    getSection: {
        parameters: {
            query?: {
                titolo?: components["schemas"]["Slug"];
                data?: components["parameters"]["Data"];
                id_edizione?: components["schemas"]["Id"];
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its articles in page order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaSezione"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    listSpecials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each with its opening article */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaSpeciali"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    getSpecial: {
        parameters: {
            query?: {
                titolo?: components["schemas"]["Slug"];
                data?: components["parameters"]["Data"];
                id_edizione?: components["schemas"]["Id"];
                id?: components["schemas"]["Id"];
                pagina?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of its articles, the newest issue first; empty beyond the last page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaSpeciale"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    listSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each with the number of articles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaFirme"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    getSignature: {
        parameters: {
            query: {
                slug: components["schemas"]["Slug"];
                pagina?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Empty beyond the last page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaFirma"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    listFaq: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every category with its answers, in the order in which they are shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaFaq"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    listLegalPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All pages with their full text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPagineLegali"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    unlockSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAccesso"];
            };
        };
        responses: {
            /** @description The gate is open to this browser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            /** @description ERR_INVALID_PASSWORD, the password is wrong */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            429: components["responses"]["TroppiTentativi"];
        };
    };
    getVendorList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor list, and the CMP that writes TC strings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaFornitori"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    getArticle: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole text, or its free part */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaArticolo"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
            /** @description It was published and then withdrawn by the newspaper; code ERR_ARTICLE_WITHDRAWN */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErroreArticoloRitirato"];
                };
            };
        };
    };
    searchArticles: {
        parameters: {
            query: {
                /** @description Words, "phrases", -without, or */
                q: string;
                sezione?: components["schemas"]["Scelte"];
                edizione?: components["schemas"]["Scelte"];
                firma?: components["schemas"]["Scelte"];
                da?: components["schemas"]["Giorno"];
                a?: components["schemas"]["Giorno"];
                ordine?: "rilevanza" | "data";
                pagina?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results; a query without a searchable word has none and says so */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaRicerca"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            429: components["responses"]["TroppeChiamate"];
        };
    };
    getSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer is the same for all readers of a paper until its day ends. Whether the service is open now follows from the openings and the reader's clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaAssistenza"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    logoutHere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No reader is signed in on this device any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
        };
    };
    syncFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifichePreferiti"];
            };
        };
        responses: {
            /** @description The account's favourites on this newspaper, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaPreferiti"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
        };
    };
    getChatbotFacts: {
        parameters: {
            query: {
                rag_type: components["parameters"]["TipoChatbot"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of articles the caller may get answers from, and the newest day among them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaArchivioChatbot"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
        };
    };
    listChatbotChats: {
        parameters: {
            query: {
                rag_type: components["parameters"]["TipoChatbot"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Summaries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaChatPassate"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
        };
    };
    getChatbotChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its messages, the first one first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaChat"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    getChatbotPdf: {
        parameters: {
            query?: {
                /** @description Id of the answer to export, with its question; the whole chat if it is missing */
                message_id?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, to be saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    deleteChatbotChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualeChat"];
            };
        };
        responses: {
            /** @description It is in no list any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    restoreChatbotChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualeChat"];
            };
        };
        responses: {
            /** @description It is in the list again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    renameChatbotChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NomeChat"];
            };
        };
        responses: {
            /** @description It has the new name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    rateChatbotAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VotoRisposta"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    listChatbotLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links that still work, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaCondivisioni"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    shareChatbotAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NuovaCondivisione"];
            };
        };
        responses: {
            /** @description The address is sent only in this answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaCondivisione"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    revokeChatbotLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualeNumero"];
            };
        };
        responses: {
            /** @description The link shows nothing more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    openSharedAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CondivisioneDaAprire"];
            };
        };
        responses: {
            /** @description The question, and the answer as the caller may read it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaCondivisa"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            404: components["responses"]["NonTrovato"];
        };
    };
    getReviewDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day at which the press review opens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaUltimaRassegna"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    listClips: {
        parameters: {
            query?: {
                dal?: components["schemas"]["Giorno"];
                al?: components["schemas"]["Giorno"];
                /** @description Words of the whole text */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ordered by newspaper, date and page; without days, those of the last review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaRitagli"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
        };
    };
    getClip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its text, as far as the licence allows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaRitaglio"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
            404: components["responses"]["NonTrovato"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                giorno: components["schemas"]["Giorno"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description If the day has no draft, an empty one of version 0 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaBozza"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
        };
    };
    saveReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Bozza"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaVersione"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
            409: components["responses"]["RassegnaCambiata"];
        };
    };
    addClips: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RitagliDaAggiungere"];
            };
        };
        responses: {
            /** @description Added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaAggiunti"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
        };
    };
    readReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                giorno: components["schemas"]["Giorno"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As far as the licence allows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaLettura"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
        };
    };
    exportReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Esportazione"];
            };
        };
        responses: {
            /** @description A PDF or ZIP; JSON and CSV come as a file of bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/zip": string;
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
            404: components["responses"]["NonTrovato"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    listSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ordered by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaRicerche"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RicercaSalvata"];
            };
        };
        responses: {
            /** @description Its id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaNumeroRicerca"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
            404: components["responses"]["NonTrovato"];
        };
    };
    deleteSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualeNumero"];
            };
        };
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
            404: components["responses"]["NonTrovato"];
        };
    };
    getDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaImpostazioni"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
        };
    };
    saveDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImpostazioniRassegna"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
            409: components["responses"]["RassegnaCambiata"];
        };
    };
    listRecipients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ordered by address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaDestinatari"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
        };
    };
    addRecipients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NuoviDestinatari"];
            };
        };
        responses: {
            /** @description The result for each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaImportati"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
        };
    };
    changeRecipient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModificaDestinatario"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
            404: components["responses"]["NonTrovato"];
        };
    };
    removeRecipients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualiNumeri"];
            };
        };
        responses: {
            /** @description They get no more mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
        };
    };
    restoreRecipients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualiNumeri"];
            };
        };
        responses: {
            /** @description They are recipients again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
        };
    };
    listSendings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that are not finished and the latest of the others, each with its state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaInvii"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
        };
    };
    orderSending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invio"];
            };
        };
        responses: {
            /** @description Ordered, once for a key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaInvioOrdinato"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
            404: components["responses"]["NonTrovato"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    previewSending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invio"];
            };
        };
        responses: {
            /** @description Nothing is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaAnteprima"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
            404: components["responses"]["NonTrovato"];
        };
    };
    getSending: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaInvioIntero"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
            404: components["responses"]["NonTrovato"];
        };
    };
    cancelSending: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
            404: components["responses"]["NonTrovato"];
            409: components["responses"]["RassegnaCambiata"];
        };
    };
    resend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reinvio"];
            };
        };
        responses: {
            /** @description They are ordered as a sending of their own */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaInvioOrdinato"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
            404: components["responses"]["NonTrovato"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    listLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that are valid and the latest of the others, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaCollegamenti"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
        };
    };
    shareReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NuovoCollegamento"];
            };
        };
        responses: {
            /** @description The address is sent only in this answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaCollegamento"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
            404: components["responses"]["NonTrovato"];
        };
    };
    revokeLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualeNumero"];
            };
        };
        responses: {
            /** @description The link shows nothing more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fatto"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
            404: components["responses"]["NonTrovato"];
        };
    };
    listUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of the last 90 days, 500 at most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaStorico"];
                };
            };
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["RassegnaVietata"];
        };
    };
    askChatbot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomandaChatbot"];
            };
        };
        responses: {
            200: components["responses"]["RispostaChatbot"];
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
    askChatbotByCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomandaChatbotCategoria"];
            };
        };
        responses: {
            200: components["responses"]["RispostaChatbot"];
            400: components["responses"]["RichiestaNonValida"];
            401: components["responses"]["NonAutorizzato"];
            403: components["responses"]["Vietato"];
            404: components["responses"]["NonTrovato"];
            429: components["responses"]["TroppiTentativi"];
        };
    };
}
