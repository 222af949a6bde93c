package org.eclipse.tracecompass.tmf.core.synchronization;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.tracecompass.synchronization.core.HostPair;
import org.eclipse.tracecompass.synchronization.core.JointClocks.Estimate;
import org.eclipse.tracecompass.synchronization.core.Message;
import org.eclipse.tracecompass.tmf.core.synchronization.PairwiseSynchronization.Talk;

/**
 * Cuts the time of each host into windows, so that clocks that bend are about straight in each. A
 * window is a power of two of units wide and begins at a multiple of that. What counts of the
 * messages that were sent in one window and received in another are the corners of their hull, for
 * in these the clocks of both are straight.
 */
final class TimeWindows {

    private static final int MOST_WINDOWS = 64;
    private static final int MOST_KNOTS = 600;
    private static final int MESSAGES_PER_WINDOW = 24;

    private final List<Estimate> estimates = new ArrayList<>();
    private final Map<String, long[]> knots = new TreeMap<>();
    private final int shift;

    private record Cell(long x, long y) {}

    TimeWindows(List<Talk> talks) {
        Map<String, long[]> spans = new TreeMap<>();
        long messages = 0;
        for (Talk talk : talks) {
            talk.log()
                    .forEach(
                            m -> {
                                extend(spans, talk.pair().getReference(), m.x());
                                extend(spans, talk.pair().getOther(), m.y());
                            });
            messages = Math.max(messages, talk.log().size());
        }
        long windows = Math.min(messages / MESSAGES_PER_WINDOW, MOST_WINDOWS);
        windows = Math.max(1, Math.min(windows, MOST_KNOTS / Math.max(1, spans.size())));
        shift = shift(spans, windows);
        spans.forEach((host, span) -> knots.put(host, knots(span)));
        talks.forEach(this::cut);
    }

    private static void extend(Map<String, long[]> spans, String host, long time) {
        long[] span = spans.computeIfAbsent(host, h -> new long[] {time, time});
        span[0] = Math.min(span[0], time);
        span[1] = Math.max(span[1], time);
    }

    /** The least power of two of which no span has more than a number. */
    private static int shift(Map<String, long[]> spans, long windows) {
        int shift = 0;
        for (long[] span : spans.values()) {
            while (shift < Long.SIZE - 2 && (span[1] >> shift) - (span[0] >> shift) >= windows) {
                shift++;
            }
        }
        return shift;
    }

    private long[] knots(long[] span) {
        long first = span[0] >> shift;
        int count = (int) ((span[1] >> shift) - first) + 2;
        long[] knots = new long[count];
        for (int i = 0; i < count; i++) {
            knots[i] = first + i << shift;
        }
        return knots;
    }

    private void cut(Talk talk) {
        String reference = talk.pair().getReference();
        String other = talk.pair().getOther();
        Map<Long, HostPair> windows = new TreeMap<>();
        Map<Long, Map<Cell, HostPair>> cells = new TreeMap<>();
        talk.log()
                .forEach(
                        m -> {
                            long window = m.x() >> shift;
                            windows.computeIfAbsent(window, w -> new HostPair(reference, other))
                                    .add(m.fromReference(), m.x(), m.y());
                            cells.computeIfAbsent(window, w -> new java.util.HashMap<>())
                                    .computeIfAbsent(
                                            new Cell(window, m.y() >> shift),
                                            c -> new HostPair(reference, other))
                                    .addCorner(m);
                        });
        windows.forEach(
                (window, pair) -> {
                    List<Message> corners = new ArrayList<>();
                    cells.getOrDefault(window, Map.of())
                            .values()
                            .forEach(cell -> corners.addAll(cell.getCorners()));
                    estimates.add(new Estimate(pair, corners));
                });
    }

    /** The constraints of the pairs in each window. */
    List<Estimate> estimates() {
        return estimates;
    }

    /** The borders of the windows of each host. */
    Map<String, long[]> knots() {
        return knots;
    }
}
