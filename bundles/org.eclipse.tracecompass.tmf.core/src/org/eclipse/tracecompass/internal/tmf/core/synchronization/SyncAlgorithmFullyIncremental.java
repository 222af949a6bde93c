package org.eclipse.tracecompass.internal.tmf.core.synchronization;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The fully incremental convex hull algorithm: a {@link HostPair} for each two hosts that talk, and
 * the {@link ClockTree} that leads from each host to the reference. May be asked while matches are
 * added.
 */
public final class SyncAlgorithmFullyIncremental extends SynchronizationAlgorithm {

    private static final long serialVersionUID = 1L;
    private static final int NANOS = ITmfTimestamp.NANOSECOND_SCALE;

    // By reference host, then by other host: a stable order whatever that of the matches.
    private final TreeMap<String, TreeMap<String, HostPair>> fPairs = new TreeMap<>();
    private boolean fHasScale;
    private int fScale = NANOS;
    private transient @Nullable ClockTree fTree;

    @Override
    public synchronized void init(Collection<ITmfTrace> fTraces) {
        super.init(fTraces);
        fPairs.clear();
        fHasScale = false;
        fScale = NANOS;
        fTree = null;
    }

    @Override
    protected synchronized void processMatch(TmfEventDependency match) {
        String source = match.getSource().getTrace().getHostId();
        String destination = match.getDestination().getTrace().getHostId();
        int order = source.compareTo(destination);
        if (order == 0) {
            return;
        }
        long sent = value(match.getSource().getTimestamp());
        long received = value(match.getDestination().getTimestamp());
        if (order < 0) {
            pair(source, destination).add(true, sent, received);
        } else {
            pair(destination, source).add(false, received, sent);
        }
        fTree = null;
    }

    /** The time in the unit of the first one. */
    private long value(ITmfTimestamp time) {
        if (!fHasScale) {
            fHasScale = true;
            fScale = time.getScale();
        }
        return time.getScale() == fScale ? time.getValue() : time.normalize(0, fScale).getValue();
    }

    private HostPair pair(String reference, String other) {
        return fPairs.computeIfAbsent(reference, r -> new TreeMap<>())
                .computeIfAbsent(other, o -> new HostPair(reference, other));
    }

    /** {@return the pairs of hosts that talk} */
    public synchronized List<HostPair> getPairs() {
        List<HostPair> pairs = new ArrayList<>();
        fPairs.values().forEach(others -> pairs.addAll(others.values()));
        return pairs;
    }

    @Override
    public synchronized Map<String, Map<String, Object>> getStats() {
        Map<String, Map<String, Object>> stats = new LinkedHashMap<>();
        for (HostPair pair : getPairs()) {
            stats.put(pair.getReference() + " <==> " + pair.getOther(), pair.getStats());
        }
        return stats;
    }

    @Override
    public synchronized void setRootNode(@Nullable String rootNode) {
        super.setRootNode(rootNode);
        fTree = null;
    }

    @Override
    public ITmfTimestampTransform getTimestampTransform(ITmfTrace trace) {
        return getTimestampTransform(trace.getHostId());
    }

    @Override
    public synchronized ITmfTimestampTransform getTimestampTransform(String hostId) {
        ClockTree tree = fTree;
        if (tree == null) {
            tree = new ClockTree(getPairs(), getRootNode());
            fTree = tree;
        }
        ClockLine line = tree.toReference(hostId);
        BigDecimal offset = line.beta();
        return TimestampTransformFactory.createLinear(
                line.alpha(), fScale == NANOS ? offset : offset.scaleByPowerOfTen(fScale - NANOS));
    }

    @Override
    public SyncQuality getSynchronizationQuality(ITmfTrace trace1, ITmfTrace trace2) {
        return getSynchronizationQuality(trace1.getHostId(), trace2.getHostId());
    }

    private synchronized SyncQuality getSynchronizationQuality(String host1, String host2) {
        int order = host1.compareTo(host2);
        if (order == 0) {
            return SyncQuality.ACCURATE;
        }
        Map<String, HostPair> others = fPairs.get(order < 0 ? host1 : host2);
        HostPair pair = others == null ? null : others.get(order < 0 ? host2 : host1);
        return pair == null ? SyncQuality.ABSENT : pair.getQuality();
    }

    @Override
    public boolean isTraceSynced(String hostId) {
        return !getTimestampTransform(hostId)
                .equals(TimestampTransformFactory.getDefaultTransform());
    }

    @Override
    public String toString() {
        return "SyncAlgorithmFullyIncremental ["
                + getPairs().stream().map(HostPair::toString).collect(Collectors.joining(" "))
                + "]";
    }
}
