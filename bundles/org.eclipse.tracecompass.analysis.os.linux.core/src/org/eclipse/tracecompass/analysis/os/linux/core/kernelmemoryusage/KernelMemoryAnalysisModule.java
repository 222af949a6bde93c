package org.eclipse.tracecompass.analysis.os.linux.core.kernelmemoryusage;

import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/** How much memory the kernel gave to each thread while the trace was recorded. */
public class KernelMemoryAnalysisModule extends TmfStateSystemAnalysisModule {

    /** The identifier of the analysis. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.core.kernelmemory";

    /** The attribute below a thread that has the lowest value so far. */
    public static final String THREAD_LOWEST_MEMORY_VALUE = "lowestMemory";

    /**
     * {@inheritDoc} The kernel analysis, if it can run: it has the names of threads. The switches
     * between threads are read with the other events.
     */
    @Override
    protected Iterable<IAnalysisModule> getDependentAnalyses() {
        ITmfTrace trace = getTrace();
        KernelAnalysisModule kernel =
                trace == null
                        ? null
                        : TmfTraceUtils.getAnalysisModuleOfClass(
                                trace, KernelAnalysisModule.class, KernelAnalysisModule.ID);
        return kernel == null ? List.of() : List.of(kernel);
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            throw new IllegalStateException("the analysis of kernel memory has no trace");
        }
        return new KernelMemoryStateProvider(trace, KernelStateProvider.layoutOf(trace));
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        return List.of(
                new LayoutRequirement(
                        PriorityLevel.MANDATORY,
                        "Record the allocation and freeing of pages (kmem_mm_page_alloc,"
                                + " kmem_mm_page_free) to see the memory of threads.",
                        IKernelAnalysisEventLayout::eventKmemPageAlloc,
                        IKernelAnalysisEventLayout::eventKmemPageFree));
    }
}
