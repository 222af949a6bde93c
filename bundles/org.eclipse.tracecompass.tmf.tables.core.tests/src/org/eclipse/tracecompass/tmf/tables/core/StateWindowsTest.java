package org.eclipse.tracecompass.tmf.tables.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** States come by start and attribute, each once, however the windows are cut. */
class StateWindowsTest {

    private static final long START = 1_000;

    /** Attributes change at very different rates; the end of the history is crowded. */
    private static ITmfStateSystem history(int attributes, int changes, long crowded) {
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("windows", START));
        Random random = new Random(attributes);
        List<Integer> quarks = new ArrayList<>();
        for (int i = 0; i < attributes; i++) {
            quarks.add(ss.getQuarkAbsoluteAndAdd("attribute " + i));
        }
        long time = START;
        for (int i = 0; i < changes; i++) {
            time += i < changes / 2 ? random.nextInt(1000) : random.nextInt(2) * crowded;
            int quark = quarks.get((int) (attributes * Math.pow(random.nextDouble(), 3)));
            ss.modifyAttribute(time, (Object) i, quark);
        }
        ss.closeHistory(time + 10);
        return ss;
    }

    private static List<ITmfStateInterval> read(
            ITmfStateSystem ss, List<Integer> quarks, TableScan scan) {
        StateWindows windows = new StateWindows(ss, quarks, scan);
        List<ITmfStateInterval> all = new ArrayList<>();
        List<ITmfStateInterval> window = windows.next();
        while (!window.isEmpty()) {
            all.addAll(window);
            assertThat(windows.progress()).isBetween(0.0, 1.0);
            window = windows.next();
        }
        assertThat(windows.progress()).isEqualTo(1);
        return all;
    }

    private static List<ITmfStateInterval> expected(
            ITmfStateSystem ss, List<Integer> quarks, long from, long to)
            throws StateSystemDisposedException {
        List<ITmfStateInterval> all = new ArrayList<>();
        ss.query2D(quarks, Math.max(from, START), Math.min(to, ss.getCurrentEndTime()))
                .forEach(all::add);
        all.sort(
                Comparator.comparing(ITmfStateInterval::getStartTime)
                        .thenComparing(ITmfStateInterval::getAttribute));
        return all;
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0, 1",
        "5, 1000, 1",
        "300, 400000, 1",
        "300, 400000, 0",
        "100000, 150000, 1000000",
    })
    void allStatesComeInOrder(int attributes, int changes, long crowded)
            throws StateSystemDisposedException {
        ITmfStateSystem ss = history(attributes, changes, crowded);
        List<Integer> quarks = ss.getSubAttributes(ITmfStateSystem.ROOT_ATTRIBUTE, true);

        assertThat(read(ss, quarks, TableScan.all()))
                .isEqualTo(expected(ss, quarks, Long.MIN_VALUE, Long.MAX_VALUE));
    }

    @Test
    void aTimeRangeHasTheStatesThatShareAnInstantWithIt() throws StateSystemDisposedException {
        ITmfStateSystem ss = history(20, 5000, 10);
        List<Integer> quarks = List.of(3, 7, 11);
        long end = ss.getCurrentEndTime();
        Random random = new Random(1);
        for (int i = 0; i < 100; i++) {
            long from = random.nextLong(START - 500, end + 100);
            long to = random.nextInt(3) == 0 ? from : random.nextLong(from, end + 200);
            if (from <= end && to >= START) {
                assertThat(read(ss, quarks, TableScan.all().between(from, to)))
                        .isEqualTo(expected(ss, quarks, from, to));
            }
        }
    }

    @Test
    void outsideOfTheHistoryAndWithoutAttributesThereIsNothing() {
        ITmfStateSystem ss = history(5, 10, 1);

        assertThat(read(ss, List.of(0), TableScan.all().between(0, START - 1))).isEmpty();
        assertThat(read(ss, List.of(0), TableScan.all().between(Long.MAX_VALUE, Long.MAX_VALUE)))
                .isEmpty();
        assertThat(read(ss, List.of(), TableScan.all())).isEmpty();
    }

    @Test
    void cancellationEndsTheReading() {
        NullProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        ITmfStateSystem ss = history(5, 10, 1);
        StateWindows windows =
                new StateWindows(ss, List.of(0), TableScan.all().cancelledBy(monitor));

        assertThatThrownBy(windows::next).isInstanceOf(OperationCanceledException.class);
    }
}
