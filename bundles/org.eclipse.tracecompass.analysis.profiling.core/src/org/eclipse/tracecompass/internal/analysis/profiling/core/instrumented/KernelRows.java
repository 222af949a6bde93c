package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowModel;
import org.eclipse.tracecompass.tmf.rows.core.ColumnRow;
import org.eclipse.tracecompass.tmf.rows.core.HistoryRows;
import org.eclipse.tracecompass.tmf.rows.core.RowLooks;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;

/** The rows of the states of threads, from the histories of the analyses of their kernels. */
final class KernelRows {

    private static final String THREADS = "Threads";
    private static final RowLooks LOOKS = RowLooks.ofValues(KernelRows::look);

    private final ITmfStateSystem stacks;
    private final Set<Long> entries = new HashSet<>();
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

    /**
     * Adds the row of a thread, if analyses have its states. One recording of its machine may go on
     * where another ends; a time that several have is that of the one that began first.
     */
    void add(Long entry, @Nullable HostThread thread) {
        if (thread == null || !entries.add(entry)) {
            return;
        }
        List<ITmfStateSystem> histories = histories(thread);
        long from = Long.MIN_VALUE;
        for (int i = 0; i < histories.size(); i++) {
            ITmfStateSystem history = histories.get(i);
            boolean isLast = i == histories.size() - 1;
            long to = isLast ? Long.MAX_VALUE : history.getCurrentEndTime();
            if (from <= to) {
                rows.computeIfAbsent(history, HistoryRows::new)
                        .add(entry.longValue(), quark(history, thread), from, to, LOOKS);
                from = isLast ? to : to + 1;
            }
        }
    }

    private List<ITmfStateSystem> histories(HostThread thread) {
        List<ITmfStateSystem> histories = new ArrayList<>();
        for (IAnalysisModule module :
                ModelManager.getModelFor(thread.getHost())
                        .getRequiredModules(EnumSet.of(ModelDataType.KERNEL_STATES))) {
            ITmfStateSystem history =
                    module instanceof KernelAnalysisModule kernel ? kernel.getStateSystem() : null;
            if (history != null
                    && quark(history, thread) != ITmfStateSystem.INVALID_ATTRIBUTE
                    && isOfTheSameTime(history)) {
                histories.add(history);
            }
        }
        histories.sort(Comparator.comparingLong(ITmfStateSystem::getStartTime));
        return histories;
    }

    private static int quark(ITmfStateSystem history, HostThread thread) {
        return history.optQuarkAbsolute(THREADS, thread.getTid().toString());
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
        Map<Long, ColumnRow> read = new LinkedHashMap<>();
        for (HistoryRows each : rows.values()) {
            List<ColumnRow> part = each.read(parameters, monitor);
            if (part == null) {
                return null;
            }
            part.forEach(row -> read.merge(row.getEntryID(), row, KernelRows::join));
        }
        return new ArrayList<>(read.values());
    }

    private static ColumnRow join(ColumnRow one, ColumnRow other) {
        List<ITimeGraphState> states = new ArrayList<>(one.getStates());
        states.addAll(other.getStates());
        states.sort(Comparator.comparingLong(ITimeGraphState::getStartTime));
        return ColumnRow.of(List.of(new TimeGraphRowModel(one.getEntryID(), states))).get(0);
    }
}
