/* Generated from openapi/archive.yaml: change that file, then `npm run generate`. */
export interface paths {
    "/v1/numeri": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days on which an edition came out, newest first */
        get: operations["listIssueDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/consegne": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A newsroom hands in a delivery for the paper of this host
         * @description The body is one archive, one file with one item per line, or one file of any format that the import reads; its content decides. `Authorization: Bearer` carries the paper's key. With an `Idempotency-Key` a repeated call answers the same report and imports nothing.
         */
        post: operations["deliverItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/avvisi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A newsroom sends an alert to the readers of the paper of this host
         * @description `Authorization: Bearer` carries the paper's key. A repeated call with the same `Idempotency-Key` sends nothing and answers the progress of the first. PSH-04
         */
        post: operations["sendAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ricerca": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches the articles of the issues before today's */
        get: operations["searchBackIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days of one month, each with whether the newspaper came out, and the reason if not */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/giorno": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every local edition that came out on a day, or on the latest day if none is given */
        get: operations["listIssuesOfDay"];
        put?: never;
        post?: never;
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
        /**
         * Format: date
         * @description A calendar day in Europe/Rome
         */
        Giorno: string;
        GiornoONulla: components["schemas"]["Giorno"] | null;
        /** Format: date-time */
        Istante: string;
        GiornoDiCalendario: {
            data: components["schemas"]["Giorno"];
            /**
             * @description uscito: at least one edition came out. atteso: today's is on its way. futuro: the day is in the future. prima: before the first stored issue. festivo: no newspaper in Italy. riposo: not a weekday of this newspaper. mancante: it should have come out.
             * @enum {string}
             */
            stato: "uscito" | "atteso" | "futuro" | "prima" | "festivo" | "riposo" | "mancante";
            /** @description Why a `festivo` has no newspaper */
            festa: ("capodanno" | "lunedi-dell-angelo" | "festa-del-lavoro" | "ferragosto" | "natale" | "santo-stefano") | null;
        };
        Calendario: {
            mese: string;
            oggi: components["schemas"]["Giorno"];
            /** @description First day with an issue */
            primo: components["schemas"]["GiornoONulla"];
            /** @description Latest day with an issue */
            ultimo: components["schemas"]["GiornoONulla"];
            giorni: components["schemas"]["GiornoDiCalendario"][];
        };
        Immagine: {
            id: string;
            larghezza: number;
            altezza: number;
            larghezze: number[];
            didascalia: string | null;
            credito: string | null;
        };
        Edizione: {
            id: components["schemas"]["Id"];
            slug: string;
            titolo: string;
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
            prima: components["schemas"]["StoriaInPrima"][];
        };
        RispostaCalendario: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: components["schemas"]["Calendario"];
        };
        RispostaGiorno: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                /** @description The day requested or found */
                data: components["schemas"]["GiornoONulla"];
                numeri: components["schemas"]["Numero"][];
            };
        };
        /** @description Bytes, streamed; never in memory as a whole */
        Consegna: unknown;
        Rifiuto: {
            /** @description The file, and the item within it */
            nome: string;
            /** @description The wrong place in the item */
            posto: string;
            motivo: string;
        };
        RispostaConsegna: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                importati: number;
                aggiornati: number;
                invariati: number;
                rifiutati: components["schemas"]["Rifiuto"][];
                avvisi: {
                    nome: string;
                    testo: string;
                }[];
            };
        };
        Stato: {
            code: string;
            message?: string;
        };
        ErroreCampo: {
            /** @constant */
            success: false;
            status: components["schemas"]["Stato"];
            /** @description The error in words */
            data?: string;
            /** @description Path of the field that is wrong */
            campo?: string;
        };
        NuovoAvviso: {
            /** @enum {string} */
            tipo: "notizia" | "eccezionale";
            /** @description Topic whose followers get the alert: a topic of the catalogue, or tema-, sezione-, edizione-, firma- or squadra- and a slug. Without one, an exceptional alert goes to all readers, and any other to the followers of any topic of the article. */
            argomento: string | null;
            titolo: string;
            testo: string;
            /** @description Article that the alert opens */
            articolo: components["schemas"]["Id"] | null;
            /** @description An alert replaces earlier ones of the same story on a device */
            storia: string | null;
        };
        Conteggio: {
            stato: string;
            motivo: string | null;
            numero: number;
        };
        Resoconto: {
            /** @description When the recipients were decided */
            pianificato: components["schemas"]["Istante"] | null;
            /** @description subito */
            lettori: components["schemas"]["Conteggio"][];
            /** @description accettato, finito, in-attesa, in-corso or fallito */
            dispositivi: components["schemas"]["Conteggio"][];
            /** @description Number of devices on which the alert itself was opened */
            aperti: number;
            /** @description Number of devices on which the reader opted out of such alerts, from the alert */
            disattivati: number;
        };
        RispostaAvviso: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                /**
                 * Format: uuid
                 * @description Null for a dry run
                 */
                avviso: string | null;
                /** @description Number of recipients */
                lettori: number;
                /** @description Number of their devices */
                dispositivi: number;
                /** @description The message as it is sent to a device */
                messaggio: {
                    [key: string]: unknown;
                };
                resoconto: components["schemas"]["Resoconto"] | null;
            };
        };
        ErroreTroppo: {
            /** @constant */
            success: false;
            status: components["schemas"]["Stato"];
            /** @description Seconds until one more is taken */
            attesa: number;
        };
        Errore: {
            /** @constant */
            success: false;
            status: components["schemas"]["Stato"];
        };
        RispostaNumeri: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                numeri: {
                    /** Format: date */
                    data: string;
                    pagine: number;
                }[];
            };
        };
        RispostaRicerca: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
            data: {
                totale: number;
                /** @description More articles match than `totale`; only the newest are ranked and counted */
                altri: boolean;
                pagina: number;
                pagine: number;
                risultati: {
                    id: number;
                    slug: string;
                    titolo: string;
                    /** @description From the subtitle or the free part */
                    brano: string;
                    /** Format: date */
                    data: string;
                    /** @description Slug of the edition */
                    edizione: string;
                    nome_edizione: string;
                    pagina: number | null;
                }[];
            };
        };
    };
    responses: {
        /** @description An unknown bearer: ERR_SESSION_TOKEN_NOT_VALID, ERR_SESSION_EXPIRED, ERR_INVALID_BROWSER */
        NonAutorizzato: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errore"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listIssueDays: {
        parameters: {
            query: {
                edizione: string;
                da?: string;
                a?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 400 days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaNumeri"];
                };
            };
            /** @description The request does not match this contract */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
            /** @description There is no such edition */
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
    deliverItems: {
        parameters: {
            query?: {
                /** @description Returns the report without storing anything */
                prova?: boolean;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/zip": components["schemas"]["Consegna"];
                "application/x-ndjson": components["schemas"]["Consegna"];
                "application/json": components["schemas"]["Consegna"];
                "application/xml": components["schemas"]["Consegna"];
                "text/xml": components["schemas"]["Consegna"];
                "application/rss+xml": components["schemas"]["Consegna"];
                "application/atom+xml": components["schemas"]["Consegna"];
                "application/feed+json": components["schemas"]["Consegna"];
            };
        };
        responses: {
            /** @description Everything was read; refused items are listed with place and reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaConsegna"];
                };
            };
            /** @description The request does not match this contract */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            /** @description The key is not this paper's */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            /** @description A call with the same Idempotency-Key is still running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            /** @description The body has none of the types above */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            /** @description The Idempotency-Key belongs to another body, or to the same one with another `prova` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            /** @description Too many deliveries are waiting, ERR_BUSY, or the server is stopping, ERR_STOPPING; try again later */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    sendAlert: {
        parameters: {
            query?: {
                /** @description Returns the message and the number of recipients; nothing is sent */
                prova?: boolean;
            };
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NuovoAvviso"];
            };
        };
        responses: {
            /** @description The alert is on its way, by this call or by an earlier one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaAvviso"];
                };
            };
            /** @description The request does not match this contract */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErroreCampo"];
                };
            };
            /** @description The key is not this paper's */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            /** @description The paper has no such topic, ERR_TOPIC_NOT_FOUND, or no such article, ERR_ARTICLE_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            /** @description The Idempotency-Key belongs to another alert: ERR_OTHER_BODY */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            /** @description Alerts cannot be sent now: ERR_BUSY */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
        };
    };
    searchBackIssues: {
        parameters: {
            query: {
                /** @description Words, "phrases", -without, or */
                q: string;
                edizione?: string;
                da?: string;
                a?: string;
                ordine?: "rilevanza" | "data";
                pagina?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results, each with its issue and printed page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaRicerca"];
                };
            };
            /** @description The request does not match this contract */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
            /** @description Too many searches from one network, ERR_TOO_MANY_CALLS: again after `attesa` seconds */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErroreTroppo"];
                };
            };
        };
    };
    getCalendar: {
        parameters: {
            query?: {
                /** @description The month of the latest issue if it is missing; without any issue the current one in Europe/Rome */
                mese?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every day of the month in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaCalendario"];
                };
            };
            /** @description The request does not match this contract */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
    listIssuesOfDay: {
        parameters: {
            query?: {
                data?: components["schemas"]["Giorno"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Empty for a day without a newspaper */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RispostaGiorno"];
                };
            };
            /** @description The request does not match this contract */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            401: components["responses"]["NonAutorizzato"];
        };
    };
}
