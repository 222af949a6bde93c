package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.VisitedStates;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** Queries from several threads while another one builds, each checked by itself. */
public final class ConcurrentQueries {

    private static final int ATTRIBUTES = 40;
    private static final int READERS = 3;

    private ConcurrentQueries() {
        // static
    }

    /**
     * Builds a state system, asks it meanwhile, and disposes of it.
     *
     * @param ss what is asked
     * @param target what is built, the same or something around it
     */
    public static void check(ITmfStateSystem ss, ITmfStateSystemBuilder target, int changes)
            throws Exception {
        for (int i = 0; i < ATTRIBUTES; i++) {
            target.getQuarkAbsoluteAndAdd("a" + i);
        }
        try (ExecutorService threads = Executors.newFixedThreadPool(READERS)) {
            List<Future<Integer>> readers = new ArrayList<>();
            for (int i = 0; i < READERS; i++) {
                int seed = i;
                readers.add(threads.submit((Callable<Integer>) () -> query(ss, new Random(seed))));
            }
            build(target, changes);
            for (Future<Integer> reader : readers) {
                assertThat(result(reader)).isPositive();
            }
        }
        ss.dispose();
    }

    private static int result(Future<Integer> reader) throws InterruptedException, IOException {
        try {
            return reader.get();
        } catch (ExecutionException e) {
            throw new AssertionError(e.getCause());
        }
    }

    /**
     * The value of an attribute at a time says when the state began: start / 16 in steps of the
     * attribute.
     */
    private static void build(ITmfStateSystemBuilder ss, int changes) {
        Random random = new Random(7);
        long t = 1;
        for (int i = 0; i < changes; i++) {
            t += 1 + random.nextInt(5);
            int quark = (int) (ATTRIBUTES * Math.pow(random.nextDouble(), 4));
            ss.modifyAttribute(t, (int) t, quark);
        }
        ss.closeHistory(t);
    }

    private static int query(ITmfStateSystem ss, Random random) {
        int rounds = 0;
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < ATTRIBUTES; i++) {
            all.add(i);
        }
        do {
            long end = ss.getCurrentEndTime();
            long t = end == 0 ? 0 : random.nextLong(end);
            for (ITmfStateInterval interval : ss.queryFullState(t)) {
                checkInterval(interval, t);
            }
            checkInterval(ss.querySingleState(t, random.nextInt(ATTRIBUTES)), t);
            checkCover(ss.query2D(all, t, end), t, end);
            checkCover(VisitedStates.of(ss, all, t, end), t, end);
            checkSamples(
                    ss.query2D(all, List.of(t, end, (t + end) / 2)),
                    List.of(t, end, (t + end) / 2));
            // On a busy machine many rounds may pass before there is anything to ask for.
            rounds += end == 0 ? 0 : 1;
        } while (!ss.waitUntilBuilt(0) || rounds < 3);
        return rounds;
    }

    private static void checkInterval(ITmfStateInterval interval, long t) {
        assertThat(interval.intersects(t)).isTrue();
        checkValue(interval);
    }

    private static void checkValue(ITmfStateInterval interval) {
        Object value = interval.getValue();
        assertThat(interval.getStartTime())
                .isEqualTo(value == null ? 0L : (long) (int) (Integer) value);
    }

    /** The intervals of each attribute follow each other without gap or overlap. */
    private static void checkCover(Iterable<ITmfStateInterval> intervals, long start, long end) {
        Map<Integer, List<ITmfStateInterval>> byQuark = new HashMap<>();
        for (ITmfStateInterval interval : intervals) {
            checkValue(interval);
            byQuark.computeIfAbsent(interval.getAttribute(), quark -> new ArrayList<>())
                    .add(interval);
        }
        assertThat(byQuark).hasSize(ATTRIBUTES);
        for (List<ITmfStateInterval> row : byQuark.values()) {
            row.sort((a, b) -> Long.compare(a.getStartTime(), b.getStartTime()));
            assertThat(row.getFirst().getStartTime()).isLessThanOrEqualTo(start);
            assertThat(row.getLast().getEndTime()).isGreaterThanOrEqualTo(end);
            for (int i = 1; i < row.size(); i++) {
                assertThat(row.get(i).getStartTime()).isEqualTo(row.get(i - 1).getEndTime() + 1);
            }
        }
    }

    private static void checkSamples(Iterable<ITmfStateInterval> intervals, List<Long> times) {
        Set<String> seen = new HashSet<>();
        Map<Integer, Set<Long>> hit = new HashMap<>();
        for (ITmfStateInterval interval : intervals) {
            checkValue(interval);
            assertThat(seen.add(interval.getAttribute() + "@" + interval.getStartTime())).isTrue();
            for (long t : times) {
                if (interval.intersects(t)) {
                    hit.computeIfAbsent(interval.getAttribute(), quark -> new HashSet<>()).add(t);
                }
            }
        }
        assertThat(hit).hasSize(ATTRIBUTES);
        assertThat(hit.values()).allSatisfy(set -> assertThat(set).containsAll(times));
    }
}
