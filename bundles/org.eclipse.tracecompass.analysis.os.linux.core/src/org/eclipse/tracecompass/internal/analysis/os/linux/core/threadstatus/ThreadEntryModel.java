package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.model.OsStrings;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;

/** A row of the Threads view: the trace (without states of its own), or one life of a thread. */
public final class ThreadEntryModel extends TimeGraphEntryModel {

    private static final int NOT_A_THREAD = -1;

    private final int threadId;
    private final int processId;
    private final int parentProcessId;
    private final String host;

    private ThreadEntryModel(
            long id,
            long parentId,
            List<String> labels,
            long start,
            long end,
            boolean hasRow,
            int[] ids,
            String host) {
        super(id, parentId, labels, start, end, hasRow);
        threadId = ids[0];
        processId = ids[1];
        parentProcessId = ids[2];
        this.host = host;
    }

    static ThreadEntryModel ofTrace(long id, String name, long start, long end) {
        int[] none = {NOT_A_THREAD, NOT_A_THREAD, NOT_A_THREAD};
        return new ThreadEntryModel(id, -1, List.of(name, "", "", ""), start, end, false, none, "");
    }

    static ThreadEntryModel ofThread(
            long id, long parentId, ThreadLife life, String cpuTime, String host) {
        int[] ids = {life.tid(), life.processId(), life.parentProcessId()};
        return new ThreadEntryModel(
                id,
                parentId,
                List.of(
                        life.name(),
                        Integer.toString(life.tid()),
                        life.parentProcessId() < 0 ? "" : Integer.toString(life.parentProcessId()),
                        cpuTime),
                life.start(),
                life.end() + 1,
                true,
                ids,
                host);
    }

    /** Returns the thread's identifier; 0 for idle threads, -1 for the trace. */
    public int getThreadId() {
        return threadId;
    }

    /** Returns the identifier of the process the thread belongs to; -1 for the trace. */
    public int getProcessId() {
        return processId;
    }

    /** Returns the identifier of its parent process; -1 where it is not known. */
    public int getParentProcessId() {
        return parentProcessId;
    }

    /** {@inheritDoc} The numbers of the thread and its process, and their host. */
    @Override
    public Multimap<String, Object> getMetadata() {
        if (threadId == NOT_A_THREAD) {
            return ImmutableMultimap.of();
        }
        return ImmutableMultimap.of(
                OsStrings.tid(),
                Integer.valueOf(threadId),
                OsStrings.pid(),
                Integer.valueOf(processId),
                HostThread.HOST_METADATA_KEY,
                host);
    }
}
