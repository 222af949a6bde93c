package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateNames;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisNotes;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;
import org.eclipse.tracecompass.tmf.core.statesystem.INamedStates;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.Oddities;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The states of the CPUs and threads of a Linux machine: the analysis behind the Threads and
 * Resources views and behind most other kernel analyses. The history is described in {@link
 * Attributes}.
 */
public class KernelAnalysisModule extends TmfStateSystemAnalysisModule
        implements IAnalysisNotes, INamedStates {

    /** The analysis' identifier. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.kernel";

    private static final System.Logger LOGGER = LazyLogger.of(KernelAnalysisModule.class);

    private volatile @Nullable KernelStateProvider provider;

    @Override
    public StateNames namesIn(ITmfStateSystem history) {
        return new KernelStateNames(history);
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            throw new IllegalStateException("the kernel analysis has no trace");
        }
        KernelStateProvider provider =
                new KernelStateProvider(trace, KernelStateProvider.layoutOf(trace));
        this.provider = provider;
        return provider;
    }

    @Override
    protected StateSystemBackendType getBackendType() {
        return StateSystemBackendType.FULL;
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        return List.of(
                new LayoutRequirement(
                        PriorityLevel.AT_LEAST_ONE,
                        "Record sched_switch to see threads and CPUs, and the entries and exits of"
                                + " interrupts, soft interrupts and system calls to see those.",
                        IKernelAnalysisEventLayout::eventSchedSwitch,
                        IKernelAnalysisEventLayout::eventIrqHandlerEntry,
                        IKernelAnalysisEventLayout::eventSoftIrqEntry));
    }

    @Override
    protected String getFullHelpText() {
        return String.valueOf(Messages.LttngKernelAnalysisModule_Help);
    }

    /**
     * Returns how often the events of the trace contradicted each other, by kind; kinds that did
     * not occur are absent. While the analysis runs these are the figures so far; for a history
     * that was built before, those stored in it.
     */
    public Map<KernelOddity, Long> getOddities() {
        KernelStateProvider provider = this.provider;
        return Oddities.known(
                provider == null ? Map.of() : provider.getOddities(),
                getStateSystem(),
                KernelOddity.class);
    }

    /** How often events of the trace contradict each other, if they do. */
    @Override
    public List<String> getNotes() {
        Map<KernelOddity, Long> oddities = getOddities();
        return oddities.isEmpty()
                ? List.of()
                : List.of("events that contradict each other: " + Oddities.text(oddities));
    }

    @Override
    protected void completingBuild(boolean deleteFiles) {
        super.completingBuild(deleteFiles);
        ITmfTrace trace = getTrace();
        if (!deleteFiles && trace != null) {
            getNotes()
                    .forEach(
                            note ->
                                    LOGGER.log(
                                            System.Logger.Level.INFO,
                                            "{0}: {1}",
                                            trace.getName(),
                                            note));
        }
    }

    @Override
    public Map<String, String> getProperties() {
        Map<String, String> properties = new LinkedHashMap<>(super.getProperties());
        Oddities.describe(getOddities(), properties);
        return properties;
    }
}
