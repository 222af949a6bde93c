package org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph;

import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.WorkerSerializer;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;

/**
 * Threads as text: the identifier of the thread, the time it was seen first, the length of the
 * host's identifier, each followed by a slash; then the host's identifier and the thread's name.
 */
public final class OsWorkerSerializer implements WorkerSerializer {

    /** The only serializer. */
    public static final OsWorkerSerializer INSTANCE = new OsWorkerSerializer();

    private static final int PARTS = 4;

    private OsWorkerSerializer() {}

    @Override
    public String serialize(IGraphWorker worker) {
        if (!(worker instanceof OsWorker os)) {
            throw new IllegalArgumentException(worker + " is no thread");
        }
        String host = os.getHostId();
        return os.getHostThread().getTid()
                + "/"
                + os.getStart()
                + '/'
                + host.length()
                + '/'
                + host
                + os.getName();
    }

    @Override
    public IGraphWorker deserialize(String serializedWorker) {
        String[] parts = serializedWorker.split("/", PARTS);
        try {
            int hostLength = Integer.parseInt(parts[2]);
            HostThread thread =
                    new HostThread(parts[3].substring(0, hostLength), Integer.valueOf(parts[0]));
            return new OsWorker(thread, parts[3].substring(hostLength), Long.parseLong(parts[1]));
        } catch (IndexOutOfBoundsException | NumberFormatException e) {
            throw new IllegalArgumentException(serializedWorker + " is no thread", e);
        }
    }
}
