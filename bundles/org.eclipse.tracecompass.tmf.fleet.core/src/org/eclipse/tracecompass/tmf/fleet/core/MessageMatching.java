package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.function.BiConsumer;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Matches the ends of messages that have the same key, by the rules of {@link
 * org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching}: each in order of time takes
 * the first of the other direction that waits; of a trace and direction at most one waits; on one
 * host an effect does not come before its cause. Nothing is ever dropped because too many wait.
 */
public final class MessageMatching {

    private static final Comparator<End> ORDER =
            Comparator.comparingLong(End::time)
                    .thenComparing(End::trace)
                    .thenComparingLong(End::rank);

    private MessageMatching() {}

    /**
     * An end of a message.
     *
     * @param trace the name of its trace
     * @param host the id of its host
     * @param isCause whether it is the cause
     * @param time when it happened, ns by the host's clock
     * @param rank its rank in the trace
     * @param cpu its CPU, negative when it is not known
     */
    public record End(String trace, String host, boolean isCause, long time, long rank, int cpu)
            implements Serializable {}

    /**
     * Matches.
     *
     * @param ends all ends of one key, in any order
     * @param matched is given cause and effect
     * @return the number of ends without a counterpart
     */
    public static int match(List<End> ends, BiConsumer<End, End> matched) {
        List<End> sorted = new ArrayList<>(ends);
        sorted.sort(ORDER);
        List<End> causes = new ArrayList<>();
        List<End> effects = new ArrayList<>();
        int alone = ends.size();
        for (End end : sorted) {
            End other = take(end.isCause ? effects : causes, end);
            if (other != null) {
                alone -= 2;
                matched.accept(end.isCause ? end : other, end.isCause ? other : end);
            } else {
                List<End> waiting = end.isCause ? causes : effects;
                if (waiting.stream().noneMatch(w -> w.trace.equals(end.trace))) {
                    waiting.add(end);
                }
            }
        }
        return alone;
    }

    private static @Nullable End take(List<End> waiting, End end) {
        for (Iterator<End> i = waiting.iterator(); i.hasNext(); ) {
            End other = i.next();
            boolean isPossible =
                    !other.host.equals(end.host)
                            || (end.isCause ? other.time >= end.time : other.time <= end.time);
            if (isPossible) {
                i.remove();
                return other;
            }
        }
        return null;
    }
}
