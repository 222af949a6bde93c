package org.eclipse.tracecompass.benchmarks.kernel;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.timing.core.compare.Comparison;
import org.eclipse.tracecompass.analysis.timing.core.compare.Difference;
import org.eclipse.tracecompass.analysis.timing.core.compare.Profile;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.benchmarks.analysis.AnalysisBenchmark;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.latency.SystemCallLatencyAnalysis;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ThreadStatusDataProvider;
import org.eclipse.tracecompass.lttng2.kernel.core.trace.LttngKernelTrace;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.export.core.compare.SegmentProfiles;
import org.eclipse.tracecompass.tmf.export.core.compare.StateProfiles;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/**
 * Comparing two traces with stored results: their states, and their system calls. Both are the
 * trace of {@link KernelAnalysisBenchmark}, which is read twice.
 */
public class CompareBenchmark extends AnalysisBenchmark<LttngKernelTrace, KernelAnalysisModule> {

    private SystemCallLatencyAnalysis calls;

    @Override
    protected Path traceFolder() {
        return KernelAnalysisBenchmark.folder();
    }

    @Override
    protected LttngKernelTrace newTrace() {
        return new LttngKernelTrace();
    }

    @Override
    protected KernelAnalysisModule newAnalysis() {
        return new KernelAnalysisModule();
    }

    /** Stores the system calls. */
    @Setup
    public void findCalls() throws Exception {
        calls = new SystemCallLatencyAnalysis();
        calls.setId("calls");
        calls.setTrace(trace());
        calls.schedule();
        if (!calls.waitForCompletion()) {
            throw new IllegalStateException(calls.getFailureCause());
        }
    }

    /** The times of all rows of the Threads view in each state, twice, and their differences. */
    @Benchmark
    public List<Difference> states() {
        return Comparison.of(stateProfile(), stateProfile());
    }

    private Profile stateProfile() {
        ITmfStateSystem history = analysis().getStateSystem();
        ThreadStatusDataProvider provider = new ThreadStatusDataProvider(trace(), analysis());
        long start = history.getStartTime();
        long end = history.getCurrentEndTime();
        TmfTreeModel<? extends ITmfTreeDataModel> tree =
                provider.fetchTree(
                                Map.of(
                                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                        List.of(start, end)),
                                new NullProgressMonitor())
                        .getModel();
        return StateProfiles.read(provider, tree, start, end, null, () -> {});
    }

    /** The durations of all system calls, twice, and their differences. */
    @Benchmark
    public List<Difference> systemCalls() {
        return Comparison.of(callProfile(), callProfile());
    }

    private Profile callProfile() {
        Profile profile = new Profile("syscall", true);
        SegmentProfiles.read(
                ProvidedSegments.of(calls),
                "",
                (tid, time) -> null,
                Long.MIN_VALUE,
                Long.MAX_VALUE,
                null,
                profile,
                () -> {});
        return profile;
    }
}
