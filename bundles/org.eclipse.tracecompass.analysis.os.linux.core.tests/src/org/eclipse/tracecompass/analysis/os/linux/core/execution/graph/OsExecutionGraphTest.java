package org.eclipse.tracecompass.analysis.os.linux.core.execution.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTraceEventHandler;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph.EdgeDirection;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfGraphFactory;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsExecutionGraphProvider.Context;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathPiece;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathState;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.ThreadPath;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.model.ProcessStatus;
import org.eclipse.tracecompass.analysis.os.linux.core.signals.TmfThreadSelectedSignal;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.OsWorkerSerializer;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.EventListTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The execution graph of events made by hand. Thread 10 waits on CPU 0 and is woken. */
@ExtendWith(TemporaryCache.class)
class OsExecutionGraphTest {

    private static final String HOST = "synthetic";

    private final SyntheticKernelTrace trace = new SyntheticKernelTrace();

    private static OsWorker worker(int tid) {
        return new OsWorker(new HostThread(HOST, Integer.valueOf(tid)), "", 0);
    }

    private ITmfGraph build() {
        OsExecutionGraphProvider provider = new OsExecutionGraphProvider(trace.trace());
        ITmfGraph graph = TmfGraphFactory.createSimpleGraph();
        provider.assignGraph(graph);
        trace.events().forEach(provider::processEvent);
        provider.done();
        return graph;
    }

    /** The line of a thread: "from-to STATE qualifier", and "&lt;- thread" where it was woken. */
    private static List<String> line(ITmfGraph graph, int tid) {
        List<String> line = new ArrayList<>();
        for (Iterator<ITmfVertex> nodes = graph.getNodesOf(worker(tid)); nodes.hasNext(); ) {
            ITmfVertex vertex = nodes.next();
            ITmfEdge piece = graph.getEdgeFrom(vertex, EdgeDirection.INCOMING_HORIZONTAL_EDGE);
            ITmfEdge cause = graph.getEdgeFrom(vertex, EdgeDirection.INCOMING_VERTICAL_EDGE);
            if (piece != null) {
                String qualifier = piece.getLinkQualifier();
                line.add(
                        piece.getVertexFrom().getTimestamp()
                                + "-"
                                + vertex.getTimestamp()
                                + " "
                                + piece.getEdgeContextState()
                                + (qualifier == null ? "" : " " + qualifier)
                                + (cause == null
                                        ? ""
                                        : " <- "
                                                + Objects.requireNonNull(
                                                                (OsWorker)
                                                                        graph.getParentOf(
                                                                                cause
                                                                                        .getVertexFrom()))
                                                        .getHostThread()
                                                        .getTid()));
            }
        }
        return line;
    }

    private void wake(long time, int cpu) {
        trace.at(time, cpu, "sched_waking", "comm", "t10", "tid", 10, "prio", 20, "target_cpu", 0);
    }

    @Test
    void aThreadThatWakesAnotherIsJoinedToIt() {
        trace.switchTo(10, 0, 20, 0, 10).switchTo(20, 0, 10, 1, 20);
        wake(30, 0);
        trace.switchTo(40, 0, 20, 0, 10).switchTo(50, 0, 10, 0, 20);
        ITmfGraph graph = build();
        assertThat(line(graph, 10))
                .containsExactly(
                        "10-20 RUNNING", "20-30 BLOCKED <- 20", "30-40 PREEMPTED", "40-50 RUNNING");
        assertThat(line(graph, 20))
                .containsExactly(
                        "10-20 PREEMPTED", "20-30 RUNNING", "30-40 RUNNING", "40-50 PREEMPTED");
    }

    /** Sleeping, stopped, traced, parked, idle: by the numbers of old kernels and of new ones. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 8, 64, 128, 130, 1026})
    void aThreadThatDoesNotWantToRunDoesNotWaitForACpu(int state) {
        trace.switchTo(10, 0, 20, 0, 10).switchTo(20, 0, 10, state, 20);
        wake(30, 0);
        trace.switchTo(40, 0, 20, 0, 10);
        assertThat(line(build(), 10))
                .containsExactly("10-20 RUNNING", "20-30 BLOCKED <- 20", "30-40 PREEMPTED");
    }

    @ParameterizedTest
    @CsvSource({
        "irq_softirq_entry, vec, 1, TIMER",
        "irq_softirq_entry, vec, 8, TIMER",
        "irq_softirq_entry, vec, 4, BLOCK_DEVICE",
        "irq_softirq_entry, vec, 3, NETWORK",
        "irq_softirq_entry, vec, 7, INTERRUPTED",
        "irq_softirq_entry, vec, 9, BLOCKED soft interrupt RCU",
        "irq_handler_entry, irq, 0, INTERRUPTED",
        "hrtimer_expire_entry, hrtimer, 7, TIMER",
    })
    void anInterruptThatWakesAThreadTellsWhyItWaited(
            String entry, String field, int value, String state) {
        trace.switchTo(10, 0, 20, 0, 10).switchTo(20, 0, 10, 1, 20);
        trace.at(25, 0, entry, field, value);
        wake(30, 0);
        assertThat(line(build(), 10)).containsExactly("10-20 RUNNING", "20-30 " + state);
    }

    @Test
    void theInterruptOfADeviceNamesIt() {
        trace.switchTo(10, 0, 20, 0, 10).switchTo(20, 0, 10, 1, 20);
        trace.at(25, 0, "irq_handler_entry", "irq", 27, "name", "ahci");
        wake(30, 0);
        assertThat(line(build(), 10)).containsExactly("10-20 RUNNING", "20-30 BLOCKED ahci");
    }

    @Test
    void anInterruptThatHasEndedWakesNobody() {
        trace.switchTo(10, 0, 20, 0, 10).switchTo(20, 0, 10, 1, 20);
        trace.at(25, 0, "irq_softirq_entry", "vec", 1).at(27, 0, "irq_softirq_exit", "vec", 1);
        wake(30, 0);
        assertThat(line(build(), 10)).containsExactly("10-20 RUNNING", "20-30 BLOCKED <- 20");
    }

    @Test
    void aForkedThreadIsJoinedToItsParentWhenItIsWoken() {
        trace.switchTo(10, 0, 0, 0, 20)
                .at(
                        20,
                        0,
                        "sched_process_fork",
                        "parent_comm",
                        "t20",
                        "parent_tid",
                        20,
                        "child_comm",
                        "t10",
                        "child_tid",
                        10);
        wake(25, 0);
        trace.switchTo(40, 1, 0, 0, 10).switchTo(50, 1, 10, 1, 0);
        ITmfGraph graph = build();
        assertThat(line(graph, 10)).containsExactly("25-40 PREEMPTED", "40-50 RUNNING");
        ITmfVertex begin = Objects.requireNonNull(graph.getHead(worker(10)));
        ITmfEdge cause = graph.getEdgeFrom(begin, EdgeDirection.INCOMING_VERTICAL_EDGE);
        assertThat(graph.getParentOf(Objects.requireNonNull(cause).getVertexFrom()))
                .isEqualTo(worker(20));
    }

    @Test
    void eventsThatMakeNoSenseAreIgnored() {
        trace.at(1, 0, "sched_switch").at(2, -1, "sched_waking", "tid", 5);
        trace.at(3, 0, "irq_softirq_exit", "vec", 1).at(4, 0, "sched_process_fork");
        assertThat(build().getWorkers()).isEmpty();
    }

    @Test
    void aHandlerThatThrowsIsLeftOut() {
        trace.switchTo(10, 0, 20, 0, 10).switchTo(20, 0, 10, 1, 20);
        OsExecutionGraphProvider provider = new OsExecutionGraphProvider(trace.trace());
        List<Long> seen = new ArrayList<>();
        provider.registerHandler(
                new AbstractTraceEventHandler(12) {
                    @Override
                    public void handleEvent(ITmfEvent event) {
                        seen.add(Long.valueOf(event.getTimestamp().toNanos()));
                        throw new IllegalStateException("a test");
                    }
                });
        ITmfGraph graph = TmfGraphFactory.createSimpleGraph();
        provider.assignGraph(graph);
        trace.events().forEach(provider::processEvent);
        assertThat(seen).containsExactly(10L);
        assertThat(line(graph, 10)).containsExactly("10-20 RUNNING");
    }

    @Test
    void theAnalysisFindsThePathOfASelectedThread(@TempDir Path folder) throws Exception {
        trace.switchTo(10, 0, 20, 0, 10).switchTo(20, 0, 10, 1, 20);
        wake(30, 0);
        trace.switchTo(40, 0, 20, 0, 10).switchTo(50, 0, 10, 0, 20);
        EventListTrace events = new EventListTrace(trace, folder.toString());
        OsExecutionGraph analysis = new OsExecutionGraph();
        assertThat(analysis.canExecute(events)).isTrue();
        analysis.setId(OsExecutionGraph.ANALYSIS_ID);
        assertThat(analysis.setTrace(events)).isTrue();
        assertThat(analysis.getCriticalPathGraph()).isNull();
        analysis.threadSelected(
                new TmfThreadSelectedSignal(this, new HostThread(events.getHostId(), 10)));
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
        assertThat(analysis.criticalPathModule().waitForCompletion()).isTrue();
        ITmfGraph path = Objects.requireNonNull(analysis.getCriticalPathGraph());
        assertThat(path.getWorkers().stream().map(IGraphWorker::toString))
                .containsExactly("[t10,10]", "[t20,20]");
        analysis.dispose();

        int readToBuild = events.read();
        assertThat(readToBuild).isGreaterThanOrEqualTo(trace.events().size());
        events.dispose();

        EventListTrace reopened = new EventListTrace(trace, folder.toString());
        OsExecutionGraph again = new OsExecutionGraph();
        again.setId(OsExecutionGraph.ANALYSIS_ID);
        again.setTrace(reopened);
        again.threadSelected(
                new TmfThreadSelectedSignal(this, new HostThread(reopened.getHostId(), 10)));
        again.schedule();
        assertThat(again.waitForCompletion()).isTrue();
        assertThat(again.criticalPathModule().waitForCompletion()).isTrue();
        ITmfGraph stored = Objects.requireNonNull(again.getTmfGraph());
        assertThat(stored.getWorkers()).hasSize(2);
        OsWorker thread = new OsWorker(new HostThread(reopened.getHostId(), 10), "", 0);
        assertThat(ThreadPath.find(stored, thread, 0, 50).stream().map(PathPiece::state))
                .containsExactly(
                        PathState.UNKNOWN,
                        PathState.RUNNING,
                        PathState.RUNNING,
                        PathState.CPU,
                        PathState.RUNNING);
        assertThat(reopened.read())
                .as("only the first event is read, which says when the trace begins")
                .isLessThanOrEqualTo(1)
                .isLessThan(readToBuild);
        again.dispose();
        reopened.dispose();
    }

    @Test
    void aGraphWhoseStoredResultsAreClearedIsBuiltAgain(@TempDir Path folder) throws Exception {
        trace.switchTo(10, 0, 20, 0, 10).switchTo(20, 0, 10, 1, 20);
        EventListTrace events = new EventListTrace(trace, folder.toString());
        OsExecutionGraph analysis = new OsExecutionGraph();
        analysis.setId(OsExecutionGraph.ANALYSIS_ID);
        analysis.setTrace(events);
        analysis.clearPersistentData(); // nothing was built: harmless
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
        Path file =
                Path.of(
                        TmfTraceManager.getSupplementaryFileDir(events),
                        OsExecutionGraph.ANALYSIS_ID + ".ht");
        assertThat(file).exists();

        analysis.clearPersistentData();

        assertThat(file).doesNotExist();
        assertThat(analysis.getTmfGraph()).isNull();
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
        assertThat(analysis.getTmfGraph()).isNotNull();
        assertThat(file).exists();
        analysis.dispose();
        events.dispose();
    }

    @Test
    void aDamagedGraphAndThatOfAnotherTraceAreBuiltAgain(@TempDir Path folder) throws Exception {
        trace.switchTo(10, 0, 20, 0, 10).switchTo(20, 0, 10, 1, 20);
        Path first = Files.createDirectory(folder.resolve("first"));
        Files.writeString(first.resolve("data"), "some");
        EventListTrace events = new EventListTrace(trace, first.toString());
        Path file = stored(events, "[t20,20]", "[t10,10]");
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        assertThat(stored(events, "[t20,20]", "[t10,10]")).isEqualTo(file);
        bytes = Files.readAllBytes(file);
        events.dispose();

        SyntheticKernelTrace other = new SyntheticKernelTrace();
        other.switchTo(10, 0, 30, 0, 40).switchTo(20, 0, 40, 1, 30);
        Path second = Files.createDirectory(folder.resolve("second"));
        Files.writeString(second.resolve("data"), "other");
        EventListTrace otherEvents = new EventListTrace(other, second.toString());
        Path otherFile =
                Path.of(
                        TmfTraceManager.getSupplementaryFileDir(otherEvents),
                        OsExecutionGraph.ANALYSIS_ID + ".ht");
        Files.createDirectories(Objects.requireNonNull(otherFile.getParent()));
        Files.write(otherFile, bytes);
        assertThat(stored(otherEvents, "[t30,30]", "[t40,40]")).isEqualTo(otherFile);
        otherEvents.dispose();
    }

    /** Builds or reads the graph of a trace, which has these workers, and returns its file. */
    private static Path stored(EventListTrace events, String... workers) throws Exception {
        OsExecutionGraph analysis = new OsExecutionGraph();
        analysis.setId(OsExecutionGraph.ANALYSIS_ID);
        analysis.setTrace(events);
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
        assertThat(Objects.requireNonNull(analysis.getTmfGraph()).getWorkers())
                .extracting(Object::toString)
                .containsExactlyInAnyOrder(workers);
        analysis.dispose();
        return Path.of(
                TmfTraceManager.getSupplementaryFileDir(events),
                OsExecutionGraph.ANALYSIS_ID + ".ht");
    }

    @Test
    void aWorkerKeepsItsOldStatus() {
        OsWorker worker = worker(5);
        worker.setStatus(ProcessStatus.RUN);
        worker.setStatus(ProcessStatus.WAIT_BLOCKED);
        assertThat(worker.getOldStatus()).isEqualTo(ProcessStatus.RUN);
        assertThat(worker.getStatus()).isEqualTo(ProcessStatus.WAIT_BLOCKED);
        assertThat(worker).isEqualTo(worker(5)).isNotEqualTo(worker(6));
        assertThat(worker.getWorkerInformation()).containsEntry("TID", "5");
        assertThat(worker(-1).getWorkerAspects()).isEmpty();
    }

    @Test
    void aWorkerIsTheSameAfterItWasText() {
        OsWorker worker =
                new OsWorker(new HostThread("a/b", Integer.valueOf(7)), "kworker/u8:1", 99);
        OsWorker read =
                (OsWorker)
                        OsWorkerSerializer.INSTANCE.deserialize(
                                OsWorkerSerializer.INSTANCE.serialize(worker));
        assertThat(read).isEqualTo(worker);
        assertThat(read.getName()).isEqualTo("kworker/u8:1");
        assertThat(read.getStart()).isEqualTo(99);
    }

    @Test
    void theSystemKnowsEachCpusIdleThreadAndItsInterrupts() {
        OsSystemModel system = new OsSystemModel();
        HostThread idle = new HostThread(HOST, Integer.valueOf(0));
        OsWorker first = new OsWorker(idle, "swapper/0", 0);
        OsWorker second = new OsWorker(idle, "swapper/1", 0);
        system.addWorker(first, 0);
        system.addWorker(second, 1);
        system.cacheTidOnCpu(1, idle);
        assertThat(system.getWorkerOnCpu(HOST, 1)).isSameAs(second);
        assertThat(system.getWorkerOnCpu(HOST, 0)).isNull();
        assertThat(system.getWorkers()).hasSize(2);
        assertThat(system.peekContextStack(HOST, 0)).isSameAs(OsInterruptContext.DEFAULT_CONTEXT);
        assertThat(system.popContextStack(HOST, 0)).isNull();
        OsInterruptContext irq =
                new OsInterruptContext(OsInterruptContext.DEFAULT_CONTEXT.getEvent(), Context.IRQ);
        system.pushContextStack(HOST, 0, irq);
        assertThat(system.peekContextStack(HOST, 0)).isSameAs(irq);
        assertThat(system.popContextStack(HOST, 0)).isSameAs(irq);
    }
}
