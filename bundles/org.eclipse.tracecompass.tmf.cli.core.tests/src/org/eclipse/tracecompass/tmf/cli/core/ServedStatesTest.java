package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The states that a server shows are those that {@code astrolabe query} prints. */
@ExtendWith(TemporaryCache.class)
class ServedStatesTest {

    private static final int WINDOWS = 50;
    private static final int PIXELS = 300;
    private static final long SPAN = 6_900_000_000L;

    /** A row that is a thread of the history by its number; each CPU has its own idle thread. */
    private static final Pattern THREAD = Pattern.compile("[^|]*\\|([1-9]\\d*)");

    private static final Pattern INTERVAL =
            Pattern.compile("Threads/(\\d+),(\\d+),(\\d+),int,(\\d+)");

    /** The styles by the values of the history. */
    private static final List<Set<String>> STYLES =
            List.of(
                    Set.of("UNKNOWN"),
                    Set.of("WAIT_BLOCKED"),
                    Set.of("USER_MODE", "KERNEL"),
                    Set.of("SYSTEM_CALL"),
                    Set.of("INTERRUPTED"),
                    Set.of("WAIT_FOR_CPU"),
                    Set.of("WAIT_UNKNOWN"),
                    Set.of("WAIT_FORK"));

    /**
     * An interval of the history.
     *
     * @param start its first instant
     * @param end the first instant after it
     * @param value the state of the thread
     */
    private record Interval(long start, long end, int value) {}

    private int seen;

    @Test
    void inRandomWindows() throws Exception {
        Random random = new Random(11);
        try (ServedThreads threads = ServedThreads.ofKernelTrace()) {
            Map<Long, String> rows = threads.rows();
            for (int i = 0; i < WINDOWS; i++) {
                long from = threads.start() + random.nextLong(SPAN);
                long to = from + 1 + random.nextLong(1L << random.nextInt(10, 31));
                compare(
                        query(from, to),
                        threads.states(rows, from, to, PIXELS),
                        (to - from) / (PIXELS - 1) + 1);
            }
        }
        assertThat(seen).isGreaterThan(WINDOWS * 50);
    }

    private static Map<String, NavigableMap<Long, Interval>> query(long from, long to) {
        String text =
                CommandRun.data(
                        "query",
                        TraceFixtures.KERNEL,
                        "--analysis",
                        "kernel",
                        "--attributes",
                        "Threads/*",
                        "--from",
                        from,
                        "--to",
                        to,
                        "--format",
                        "csv");
        Map<String, NavigableMap<Long, Interval>> threads = new HashMap<>();
        for (Matcher each = INTERVAL.matcher(text); each.find(); ) {
            long start = Long.parseLong(each.group(2));
            long end = Long.parseLong(each.group(3)) + 1;
            threads.computeIfAbsent(each.group(1), thread -> new TreeMap<>())
                    .put(start, new Interval(start, end, Integer.parseInt(each.group(4))));
        }
        return threads;
    }

    private void compare(
            Map<String, NavigableMap<Long, Interval>> threads,
            List<ServedThreads.State> states,
            long pixel) {
        Set<Interval> shown = new HashSet<>();
        for (ServedThreads.State state : states) {
            Matcher thread = THREAD.matcher(state.row());
            String style = state.style();
            if (!state.isBlend() && style != null && thread.matches()) {
                NavigableMap<Long, Interval> row =
                        threads.getOrDefault(thread.group(1), new TreeMap<>());
                var entry = row.floorEntry(state.start());
                assertThat(entry).as(state.toString()).isNotNull();
                Interval interval = entry.getValue();
                assertThat(state.end()).as(state.toString()).isLessThanOrEqualTo(interval.end());
                assertThat(STYLES.get(interval.value())).as(state.toString()).contains(style);
                // a blend beside it takes at most the rest of a pixel
                if (state.start() - interval.start() <= pixel
                        && interval.end() - state.end() <= pixel) {
                    shown.add(interval);
                }
            }
        }
        List<Interval> wide =
                threads.values().stream()
                        .flatMap(row -> row.values().stream())
                        .filter(interval -> interval.end() - interval.start() > 3 * pixel)
                        .toList();
        assertThat(shown).containsAll(wide);
        seen += shown.size();
    }
}
