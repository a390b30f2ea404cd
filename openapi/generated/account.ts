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
        /** Counts that an article was opened; holds nothing of who opened it */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Evento"];
            };
        };
        responses: {
            /** @description Counted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EsitoEvento"];
                };
            };
            /** @description The request does not keep to this contract */
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
