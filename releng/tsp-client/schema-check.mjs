// Shows that answers with mistakes are found: prints those that are not.
//
// usage: node schema-check.mjs SCHEMA

import {Schema} from "./schema.mjs";

const schema = new Schema(process.argv[2]);
const STATES = "POST /experiments/{expUUID}/outputs/timeGraph/{outputId}/states";
const TRACES = "GET /traces";
const state = {start: 1, end: 2, label: "a", style: {parentKey: "b", values: {height: 0.5, "background-color": "#123456"}}};
const trace = {
    UUID: "11111111-1111-1111-1111-111111111111", name: "n", path: "/p", start: 1, end: 2, nbEvents: 3,
    indexingStatus: "COMPLETED", properties: {a: "b"},
};
const states = (rows, status = "COMPLETED") => ({model: {rows}, status, statusMessage: ""});
const row = more => [{entryId: 1, states: [{...state, ...more}]}];

const RIGHT = [[STATES, states(row({}))], [STATES, states([], "RUNNING")], [TRACES, [trace]]];
const WRONG = [
    ["a status that is none", STATES, states([], "DONE")],
    ["no rows", STATES, {model: {}, status: "COMPLETED", statusMessage: ""}],
    ["a text as time", STATES, states(row({start: "1"}))],
    ["a fraction as time", STATES, states(row({start: 1.5}))],
    ["a member that is misspelled", STATES, states(row({lable: "a"}))],
    ["an object as a value of a style", STATES, states(row({style: {values: {height: {}}}}))],
    ["tags beyond 32 bits", STATES, states(row({tags: 2 ** 40}))],
    ["no UUID", TRACES, [{...trace, UUID: "1"}]],
    ["a property that is a number", TRACES, [{...trace, properties: {a: 1}}]],
    ["an object instead of a list", TRACES, trace],
];
for (const [operation, answer] of RIGHT) {
    for (const error of schema.errors(operation, 200, JSON.stringify(answer))) {
        process.stdout.write(`${operation} is right, but: ${error}\n`);
    }
}
for (const [mistake, operation, answer] of WRONG) {
    if (schema.errors(operation, 200, JSON.stringify(answer)).length === 0) {
        process.stdout.write(`${mistake} is not found\n`);
    }
}
if (schema.errors(TRACES, 500, "{}").length === 0) {
    process.stdout.write("a status that is not declared is not found\n");
}
