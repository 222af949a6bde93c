package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.WorkerSerializer;

/** A worker that is nothing but a name. */
public record NamedWorker(String name) implements IGraphWorker {

    /** Writes and reads such workers. */
    public static final WorkerSerializer SERIALIZER =
            new WorkerSerializer() {
                @Override
                public String serialize(IGraphWorker worker) {
                    return ((NamedWorker) worker).name();
                }

                @Override
                public IGraphWorker deserialize(String serializedWorker) {
                    return new NamedWorker(serializedWorker);
                }
            };

    @Override
    public String getHostId() {
        return "host";
    }

    @Override
    public String toString() {
        return name;
    }
}
