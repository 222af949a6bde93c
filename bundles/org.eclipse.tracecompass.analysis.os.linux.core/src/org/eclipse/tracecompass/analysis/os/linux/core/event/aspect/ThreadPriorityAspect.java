package org.eclipse.tracecompass.analysis.os.linux.core.event.aspect;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * The priority of the thread on behalf of which an event happened, as the kernel analysis tells it.
 *
 * @since 0.2.0
 */
public final class ThreadPriorityAspect implements ITmfEventAspect<Integer> {

    /** The one instance; it has no state. */
    public static final ThreadPriorityAspect INSTANCE = new ThreadPriorityAspect();

    private ThreadPriorityAspect() {}

    @Override
    public String getName() {
        return String.valueOf(Messages.AspectName_Prio);
    }

    @Override
    public String getHelpText() {
        return String.valueOf(Messages.AspectHelpText_Prio);
    }

    /**
     * Returns the priority.
     *
     * @param event an event of a kernel trace
     * @return the priority as the tracer wrote it; null where the thread or its priority is not
     *     known, or the kernel analysis has not got that far. Does not wait
     */
    @Override
    public @Nullable Integer resolve(ITmfEvent event) {
        Integer tid =
                TmfTraceUtils.resolveIntEventAspectOfClassForEvent(
                        event.getTrace(), LinuxTidAspect.class, event);
        ITmfStateSystem history =
                tid == null
                        ? null
                        : TmfStateSystemAnalysisModule.getStateSystem(
                                event.getTrace(), KernelAnalysisModule.ID);
        if (tid == null || history == null) {
            return null;
        }
        int quark = history.optQuarkAbsolute(Attributes.THREADS, tid.toString(), Attributes.PRIO);
        long time = event.getTimestamp().toNanos();
        if (quark == ITmfStateSystem.INVALID_ATTRIBUTE
                || time < history.getStartTime()
                || time > history.getCurrentEndTime()) {
            return null;
        }
        try {
            return history.querySingleState(time, quark).getValue() instanceof Integer priority
                    ? priority
                    : null;
        } catch (StateSystemDisposedException e) {
            return null;
        }
    }

    /** Waits, if asked to, until the kernel analysis is complete. */
    @Override
    public @Nullable Integer resolve(ITmfEvent event, boolean block, IProgressMonitor monitor)
            throws InterruptedException {
        TmfStateSystemAnalysisModule module =
                TmfTraceUtils.getAnalysisModuleOfClass(
                        event.getTrace(),
                        TmfStateSystemAnalysisModule.class,
                        KernelAnalysisModule.ID);
        return !block || module != null && AnalysisCondition.complete(module, monitor)
                ? resolve(event)
                : null;
    }

    @Override
    public DataType getDataType() {
        return DataType.NUMBER;
    }
}
