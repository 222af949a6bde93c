package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.server.core.ServerOptions;
import org.eclipse.tracecompass.tmf.server.core.TraceServer;

/** The threads of a kernel trace as a server of the Trace Server Protocol shows them. */
final class ServedThreads implements AutoCloseable {

    private static final String VIEW =
            "/outputs/timeGraph/org.eclipse.tracecompass.internal.analysis.os.linux.core"
                    + ".threadstatus.ThreadStatusDataProvider/";
    private static final String CALLS =
            "/outputs/table/org.eclipse.tracecompass.analysis.timing.core.segmentstore"
                    + ".SegmentStoreTableDataProvider:"
                    + "org.eclipse.tracecompass.analysis.os.linux.latency.syscall/lines";

    private final HttpClient http = HttpClient.newHttpClient();
    private final Runnable end;
    private final URI base;
    private final String experiment;
    private final long start;

    /**
     * A state.
     *
     * @param row the label of its row, and the number of the thread
     * @param start its first instant
     * @param end the first instant after it
     * @param style the key of its style; null for a blank
     * @param isBlend whether it stands for several states
     */
    record State(String row, long start, long end, @Nullable String style, boolean isBlend) {}

    /**
     * Connects to a server that has one experiment.
     *
     * @param base the address of the operations
     * @param end what is done at the end
     */
    ServedThreads(URI base, Runnable end) throws IOException, InterruptedException {
        this.base = base;
        this.end = end;
        JsonObject only = get("/experiments").getAsJsonArray().get(0).getAsJsonObject();
        experiment = "/experiments/" + only.get("UUID").getAsString();
        start = only.get("start").getAsLong();
    }

    /** Starts a server in this process, which ends with the client. */
    static ServedThreads ofKernelTrace() throws IOException, InterruptedException {
        TraceServer server =
                TraceServer.at(
                        new ServerOptions(
                                InetAddress.getLoopbackAddress(),
                                0,
                                List.of(TraceFixtures.KERNEL),
                                null,
                                "1.0.0"));
        server.open(TraceFixtures.KERNEL);
        server.start();
        return new ServedThreads(server.address(), server::close);
    }

    /** Returns the first instant of the trace. */
    long start() {
        return start;
    }

    private JsonElement get(String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(base + path)).build());
    }

    private JsonObject post(String path, String body) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(base + experiment + path))
                        .POST(BodyPublishers.ofString(body))
                        .build())
                .getAsJsonObject();
    }

    private JsonElement send(HttpRequest request) throws IOException, InterruptedException {
        return JsonParser.parseString(http.send(request, BodyHandlers.ofString()).body());
    }

    private JsonElement complete(String path, String body)
            throws IOException, InterruptedException {
        while (true) {
            JsonObject answer = post(path, body);
            String status = answer.get("status").getAsString();
            if (!status.equals("RUNNING")) {
                assertThat(status).as(answer.toString()).isEqualTo("COMPLETED");
                return answer.get("model");
            }
            Thread.sleep(20);
        }
    }

    /** Lets the server begin to build what it needs for an answer. */
    void ask() throws IOException, InterruptedException {
        post(VIEW + "tree", "{\"parameters\": {}}");
    }

    /** Returns the label and thread number of each row, by its id. */
    Map<Long, String> rows() throws IOException, InterruptedException {
        Map<Long, String> rows = new HashMap<>();
        JsonObject tree = complete(VIEW + "tree", "{\"parameters\": {}}").getAsJsonObject();
        for (JsonElement each : tree.getAsJsonArray("entries")) {
            JsonObject entry = each.getAsJsonObject();
            JsonArray labels = entry.getAsJsonArray("labels");
            if (entry.get("hasData").getAsBoolean()) {
                rows.put(
                        entry.get("id").getAsLong(),
                        labels.get(0).getAsString() + '|' + labels.get(1).getAsString());
            }
        }
        return rows;
    }

    /** Returns the states of rows in a window, in order. */
    List<State> states(Map<Long, String> rows, long from, long to, int pixels)
            throws IOException, InterruptedException {
        String body =
                """
                {"parameters": {"requested_timerange": {"start": %d, "end": %d, "nbTimes": %d},
                 "requested_items": %s}}"""
                        .formatted(from, to, pixels, rows.keySet());
        List<State> states = new ArrayList<>();
        JsonObject model = complete(VIEW + "states", body).getAsJsonObject();
        for (JsonElement each : model.getAsJsonArray("rows")) {
            String row =
                    String.valueOf(rows.get(each.getAsJsonObject().get("entryId").getAsLong()));
            for (JsonElement element : each.getAsJsonObject().getAsJsonArray("states")) {
                states.add(state(row, element.getAsJsonObject()));
            }
        }
        return states;
    }

    private static State state(String row, JsonObject state) {
        JsonObject style = state.getAsJsonObject("style");
        JsonElement key = style == null ? null : style.get("parentKey");
        return new State(
                row,
                state.get("start").getAsLong(),
                state.get("end").getAsLong(),
                key == null ? null : key.getAsString(),
                style != null && style.toString().contains("\"shares\""));
    }

    /** Returns all states at a glance, and the first system calls. */
    String everything() throws IOException, InterruptedException {
        Map<Long, String> rows = rows();
        TreeSet<String> lines = new TreeSet<>();
        for (State state : states(rows, start, start + 7_000_000_000L, 2000)) {
            lines.add(state.toString());
        }
        String calls =
                "{\"parameters\": {\"requested_table_index\": 0, \"requested_table_count\": 50}}";
        return String.join("\n", lines) + complete(CALLS, calls);
    }

    @Override
    public void close() {
        http.close();
        end.run();
    }
}
