// Compares answers with the OpenAPI file of the protocol.

import {readFileSync} from "node:fs";
import Ajv from "ajv";
import {parse} from "yaml";

const INT32 = 2 ** 31;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export class Schema {

    constructor(file) {
        this.api = parse(readFileSync(file, "utf8"));
        const schemas = this.api.components.schemas;
        // The file says "type: object" beside texts and numbers, and a whole number would be two of its three kinds.
        for (const name of ["StyleValue", "MetadataValue"]) {
            schemas[name] = {anyOf: schemas[name].oneOf};
        }
        this.ajv = new Ajv({strict: false, allErrors: true});
        this.ajv.addFormat("int32", {type: "number", validate: n => n >= -INT32 && n < INT32});
        this.ajv.addFormat("int64", {type: "number", validate: n => Math.abs(n) <= 2 ** 63});
        this.ajv.addFormat("double", true);
        this.ajv.addFormat("uuid", UUID);
        this.ajv.addSchema({$id: "api", components: this.api.components});
    }

    /** Returns the operations of the file, such as "GET /health". */
    operations() {
        return Object.entries(this.api.paths).flatMap(([path, methods]) =>
            Object.keys(methods)
                .filter(method => /^(get|post|put|delete)$/.test(method))
                .map(method => method.toUpperCase() + " " + path));
    }

    /** Returns what is wrong with an answer: texts that name the place. */
    errors(operation, status, text) {
        const [method, path] = operation.split(" ");
        const answer = this.api.paths[path]?.[method.toLowerCase()]?.responses[status];
        if (answer === undefined) {
            return ["the status " + status + " is not declared"];
        }
        const schema = answer.content?.["application/json"]?.schema;
        if (schema === undefined) {
            return [];
        }
        let value;
        try {
            value = JSON.parse(text);
        } catch (e) {
            return ["no JSON: " + e.message];
        }
        const validate = this.ajv.compile(absolute(schema));
        const errors = validate(value)
            ? []
            : validate.errors.map(error => `${error.instancePath || "/"} ${error.message} ${JSON.stringify(error.params)}`);
        this.unknown(schema, value, "", errors);
        // One mistake of a row is a mistake of a thousand rows.
        return [...new Set(errors.map(error => error.replace(/\/\d+(?=\/|\s)/g, "/*")))];
    }

    /** Optional members are not validated if their names are wrong, so names that the file does not know are errors. */
    unknown(schema, value, place, errors) {
        const {members, rest, items} = this.shape(schema);
        if (Array.isArray(value)) {
            value.forEach((element, i) => items && this.unknown(items, element, `${place}/${i}`, errors));
        } else if (value !== null && typeof value === "object" && (Object.keys(members).length > 0 || rest)) {
            for (const [name, member] of Object.entries(value)) {
                const known = members[name] ?? rest;
                if (known === undefined) {
                    errors.push(`${place}/${name} is not in the schema`);
                } else if (typeof known === "object") {
                    this.unknown(known, member, `${place}/${name}`, errors);
                }
            }
        }
    }

    shape(schema) {
        if (schema.$ref) {
            return this.shape(this.api.components.schemas[schema.$ref.split("/").pop()]);
        }
        const shape = {members: {...schema.properties}, rest: schema.additionalProperties, items: schema.items};
        for (const part of schema.allOf ?? []) {
            const {members, rest, items} = this.shape(part);
            Object.assign(shape.members, members);
            shape.rest ??= rest;
            shape.items ??= items;
        }
        return shape;
    }
}

function absolute(schema) {
    return JSON.parse(JSON.stringify(schema), (name, value) => name === "$ref" ? "api" + value : value);
}
