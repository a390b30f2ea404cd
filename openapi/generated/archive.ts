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
    };
    responses: never;
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
            /** @description The request does not keep to this contract */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errore"];
                };
            };
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
}
