package org.eclipse.tracecompass.analysis.os.linux.core.execution.path;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.BeforeContainer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfGraphFactory;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsExecutionGraphProvider;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.SimulatedMachines.Truth;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.EventListTrace;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.matching.IEventMatchingKey;
import org.eclipse.tracecompass.tmf.core.event.matching.ITmfMatchEventDefinition;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching.Direction;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/** Paths through the events of simulated machines, against what the simulator knows. */
class SimulatedPathProperties {

    private record Message(Object number) implements IEventMatchingKey {}

    /** The messages of the simulator. */
    @NonNullByDefault({})
    public static final class Messages implements ITmfMatchEventDefinition {
        @Override
        public IEventMatchingKey getEventKey(ITmfEvent event) {
            return new Message(event.getContent().getField("number").getValue());
        }

        @Override
        public boolean canMatchTrace(ITmfTrace trace) {
            return trace instanceof EventListTrace;
        }

        @Override
        public @Nullable Direction getDirection(ITmfEvent event) {
            return switch (event.getName()) {
                case "sim_send" -> Direction.CAUSE;
                case "sim_receive" -> Direction.EFFECT;
                default -> null;
            };
        }
    }

    @BeforeContainer
    static void matchMessages() {
        TmfEventMatching.registerMatchObject(new Messages());
    }

    private static String describe(PathPiece piece) {
        OsWorker worker = (OsWorker) piece.worker();
        return worker.getHostThread().getTid() + " " + piece.state();
    }

    private static String describe(Truth truth) {
        return truth.thread().tid + " " + truth.state();
    }

    @Property(tries = 100)
    void aPathIsWhatTheSimulatorKnows(@ForAll long seed) throws Exception {
        SimulatedMachines machines = new SimulatedMachines(seed);
        Path folder = Files.createTempDirectory("simulated");
        EventListTrace alpha = trace(machines, 0, folder.resolve("alpha"));
        EventListTrace beta = trace(machines, 1, folder.resolve("beta"));
        beta.useTimestampTransform(TimestampTransformFactory.createWithOffset(1));
        TmfExperiment experiment =
                new TmfExperiment(
                        ITmfEvent.class, "both", new ITmfTrace[] {alpha, beta}, 1000, null);
        try {
            ITmfGraph graph = build(experiment, alpha, beta);
            for (SimulatedMachines.Thread thread : machines.threads) {
                check(machines, thread, graph, thread.host == 0 ? alpha : beta);
            }
        } finally {
            experiment.dispose();
            try (var files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder()).forEach(f -> f.toFile().delete());
            }
        }
    }

    private static EventListTrace trace(SimulatedMachines machines, int host, Path path)
            throws Exception {
        Files.createDirectory(path);
        return new EventListTrace(machines.trace(host), path.toString());
    }

    private static ITmfGraph build(
            TmfExperiment experiment, EventListTrace alpha, EventListTrace beta) {
        List<ITmfEvent> events = new ArrayList<>(alpha.events());
        events.addAll(beta.events());
        events.sort(Comparator.comparing(ITmfEvent::getTimestamp));
        OsExecutionGraphProvider provider = new OsExecutionGraphProvider(experiment);
        ITmfGraph graph = TmfGraphFactory.createSimpleGraph();
        provider.assignGraph(graph);
        events.forEach(provider::processEvent);
        provider.done();
        return graph;
    }

    private static void check(
            SimulatedMachines machines,
            SimulatedMachines.Thread thread,
            ITmfGraph graph,
            EventListTrace trace) {
        long from = Math.max(machines.begun, thread.born());
        long to = Math.min(machines.end(), thread.ended);
        if (from >= to) {
            return;
        }
        OsWorker worker = new OsWorker(new HostThread(trace.getHostId(), thread.tid), "", 0);
        List<PathPiece> pieces = ThreadPath.find(graph, worker, from, to);
        long at = from;
        List<String> wrong = new ArrayList<>();
        for (PathPiece piece : pieces) {
            assertThat(piece.start()).isEqualTo(at);
            for (; at < piece.end(); at++) {
                String truth = describe(machines.truth(thread, at));
                if (!truth.equals(describe(piece)) && wrong.size() < 5) {
                    wrong.add(at + ": " + describe(piece) + ", not " + truth + " in " + piece);
                }
            }
        }
        assertThat(at).isEqualTo(to);
        assertThat(wrong).as("path of %d", thread.tid).isEmpty();
    }
}
