package org.eclipse.tracecompass.tmf.server.core;

import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonValues;

/** A client of a server under test. */
final class Client implements AutoCloseable {

    private final HttpClient http = HttpClient.newHttpClient();
    private final URI base;

    /**
     * An answer.
     *
     * @param status the HTTP status
     * @param json the body as {@link JsonValues} reads it
     */
    record Reply(int status, @Nullable Object json) {

        /** The body, an object. */
        @SuppressWarnings("unchecked")
        Map<String, @Nullable Object> object() {
            if (json instanceof Map<?, ?> map) {
                return (Map<String, @Nullable Object>) map;
            }
            throw new AssertionError("No object: " + json);
        }

        /** The body, a list of objects. */
        @SuppressWarnings("unchecked")
        List<Map<String, @Nullable Object>> objects() {
            if (json instanceof List<?> list) {
                return (List<Map<String, @Nullable Object>>) list;
            }
            throw new AssertionError("No list: " + json);
        }

        /** The model of a data provider's answer. */
        Reply model() {
            return new Reply(status, object().get("model"));
        }

        /** A member that is a list of objects. */
        List<Map<String, @Nullable Object>> list(String name) {
            return new Reply(status, object().get(name)).objects();
        }
    }

    Client(URI base) {
        this.base = base;
    }

    Reply get(String path) {
        return send("GET", path, null);
    }

    Reply delete(String path) {
        return send("DELETE", path, null);
    }

    Reply post(String path, String body) {
        return send("POST", path, body);
    }

    Reply put(String path, String body) {
        return send("PUT", path, body);
    }

    /** Asks until the answer is complete. */
    Reply complete(String path, String body) {
        while (true) {
            Reply reply = post(path, body);
            if (!"RUNNING".equals(reply.object().get("status"))) {
                return reply;
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    Reply send(String method, String path, @Nullable String body, String... headers) {
        try {
            HttpResponse<String> response =
                    http.send(request(method, path, body, headers), BodyHandlers.ofString());
            String text = response.body();
            boolean isJson =
                    response.headers()
                            .firstValue("Content-Type")
                            .orElse("")
                            .startsWith("application/json");
            return new Reply(
                    response.statusCode(), isJson ? JsonValues.read(new StringReader(text)) : text);
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(method + " " + path, e);
        }
    }

    HttpRequest request(String method, String path, @Nullable String body, String... headers) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(base + path))
                        .method(
                                method,
                                body == null
                                        ? HttpRequest.BodyPublishers.noBody()
                                        : HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return request.build();
    }

    HttpClient http() {
        return http;
    }

    /** The JSON text of parameters with a range and rows. */
    static String rows(long start, long end, int times, List<Long> items) {
        return """
               {"parameters": {"requested_timerange": {"start": %d, "end": %d, "nbTimes": %d},
                "requested_items": %s}}"""
                .formatted(start, end, times, items);
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
