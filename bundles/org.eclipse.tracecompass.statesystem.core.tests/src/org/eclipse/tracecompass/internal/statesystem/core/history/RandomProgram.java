package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemUtils;

/** Random changes of a state system and of the oracle, and random queries that compare the two. */
public final class RandomProgram {

    /** Kinds of values of which there are few different ones. */
    private static final int[] FEW_VALUES = {0, 1, 3};

    private RandomProgram() {
        // static
    }

    /** Draws where a history starts. */
    public static long start(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> 0;
            case 1 -> -random.nextInt(1000);
            case 2 -> 1_700_000_000_000_000_000L;
            default -> Long.MIN_VALUE / 4;
        };
    }

    /** Builds and closes a history, and asks it now and then. */
    public static void run(Random random, ITmfStateSystemBuilder ss, NaiveHistory oracle) {
        int attributes = 1 + random.nextInt(random.nextBoolean() ? 5 : 200);
        int changes = random.nextInt(3000);
        long maxStep = 1L << random.nextInt(random.nextInt(10) == 0 ? 50 : 12);
        boolean disorder = random.nextInt(4) == 0;
        // One event often changes several attributes.
        int together = random.nextBoolean() ? 1 : 2 + random.nextInt(6);
        boolean fewValues = random.nextBoolean();
        long t = ss.getStartTime();
        for (int i = 0; i < changes; i++) {
            if (oracle.size() == 0 || oracle.size() < attributes && random.nextInt(20) == 0) {
                ss.getQuarkAbsoluteAndAdd("a" + oracle.size());
                oracle.addAttribute();
            }
            t += i % together == 0 ? random.nextLong(maxStep) : 0;
            int quark = (int) (oracle.size() * Math.pow(random.nextDouble(), 3));
            long ongoing = oracle.ongoingStart(quark);
            long at = disorder ? Math.max(ongoing, t - random.nextLong(20 * maxStep)) : t;
            @Nullable Object value = value(random, fewValues ? FEW_VALUES[quark % 3] : quark);
            if (random.nextInt(50) == 0) {
                ss.updateOngoingState(value, quark);
                oracle.update(value, quark);
            } else {
                ss.modifyAttribute(at, value, quark);
                oracle.modify(at, value, quark);
            }
            if (random.nextInt(500) == 0) {
                checkQueries(random, ss, oracle);
            }
        }
        checkQueries(random, ss, oracle);
        long end = ss.getCurrentEndTime() + random.nextInt(1000);
        ss.closeHistory(end);
        assertThat(ss.getCurrentEndTime()).isEqualTo(oracle.close(end));
        checkQueries(random, ss, oracle);
    }

    /** The type depends on the attribute, as it must. */
    private static @Nullable Object value(Random random, int quark) {
        if (random.nextInt(8) == 0) {
            return null;
        }
        return switch (quark % 6) {
            case 0 -> random.nextInt(10);
            case 1 -> "value " + random.nextInt(20);
            case 2 -> random.nextLong();
            case 3 -> random.nextInt(5) / 7.0;
            case 4 -> "x".repeat(1020 + random.nextInt(10)) + random.nextInt(3);
            default -> random.nextInt();
        };
    }

    /** Asks a history every kind of question. */
    public static void checkQueries(Random random, ITmfStateSystem ss, NaiveHistory oracle) {
        int size = oracle.size();
        if (size == 0) {
            return;
        }
        long first = ss.getStartTime();
        long last = ss.getCurrentEndTime();
        List<Integer> quarks = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(size); i++) {
            quarks.add(random.nextInt(size));
        }
        List<Long> times = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(20); i++) {
            times.add(time(random, first, last));
        }
        for (long t : times) {
            assertThat(ss.queryFullState(t)).isEqualTo(oracle.full(t));
            for (int quark : quarks) {
                assertThat(ss.querySingleState(t, quark)).isEqualTo(oracle.at(t, quark));
            }
        }
        long a = times.getFirst();
        long b = times.getLast();
        assertThat(ss.query2D(quarks, times))
                .containsExactlyInAnyOrderElementsOf(oracle.sampled(quarks, times));
        assertThat(ss.query2D(quarks, a, b))
                .containsExactlyInAnyOrderElementsOf(
                        oracle.range(quarks, Math.min(a, b), Math.max(a, b)));
        int quark = quarks.getFirst();
        assertThat(StateSystemUtils.queryHistoryRange(ss, quark, Math.min(a, b), Math.max(a, b)))
                .isEqualTo(oracle.range(List.of(quark), Math.min(a, b), Math.max(a, b)));
    }

    private static long time(Random random, long first, long last) {
        return switch (random.nextInt(10)) {
            case 0 -> first;
            case 1 -> last;
            default -> last == first ? first : random.nextLong(first, last) + random.nextInt(2);
        };
    }
}
