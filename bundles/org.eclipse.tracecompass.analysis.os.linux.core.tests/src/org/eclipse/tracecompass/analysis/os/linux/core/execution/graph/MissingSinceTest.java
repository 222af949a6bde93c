package org.eclipse.tracecompass.analysis.os.linux.core.execution.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfGraphFactory;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathState;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.ThreadPath;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Since when something is missing, in traces whose recording is known; and no more than that. */
class MissingSinceTest {

    private static final int BLOCKED = 1;
    private static final int PREEMPTED = 256;

    private final SyntheticKernelTrace trace = new SyntheticKernelTrace();
    private RecordedTimes times = RecordedTimes.NOTHING;

    private static String at(long time) {
        return TmfTimestamp.fromNanos(time).toString();
    }

    /** The pieces of a path that are not known: "from-to: since when", without empty words. */
    private List<String> unknown(int tid, long from, long to) {
        OsExecutionGraphProvider provider = new OsExecutionGraphProvider(trace.trace());
        ITmfGraph graph = TmfGraphFactory.createSimpleGraph();
        provider.assignGraph(graph);
        trace.events().forEach(provider::processEvent);
        provider.done();
        graph.closeGraph(to);
        times = provider.getRecordedTimes();
        OsWorker thread = new OsWorker(new HostThread("synthetic", tid), "", 0);
        MissingSince missing = new MissingSince(graph, times);
        return ThreadPath.find(graph, thread, from, to).stream()
                .filter(piece -> piece.state() == PathState.UNKNOWN)
                .map(
                        piece ->
                                piece.start()
                                        + "-"
                                        + piece.end()
                                        + ": "
                                        + missing.words(
                                                piece.worker(),
                                                piece.detail(),
                                                piece.start(),
                                                piece.end()))
                .toList();
    }

    private void wake(long time, int tid) {
        trace.at(time, 1, "sched_waking", "tid", tid);
    }

    /** Thread 7 sleeps from 20 to 70, and nothing wakes it. */
    private void sleepWithoutWakeUp() {
        trace.switchTo(10, 0, 0, 0, 7).switchTo(20, 0, 7, BLOCKED, 8);
    }

    private void runAgain() {
        trace.switchTo(70, 0, 8, BLOCKED, 7).switchTo(80, 0, 7, BLOCKED, 0);
    }

    @Test
    void wakeUpsThatWereRecordedLateSaySinceWhen() {
        sleepWithoutWakeUp();
        runAgain();
        wake(90, 8);
        assertThat(unknown(7, 10, 80))
                .containsExactly(
                        "20-70: there is no sched_waking before "
                                + at(90)
                                + ", where recording of it began");
        assertThat(unknown(7, 30, 40))
                .as("a part of the piece has the same cause")
                .allMatch(words -> words.contains("before " + at(90)));
    }

    @Test
    void wakeUpsThatWereNoLongerRecordedSaySinceWhen() {
        trace.switchTo(5, 1, 0, 0, 9);
        wake(8, 8);
        sleepWithoutWakeUp();
        runAgain();
        assertThat(unknown(7, 10, 80))
                .containsExactly(
                        "20-70: there is no sched_waking after "
                                + at(8)
                                + ", where recording of it ended");
    }

    @Test
    void aTraceWithoutWakeUpsSaysSo() {
        sleepWithoutWakeUp();
        runAgain();
        assertThat(unknown(7, 10, 80))
                .containsExactly("20-70: the whole trace has no sched_waking");
    }

    /** Wake-ups were recorded when it was woken: nobody can say why this one is not there. */
    @Test
    void anEventThatIsMissingAmongOthersOfItsKindHasNoSince() {
        trace.switchTo(5, 1, 0, 0, 9);
        sleepWithoutWakeUp();
        wake(30, 10);
        runAgain();
        assertThat(unknown(7, 10, 80)).containsExactly("20-70: ");
        assertThat(unknown(7, 10, 29))
                .as("the first one comes after this part, but before it was woken")
                .containsExactly("20-29: ");
    }

    @Test
    void lossesSayFromWhenToWhen() {
        trace.switchTo(10, 0, 0, 0, 7).switchTo(20, 0, 7, BLOCKED, 8).lost(30, 50).lost(45, 55);
        wake(60, 7);
        trace.switchTo(70, 0, 8, BLOCKED, 7).lost(90, 95);
        String lost = "events were lost from " + at(30) + " to " + at(55);
        assertThat(unknown(7, 10, 80))
                .containsExactly("20-30: " + lost, "30-45: " + lost, "45-60: " + lost);
    }

    @Test
    void aThreadOlderThanTheTraceIsUnknownUntilItsFirstEvent() {
        trace.switchTo(10, 0, 0, 0, 8);
        wake(40, 7);
        trace.switchTo(50, 0, 8, BLOCKED, 7).switchTo(60, 0, 7, BLOCKED, 0);
        wake(65, 9);
        assertThat(unknown(7, 10, 60)).containsExactly("10-40: its first event is at " + at(40));
    }

    @Test
    void aWaitAtTheEndSaysWhereTheTraceEnds() {
        wake(5, 9);
        trace.switchTo(10, 0, 0, 0, 7).switchTo(20, 0, 7, BLOCKED, 8).switchTo(90, 0, 8, 0, 9);
        assertThat(unknown(7, 10, 90))
                .containsExactly(
                        "20-90: the trace ends at "
                                + at(90)
                                + ", and the last sched_waking is at "
                                + at(5));
        wake(91, 8);
        assertThat(unknown(7, 10, 90)).containsExactly("20-90: the trace ends at " + at(91));
    }

    /** Two threads fork on one CPU, so that there was a switch between them. */
    @Test
    void switchesThatWereRecordedLateAreNotTakenForALongRun() {
        fork(10, 7, 20);
        fork(20, 8, 21);
        trace.switchTo(60, 0, 8, PREEMPTED, 7).switchTo(70, 0, 7, BLOCKED, 8);
        assertThat(unknown(8, 10, 70))
                .containsExactly(
                        "10-60: its first event is at "
                                + at(60)
                                + "; there is no sched_switch before "
                                + at(60)
                                + ", where recording of it began, though threads took turns on a"
                                + " CPU");
    }

    @Test
    void aLateFirstSwitchAloneIsNoReason() {
        fork(10, 8, 20);
        fork(20, 8, 21);
        trace.switchTo(60, 0, 8, BLOCKED, 7).switchTo(70, 0, 7, BLOCKED, 8);
        assertThat(unknown(8, 10, 60)).as("it ran from the beginning on").isEmpty();
    }

    private void fork(long time, int parent, int child) {
        trace.at(
                time,
                0,
                "sched_process_fork",
                "parent_tid",
                parent,
                "child_tid",
                child,
                "child_comm",
                "c" + child);
    }

    @Test
    void timesAreStoredAndRead(@TempDir Path folder) throws IOException {
        lossesSayFromWhenToWhen();
        Path file = folder.resolve("times");
        assertThat(read(file)).isEqualTo(RecordedTimes.NOTHING);
        times.write(file, "origin");
        assertThat(read(file)).isEqualTo(times).isNotEqualTo(RecordedTimes.NOTHING);
        assertThatThrownBy(() -> RecordedTimes.read(file, "other"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("another trace");
        byte[] bytes = Files.readAllBytes(file);
        for (int length = 0; length < bytes.length; length++) {
            Files.write(file, Arrays.copyOf(bytes, length));
            assertThatThrownBy(() -> read(file)).isInstanceOf(IOException.class);
        }
        for (int bit = 0; bit < bytes.length * Byte.SIZE; bit++) {
            byte[] flipped = bytes.clone();
            flipped[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
            Files.write(file, flipped);
            assertThatThrownBy(() -> read(file)).isInstanceOf(IOException.class);
        }
    }

    private static RecordedTimes read(Path file) throws IOException {
        return RecordedTimes.read(file, "origin");
    }
}
