package org.eclipse.tracecompass.analysis.os.linux.core.execution.graph;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelThreadInformationProvider;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.model.OsStrings;
import org.eclipse.tracecompass.analysis.os.linux.core.model.ProcessStatus;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * A thread as a worker of the execution graph. It equals another one of the same {@link
 * HostThread}; name and status, which change while the graph is built, do not count. Not
 * thread-safe then.
 */
public class OsWorker implements IGraphWorker {

    private static final int NO_TID = -1;
    private static final String PRIORITY = "Priority";

    private final HostThread thread;
    private final long start;
    private volatile String name;
    private ProcessStatus status = ProcessStatus.UNKNOWN;
    private ProcessStatus oldStatus = ProcessStatus.UNKNOWN;

    /**
     * Creates a worker.
     *
     * @param ht the thread; the identifier -1 stands for no thread, for instance for an interrupt
     * @param name its name
     * @param ts the time at which it was seen first, ns
     */
    public OsWorker(HostThread ht, String name, long ts) {
        thread = ht;
        this.name = name;
        start = ts;
    }

    @Override
    public String getHostId() {
        return thread.getHost();
    }

    @Override
    public Map<String, String> getWorkerInformation() {
        int tid = thread.getTid().intValue();
        return tid == NO_TID ? Map.of() : Map.of(OsStrings.tid(), Integer.toString(tid));
    }

    @Override
    public Map<String, Object> getWorkerAspects() {
        Integer tid = thread.getTid();
        return tid.intValue() == NO_TID ? Map.of() : Map.of(OsStrings.tid(), tid);
    }

    /** {@inheritDoc} Priority and program at that time, if the kernel analysis knows them. */
    @Override
    public Map<String, String> getWorkerInformation(long t) {
        int tid = thread.getTid().intValue();
        if (tid == NO_TID) {
            return Map.of();
        }
        Map<String, String> information = new LinkedHashMap<>(getWorkerInformation());
        KernelAnalysisModule kernel = kernelAnalysis();
        if (kernel != null) {
            int priority = KernelThreadInformationProvider.getThreadPriority(kernel, tid, t);
            if (priority != NO_TID) {
                information.put(PRIORITY, Integer.toString(priority));
            }
            String program =
                    KernelThreadInformationProvider.getExecutableName(kernel, thread.getTid(), t);
            if (program != null) {
                information.put(OsStrings.execName(), program);
            }
        }
        return information;
    }

    private @Nullable KernelAnalysisModule kernelAnalysis() {
        for (ITmfTrace trace : TmfTraceManager.getInstance().getTracesForHost(getHostId())) {
            KernelAnalysisModule kernel =
                    TmfTraceUtils.getAnalysisModuleOfClass(
                            trace, KernelAnalysisModule.class, KernelAnalysisModule.ID);
            if (kernel != null) {
                return kernel;
            }
        }
        return null;
    }

    /**
     * Sets the name of the thread.
     *
     * @param name the name
     */
    public void setName(String name) {
        this.name = name;
    }

    /** Returns the name of the thread. */
    public String getName() {
        return name;
    }

    /**
     * Sets the status. The one until now becomes the old status, even if it is the same.
     *
     * @param status the status
     */
    public void setStatus(ProcessStatus status) {
        oldStatus = this.status;
        this.status = status;
    }

    /** Returns the status. */
    public ProcessStatus getStatus() {
        return status;
    }

    /** Returns the status before the last {@link #setStatus}. */
    public ProcessStatus getOldStatus() {
        return oldStatus;
    }

    /** Returns the thread. */
    public HostThread getHostThread() {
        return thread;
    }

    /** Returns the time at which the thread was seen first, ns. */
    public long getStart() {
        return start;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj || obj instanceof OsWorker other && thread.equals(other.thread);
    }

    @Override
    public int hashCode() {
        return thread.hashCode();
    }

    @Override
    public String toString() {
        return "[" + name + ',' + thread.getTid() + ']';
    }
}
