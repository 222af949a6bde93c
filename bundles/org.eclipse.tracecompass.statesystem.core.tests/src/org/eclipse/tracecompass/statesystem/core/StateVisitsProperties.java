package org.eclipse.tracecompass.statesystem.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** A visit shows what a query gives: in memory, in a file, complete or not. */
class StateVisitsProperties {

    private static final int ATTRIBUTES = 5;
    private static final Object[] VALUES = {
        1, 2, 70_000, -3, "a", "b", 5L, 1L << 40, 0.5, "c".repeat(2000)
    };

    @Property(tries = 60)
    void aVisitShowsWhatAQueryGives(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 9000) int changes,
            @ForAll boolean closed,
            @ForAll boolean inFile)
            throws Exception {
        Random random = new Random(seed);
        File file = File.createTempFile("visits", ".ht");
        IStateHistoryBackend backend =
                inFile
                        ? StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                "visits", file, 1, 0, 0)
                        : StateHistoryBackendFactory.createInMemoryBackend("visits", 0);
        ITmfStateSystemBuilder ss = StateSystemFactory.newStateSystem(backend);
        int kind = random.nextInt(4);
        long time = 0;
        for (int i = 0; i < ATTRIBUTES; i++) {
            ss.getQuarkAbsoluteAndAdd("a" + i);
        }
        for (int i = 0; i < changes; i++) {
            int quark = random.nextInt(ATTRIBUTES);
            Object value = value(random, (kind + quark) % 4);
            ss.modifyAttribute(time, random.nextInt(9) == 0 ? null : value, quark);
            time += random.nextInt(1 << random.nextInt(12));
        }
        if (closed) {
            ss.closeHistory(time);
        }
        List<Integer> quarks = List.of(0, 2, 3);
        long from = random.nextLong(time + 1);
        long to = from + random.nextLong(time - from + 1);
        assertThat(visited(ss, quarks, from, to))
                .containsExactlyInAnyOrderElementsOf(queried(ss, quarks, from, to));
        ss.dispose();
        file.delete();
    }

    @Property(tries = 60)
    void smallIntegersAreReadRightWholeBlocksAtATime(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 20_000) int changes,
            @ForAll @IntRange(max = 14) int bits)
            throws Exception {
        Random random = new Random(seed);
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("visits", 0));
        for (int i = 0; i < ATTRIBUTES; i++) {
            ss.getQuarkAbsoluteAndAdd("a" + i);
        }
        long time = 0;
        int least = random.nextInt(3000);
        boolean gaps = random.nextInt(3) == 0;
        for (int i = 0; i < changes; i++) {
            Integer value = least + random.nextInt(1 << bits);
            ss.modifyAttribute(
                    time,
                    gaps && random.nextInt(500) == 0 ? null : value,
                    random.nextInt(ATTRIBUTES));
            time += random.nextInt(1 << random.nextInt(12));
        }
        ss.closeHistory(time);
        List<Integer> quarks = List.of(0, 2, 3);
        long from = random.nextBoolean() ? 0 : random.nextLong(time / 4 + 1);
        long to = random.nextBoolean() ? time : time - random.nextLong(time / 4 + 1);
        assertThat(visited(ss, quarks, from, to))
                .containsExactlyInAnyOrderElementsOf(queried(ss, quarks, from, to));
        ss.dispose();
    }

    private static Object value(Random random, int kind) {
        return switch (kind) {
            case 0 -> VALUES[random.nextInt(4)];
            case 1 -> random.nextInt(20) == 0 ? VALUES[9] : VALUES[4 + random.nextInt(2)];
            case 2 -> VALUES[6 + random.nextInt(2)];
            default -> VALUES[8];
        };
    }

    private static List<String> queried(
            ITmfStateSystem ss, List<Integer> quarks, long from, long to) {
        List<String> states = new ArrayList<>();
        for (ITmfStateInterval interval : ss.query2D(quarks, from, to)) {
            states.add(
                    interval.getAttribute()
                            + " "
                            + interval.getStartTime()
                            + " "
                            + interval.getEndTime()
                            + " "
                            + interval.getValue());
        }
        return states;
    }

    private static List<String> visited(
            ITmfStateSystem ss, List<Integer> quarks, long from, long to) {
        List<String> states = new ArrayList<>();
        List<@Nullable Object> values = new ArrayList<>();
        StateVisits.visit(
                ss,
                quarks,
                from,
                to,
                new IStateVisitor() {
                    private int current;

                    @Override
                    public boolean attribute(int quark) {
                        current = quark;
                        return true;
                    }

                    @Override
                    public int number(@Nullable Object value) {
                        values.add(value);
                        return values.size() - 1;
                    }

                    @Override
                    public void state(long start, long end, int number) {
                        states.add(current + " " + start + " " + end + " " + values.get(number));
                    }
                });
        return states;
    }
}
