// Sees each request of the client, and what is wrong with its answer.

import {operationOf} from "./operations.mjs";

export class Recorder {

    /** @param base the address of the operations; schema compares answers, undefined for not at all */
    constructor(base, schema) {
        this.base = base;
        this.schema = schema;
        this.answered = new Map();
        this.statuses = new Set();
        this.answers = 0;
        this.wrong = new Set();
        this.mismatches = new Set();
    }

    /** Puts itself between a client and the network. */
    watch(RestClient) {
        const ask = RestClient.httpRequest;
        RestClient.httpRequest = async request => {
            const response = await ask.call(RestClient, request);
            this.see(request, response);
            return response;
        };
    }

    see({method, url}, {status, text}) {
        const operation = operationOf(method, decodeURI(url.slice(this.base.length).split("?")[0]));
        this.answers++;
        if (operation === undefined) {
            this.wrong.add(`${method} ${url} is no operation of the protocol`);
            return;
        }
        if (status === 200) {
            this.answered.set(operation, (this.answered.get(operation) ?? 0) + 1);
        }
        this.statuses.add(status);
        for (const error of this.schema?.errors(operation, status, text) ?? []) {
            this.mismatches.add(`${operation} ${status}: ${error}`);
        }
    }

    /** Notes what is wrong. */
    check(isRight, sentence) {
        if (!isRight) {
            this.wrong.add(sentence);
        }
    }

    /** Returns the model of an answer that must have one. */
    model(response, what) {
        this.check(response.isOk(), `${what}: ${response.getStatusCode()} ${response.getText().slice(0, 200)}`);
        const model = response.getModel();
        this.check(model !== undefined, `${what}: the client could not read the answer`);
        return model;
    }

    /** Notes whether an answer is an error with the status and a title. */
    refused(response, status, what) {
        this.check(response.getStatusCode() === status, `${what}: ${response.getStatusCode()} instead of ${status}`);
        this.check(typeof response.getErrorResponse()?.title === "string", `${what}: the error has no title`);
    }
}
