package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack;
import org.eclipse.tracecompass.analysis.profiling.core.model.IHostModel;
import org.eclipse.tracecompass.internal.analysis.profiling.core.model.ProcessStatusInterval;

/** What the kernel knows of a thread in a range of time: its states, and its time on a CPU. */
final class ThreadActivity {

    private final IHostModel model;
    private final int tid;

    /** In the order of time. */
    private final List<ProcessStatusInterval> statuses = new ArrayList<>();

    /** Where the latest search ended: calls end in the order of time. */
    private int near;

    private ThreadActivity(IHostModel model, int tid) {
        this.model = model;
        this.tid = tid;
    }

    /**
     * Reads what is known of the thread of a stack.
     *
     * @param stack the stack
     * @param from the first instant, ns
     * @param to the last instant, ns
     * @return what is known, null if nothing is
     */
    static @Nullable ThreadActivity of(CallStack stack, long from, long to) {
        HostThread thread = stack.isTidVariable() ? null : stack.getHostThread(from);
        if (thread == null) {
            return null;
        }
        int tid = thread.getTid().intValue();
        IHostModel model = stack.getHostModel(from);
        boolean hasStatuses = model.isThreadStatusAvailable();
        if (!hasStatuses && model.getCpuTime(tid, from, to) == IHostModel.TIME_UNKNOWN) {
            return null;
        }
        ThreadActivity activity = new ThreadActivity(model, tid);
        if (hasStatuses) {
            model.getThreadStatusIntervals(tid, from, to, 1).forEach(activity.statuses::add);
        }
        return activity;
    }

    /** The time on a CPU, ns; negative if it is not known. */
    long cpuTime(long start, long end) {
        return model.getCpuTime(tid, start, end);
    }

    /** Adds the states in a range to a function. */
    void addStatuses(AggregatedCalledFunction function, long start, long end) {
        int index = firstEndingAfter(start);
        near = index;
        while (index < statuses.size() && statuses.get(index).getStart() < end) {
            ProcessStatusInterval status = statuses.get(index);
            function.addStatus(
                    new StatusSymbol(status.getProcessStatus()),
                    Math.min(end, status.getEnd()) - Math.max(start, status.getStart()));
            index++;
        }
    }

    private int firstEndingAfter(long time) {
        int low = 0;
        int high = statuses.size();
        if (near < high && statuses.get(near).getEnd() <= time) {
            low = near;
        }
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (statuses.get(middle).getEnd() > time) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
