package org.eclipse.tracecompass.benchmarks.declared;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.DeclaredStateProvider;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.RunLimits;
import org.eclipse.tracecompass.lttng2.kernel.core.trace.LttngKernelTrace;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The kernel analysis in Java and the declaration {@code kernel.states}, which gives the same
 * attributes, from the files of the demo trace to a history in memory. The aim is a ratio of at
 * most 1.5.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Thread)
public class DeclaredStatesBenchmark {

    private static final String TRACE =
            "bundles/org.eclipse.tracecompass.demo/traces/k-alpha/s1/kernel";
    private static final String DECLARATION = "doc/examples/states/kernel.states";

    private LttngKernelTrace trace;
    private DeclarationSet set;

    /** Opens the trace and reads the declaration. */
    @Setup
    public void open() throws Exception {
        trace = new LttngKernelTrace();
        trace.initTrace(null, find(TRACE).toString(), CtfTmfEvent.class);
        set =
                DeclarationSet.of(
                        StatesLanguage.read(find(DECLARATION)).file(), DeclarationSet.Origin.GIVEN);
    }

    /** Closes the trace. */
    @TearDown
    public void close() {
        trace.dispose();
    }

    private static Path find(String name) {
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            if (Files.exists(at.resolve(name))) {
                return at.resolve(name);
            }
        }
        throw new IllegalStateException("no " + name + " above the working folder");
    }

    /** The state provider in Java. */
    @Benchmark
    public Object java() {
        return run(new KernelStateProvider(trace, trace.getKernelEventLayout()));
    }

    /** The declaration. */
    @Benchmark
    public Object declared() {
        return run(new DeclaredStateProvider(trace, set, "benchmark", RunLimits.DEFAULT));
    }

    private Object run(ITmfStateProvider provider) {
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend(
                                "bench", provider.getStartTime()));
        provider.assignTargetStateSystem(history);
        ITmfContext context = trace.seekEvent(0L);
        for (ITmfEvent event = trace.getNext(context);
                event != null;
                event = trace.getNext(context)) {
            provider.processEvent(event);
        }
        context.dispose();
        provider.dispose();
        history.dispose();
        return history;
    }
}
