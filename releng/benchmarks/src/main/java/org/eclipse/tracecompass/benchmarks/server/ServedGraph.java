package org.eclipse.tracecompass.benchmarks.server;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * A time graph of the first experiment of a server.
 *
 * @param base the path of its operations
 * @param start the first time of the experiment, ns since the epoch
 * @param length the duration of the experiment in ns
 * @param rows the ids of its rows, from top to bottom
 */
record ServedGraph(String base, long start, long length, List<Long> rows) {

    private static final int POLL_MS = 200;

    /** Waits until the experiment is read and the analysis of the time graph is complete. */
    static ServedGraph await(ServerLink link, String output)
            throws IOException, InterruptedException {
        JsonObject experiment = experiment(link);
        while (!"COMPLETED".equals(experiment.get("indexingStatus").getAsString())) {
            Thread.sleep(POLL_MS);
            experiment = experiment(link);
        }
        String base =
                "/experiments/%s/outputs/timeGraph/%s/"
                        .formatted(experiment.get("UUID").getAsString(), output);
        JsonObject tree = tree(link, base);
        while (!"COMPLETED".equals(tree.get("status").getAsString())) {
            Thread.sleep(POLL_MS);
            tree = tree(link, base);
        }
        List<Long> rows = new ArrayList<>();
        for (JsonElement row : tree.getAsJsonObject("model").getAsJsonArray("entries")) {
            rows.add(row.getAsJsonObject().get("id").getAsLong());
        }
        long start = experiment.get("start").getAsLong();
        return new ServedGraph(base, start, experiment.get("end").getAsLong() - start, rows);
    }

    private static JsonObject experiment(ServerLink link) throws IOException {
        JsonArray all = link.json("/experiments", null).getAsJsonArray();
        if (all.isEmpty()) {
            throw new NoSuchElementException("The server has no open experiment");
        }
        return all.get(0).getAsJsonObject();
    }

    private static JsonObject tree(ServerLink link, String base) throws IOException {
        return link.json(base + "tree", "{\"parameters\":{}}").getAsJsonObject();
    }

    /** The path of an operation. */
    String path(String operation) {
        return base + operation;
    }
}
