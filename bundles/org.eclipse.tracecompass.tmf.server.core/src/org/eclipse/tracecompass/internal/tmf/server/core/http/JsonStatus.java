package org.eclipse.tracecompass.internal.tmf.server.core.http;

import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonBody;

/** The answers of the protocol that have a status and no model. */
final class JsonStatus {

    /** The answer to somebody who no longer waits. */
    static final JsonBody CANCELLED =
            out ->
                    out.beginObject()
                            .name("status")
                            .value("CANCELLED")
                            .name("statusMessage")
                            .value("Cancelled")
                            .endObject();

    private JsonStatus() {}

    /** An error that became known when the HTTP status had been sent. */
    static JsonBody failed(JsonBody error) {
        return out -> {
            out.beginObject();
            out.name("status").value("FAILED");
            out.name("statusMessage").value("The analysis failed");
            out.name("error");
            error.write(out);
            out.endObject();
        };
    }
}
