package org.eclipse.tracecompass.benchmarks.kernel;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.SyscallStatistics;
import org.eclipse.tracecompass.benchmarks.analysis.AnalysisBenchmark;
import org.eclipse.tracecompass.benchmarks.analysis.EventCounter;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ResourcesStatusDataProvider;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ThreadStatusDataProvider;
import org.eclipse.tracecompass.lttng2.kernel.core.trace.LttngKernelTrace;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * The kernel analysis on the demo trace, or on the kernel trace that the system property {@code
 * astrolabe.bench.kernel} names. The counter {@code events} is events per second.
 */
public class KernelAnalysisBenchmark
        extends AnalysisBenchmark<LttngKernelTrace, KernelAnalysisModule> {

    private static final String DEMO =
            "bundles/org.eclipse.tracecompass.demo/traces/k-alpha/s1/kernel";

    @Override
    protected Path traceFolder() {
        return folder();
    }

    @Override
    protected LttngKernelTrace newTrace() {
        return new LttngKernelTrace();
    }

    @Override
    protected KernelAnalysisModule newAnalysis() {
        return new KernelAnalysisModule();
    }

    static Path folder() {
        String other = System.getProperty("astrolabe.bench.kernel");
        if (other != null) {
            return Path.of(other);
        }
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            if (Files.isDirectory(at.resolve(DEMO))) {
                return at.resolve(DEMO);
            }
        }
        throw new IllegalStateException("no " + DEMO + " above the working folder");
    }

    /** The same without a history: what the state provider and the reading cost in one thread. */
    @Benchmark
    public Object states(EventCounter counter) {
        ITmfStateSystemBuilder nowhere =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createNullBackend("bench"));
        KernelStateProvider provider =
                new KernelStateProvider(trace(), trace().getKernelEventLayout());
        provider.assignTargetStateSystem(nowhere);
        ITmfContext context = trace().seekEvent(0L);
        for (ITmfEvent event = trace().getNext(context);
                event != null;
                event = trace().getNext(context)) {
            provider.processEvent(event);
        }
        provider.dispose();
        counter.events += eventCount();
        return provider;
    }

    /** Counts and times of all system calls, in one pass over the events. */
    @Benchmark
    public Object systemCalls(EventCounter counter) {
        SyscallStatistics statistics = new SyscallStatistics(trace());
        ITmfContext context = trace().seekEvent(0L);
        for (ITmfEvent event = trace().getNext(context);
                event != null;
                event = trace().getNext(context)) {
            statistics.accept(event);
        }
        counter.events += eventCount();
        return statistics.figures();
    }

    /** The Threads view of the whole trace at full HD, from the history to the pixels. */
    @Benchmark
    public Object threadsPicture() {
        return picture(() -> new ThreadStatusDataProvider(trace(), analysis()));
    }

    /** The Resources view of the whole trace at full HD, from the history to the pixels. */
    @Benchmark
    public Object resourcesPicture() {
        return picture(() -> new ResourcesStatusDataProvider(trace(), analysis()));
    }
}
