package org.eclipse.tracecompass.internal.analysis.graph.core.dataprovider;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;

/** A row of a critical path: a host without states, or a worker. */
public final class CriticalPathEntry extends TimeGraphEntryModel {

    private final @Nullable IGraphWorker worker;
    private final long sum;
    private final double share;

    CriticalPathEntry(
            long id,
            long parentId,
            List<String> labels,
            long[] range,
            @Nullable IGraphWorker worker,
            long sum,
            double share) {
        super(id, parentId, labels, range[0], range[1], worker != null);
        this.worker = worker;
        this.sum = sum;
        this.share = share;
    }

    /** Returns the worker, null for a host. */
    public @Nullable IGraphWorker getWorker() {
        return worker;
    }

    /** Returns how long the worker, or those of the host, are on the path, ns. */
    public long getSum() {
        return sum;
    }

    /** Returns the share of the path that this is, from 0 to 1. */
    public double getPercent() {
        return share;
    }

    @Override
    public Multimap<String, Object> getMetadata() {
        Multimap<String, Object> metadata = HashMultimap.create();
        IGraphWorker worker = this.worker;
        if (worker != null) {
            metadata.put("hostId", worker.getHostId());
            worker.getWorkerAspects().forEach(metadata::put);
        }
        return metadata;
    }
}
