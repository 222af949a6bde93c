package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.model.ProcessStatus;
import org.eclipse.tracecompass.analysis.profiling.core.base.FlameWithKernelPalette;
import org.eclipse.tracecompass.analysis.profiling.core.model.IHostModel.ModelDataType;
import org.eclipse.tracecompass.internal.analysis.profiling.core.model.ModelManager;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.rows.core.ColumnRow;
import org.eclipse.tracecompass.tmf.rows.core.HistoryRows;
import org.eclipse.tracecompass.tmf.rows.core.RowLooks;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;

/** The rows of the states of threads, from the histories of the analyses of their kernels. */
final class KernelRows {

    private static final String THREADS = "Threads";
    private static final RowLooks LOOKS = RowLooks.ofValues(KernelRows::look);

    private final ITmfStateSystem stacks;
    private final Map<ITmfStateSystem, HistoryRows> rows = new LinkedHashMap<>();

    /**
     * Creates no rows.
     *
     * @param stacks the history of the call stacks of the threads
     */
    KernelRows(ITmfStateSystem stacks) {
        this.stacks = stacks;
    }

    private static @Nullable StateLook look(Object value) {
        ProcessStatus status = ProcessStatus.getStatusFromObject(value);
        OutputElementStyle style =
                FlameWithKernelPalette.getInstance().getStyles().get(status.name());
        return value instanceof Integer number && style != null
                ? new StateLook(number.intValue(), status.name(), style)
                : null;
    }

    /** Adds the row of a thread, if an analysis has its states. */
    void add(Long entry, @Nullable HostThread thread) {
        if (thread == null) {
            return;
        }
        for (IAnalysisModule module :
                ModelManager.getModelFor(thread.getHost())
                        .getRequiredModules(EnumSet.of(ModelDataType.KERNEL_STATES))) {
            ITmfStateSystem history =
                    module instanceof KernelAnalysisModule kernel ? kernel.getStateSystem() : null;
            int quark =
                    history == null
                            ? ITmfStateSystem.INVALID_ATTRIBUTE
                            : history.optQuarkAbsolute(THREADS, thread.getTid().toString());
            if (history != null
                    && quark != ITmfStateSystem.INVALID_ATTRIBUTE
                    && isOfTheSameTime(history)) {
                rows.computeIfAbsent(history, HistoryRows::new)
                        .add(entry.longValue(), quark, LOOKS);
                return;
            }
        }
    }

    /** Another recording of the machine has threads of the same numbers, and other states. */
    private boolean isOfTheSameTime(ITmfStateSystem history) {
        boolean hasEnded =
                history.waitUntilBuilt(0) && history.getCurrentEndTime() < stacks.getStartTime();
        return !hasEnded && history.getStartTime() <= stacks.getCurrentEndTime();
    }

    /** Reads the rows; null if the monitor was cancelled. */
    @Nullable
    List<ColumnRow> read(Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        List<ColumnRow> read = new ArrayList<>();
        for (HistoryRows each : rows.values()) {
            List<ColumnRow> part = each.read(parameters, monitor);
            if (part == null) {
                return null;
            }
            read.addAll(part);
        }
        return read;
    }
}
