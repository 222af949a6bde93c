package org.eclipse.tracecompass.benchmarks.server;

import java.net.URI;
import java.util.HashMap;
import java.util.Map;

/**
 * What the clients do.
 *
 * @param server the address of the protocol's operations
 * @param clients how many there are
 * @param seconds how long they ask
 * @param pans how often each moves its window, per second; 0 for as soon as it has its answer
 * @param rows how many rows each shows
 * @param columns how many columns of pixels each shows
 * @param output the id of the time graph
 * @param gzip whether they take compressed answers
 */
record LoadOptions(
        URI server,
        int clients,
        int seconds,
        double pans,
        int rows,
        int columns,
        String output,
        boolean gzip) {

    private static final String THREADS =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus"
                    + ".ThreadStatusDataProvider";

    /** Reads the arguments of the command line. */
    static LoadOptions parse(String[] args) {
        Map<String, String> named = new HashMap<>();
        String server = "http://localhost:8080/tsp/api";
        for (int i = 0; i < args.length; i++) {
            if (!args[i].startsWith("--")) {
                server = args[i];
            } else if (i + 1 < args.length) {
                named.put(args[i].substring(2), args[++i]);
            } else {
                throw new IllegalArgumentException(args[i] + " needs a value");
            }
        }
        LoadOptions options =
                new LoadOptions(
                        URI.create(server),
                        Integer.parseInt(taken(named, "clients", "100")),
                        Integer.parseInt(taken(named, "seconds", "30")),
                        Double.parseDouble(taken(named, "pans", "4")),
                        Integer.parseInt(taken(named, "rows", "40")),
                        Integer.parseInt(taken(named, "columns", "1500")),
                        taken(named, "output", THREADS),
                        Boolean.parseBoolean(taken(named, "gzip", "true")));
        if (!named.isEmpty()) {
            throw new IllegalArgumentException("There are no options " + named.keySet());
        }
        return options;
    }

    private static String taken(Map<String, String> named, String name, String otherwise) {
        String value = named.remove(name);
        return value == null ? otherwise : value;
    }
}
