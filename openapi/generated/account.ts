/* Generated from openapi/account.yaml: change that file, then `npm run generate`. */
export interface paths {
    "/api/site/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts that an article was opened; holds nothing of who opened it
         * @description With an `Idempotency-Key`, made anew for each opening, the same call made again is answered the same and counts nothing: what was done without a network is sent until it is answered. A key is remembered for 60 days.
         */
        post: operations["trackEvent"];
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
        Stato: {
            code: string;
            message?: string;
        };
        Errore: {
            /** @constant */
            success: false;
            status: components["schemas"]["Stato"];
            /** @description The error in words */
            data?: string;
        };
        Evento: {
            url_articolo: string;
            /** @enum {string} */
            evento: "click";
            /**
             * Format: date-time
             * @description When it was opened, at most 30 days ago; now, where it is not said. Clocks of devices run ahead: a moment less than a day from now counts as now.
             */
            quando?: string;
        };
        EsitoEvento: {
            /** @constant */
            success: true;
            status: components["schemas"]["Stato"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    trackEvent: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Evento"];
            };
        };
        responses: {
            /** @description Counted, now or when this call was made first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsitoEvento"];
                };
            };
            /** @description The request does not keep to this contract, or its moment lies too far away */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
            /** @description The address is no article of this newspaper */
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
}
