package org.eclipse.tracecompass.internal.tmf.remote.ui;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.tracecompass.tmf.remote.core.TokenFile;
import org.eclipse.tracecompass.tmf.remote.core.answer.ExperimentFacts;
import org.osgi.framework.FrameworkUtil;
import org.osgi.service.prefs.BackingStoreException;

/**
 * What is remembered from one run to the next: addresses and open traces in the preferences, tokens
 * in a file of their own.
 */
final class RemoteMemory {

    private static final String NODE = "org.eclipse.tracecompass.tmf.remote.ui";
    private static final String ADDRESSES = "addresses";
    private static final String OPEN = "open";
    private static final int MOST_ADDRESSES = 10;

    private RemoteMemory() {}

    /**
     * An open trace of a server.
     *
     * @param address the address of the server, without a token
     * @param uuid the id of the experiment
     * @param name its name
     * @param paths its traces on the server
     */
    record Place(String address, String uuid, String name, List<String> paths) {

        private static final String SEPARATOR = "\t";

        static Place of(String address, ExperimentFacts facts) {
            return new Place(
                    address,
                    facts.uuid(),
                    facts.name(),
                    facts.traces().stream().map(ExperimentFacts.TraceFacts::path).toList());
        }

        private String line() {
            return String.join(
                    SEPARATOR,
                    Stream.concat(Stream.of(address, uuid, name), paths.stream())
                            .map(part -> part.replaceAll("[\t\n]", " "))
                            .toList());
        }

        private static Place of(String line) {
            List<String> parts = List.of(line.split(SEPARATOR));
            return new Place(
                    parts.get(0), parts.get(1), parts.get(2), parts.subList(3, parts.size()));
        }

        @Override
        public String toString() {
            return name + " @ " + address.replaceFirst("^https?://", "");
        }
    }

    /** Returns the tokens of servers. */
    static TokenFile tokens() {
        return new TokenFile(
                Platform.getStateLocation(FrameworkUtil.getBundle(RemoteMemory.class))
                        .append("tokens")
                        .toPath());
    }

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode(NODE);
    }

    private static List<String> lines(String key) {
        return Arrays.stream(String.valueOf(node().get(key, "")).split("\n"))
                .filter(line -> !line.isBlank())
                .toList();
    }

    private static void put(String key, List<String> lines) {
        node().put(key, String.join("\n", lines));
        try {
            node().flush();
        } catch (BackingStoreException e) {
            ILog.of(RemoteMemory.class).warn("The addresses of servers are not remembered", e);
        }
    }

    /** Returns the addresses that were used last, newest first. */
    static List<String> addresses() {
        return lines(ADDRESSES);
    }

    /** Remembers an address. */
    static synchronized void used(String address) {
        List<String> all = new ArrayList<>(lines(ADDRESSES));
        all.remove(address);
        all.add(0, address);
        put(ADDRESSES, all.stream().limit(MOST_ADDRESSES).toList());
    }

    /** Returns the traces that were open at the end of the last run. */
    static List<Place> open() {
        return lines(OPEN).stream()
                .filter(line -> line.split(Place.SEPARATOR).length > 3)
                .map(Place::of)
                .toList();
    }

    /** Remembers that a trace is open. */
    static synchronized void opened(Place place) {
        List<String> all = new ArrayList<>(lines(OPEN));
        if (!all.contains(place.line())) {
            all.add(place.line());
            put(OPEN, all);
        }
    }

    /** Forgets a trace that was closed. */
    static synchronized void closed(Place place) {
        List<String> all = new ArrayList<>(lines(OPEN));
        all.remove(place.line());
        put(OPEN, all);
    }
}
