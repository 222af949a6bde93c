package org.eclipse.tracecompass.tmf.core.synchronization;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.synchronization.core.ClockLine;
import org.eclipse.tracecompass.synchronization.core.ClockQuality;
import org.eclipse.tracecompass.synchronization.core.ClockTree;
import org.eclipse.tracecompass.synchronization.core.HostPair;
import org.eclipse.tracecompass.synchronization.core.Message;
import org.eclipse.tracecompass.synchronization.core.MessageLog;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The base of our algorithms: a {@link HostPair} and all messages for each two hosts that talk, and
 * a {@link ClockTree} that leads from each host to the reference. Subclasses say how the clocks
 * follow from that. Thread-safe: may be asked while matches are added.
 */
abstract class PairwiseSynchronization extends SynchronizationAlgorithm {

    private static final long serialVersionUID = 2L;
    private static final int NANOS = ITmfTimestamp.NANOSECOND_SCALE;

    // By reference host, then by other host: a stable order, independent of that of the matches.
    private final TreeMap<String, TreeMap<String, Talk>> talks = new TreeMap<>();
    private boolean hasScale;
    private int scale = NANOS;
    private transient @Nullable Clocks clocks;

    /** The data of two hosts. */
    record Talk(HostPair pair, MessageLog log) implements java.io.Serializable {}

    /** The result: how the clock of each host leads to the reference. */
    interface Clocks {

        /** The ways between the hosts. */
        ClockTree tree();

        /** The transform of a host of the tree; in the unit of the times. */
        ITmfTimestampTransform transform(String host);

        /** The quality of the worst step of a host's way; a failure if no clock can go so. */
        default SyncQuality quality(String host) {
            return HostClockLines.quality(tree().toReference(host), tree().qualityOf(host));
        }

        /** The line between two hosts by their own messages. */
        default ClockLine line(HostPair pair) {
            return pair.getLine();
        }
    }

    @Override
    public synchronized void init(Collection<ITmfTrace> fTraces) {
        super.init(fTraces);
        talks.clear();
        hasScale = false;
        scale = NANOS;
        clocks = null;
    }

    @NonNullByDefault({})
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
            add(
                    talk(source, destination),
                    new Message(
                            true,
                            sent,
                            received,
                            match.getSource().getCpu(),
                            match.getDestination().getCpu()));
        } else {
            add(
                    talk(destination, source),
                    new Message(
                            false,
                            received,
                            sent,
                            match.getDestination().getCpu(),
                            match.getSource().getCpu()));
        }
        clocks = null;
    }

    private static void add(Talk talk, Message message) {
        talk.pair.add(message.fromReference(), message.x(), message.y());
        talk.log.add(message);
    }

    /** The time in the unit of the first one. */
    private long value(ITmfTimestamp time) {
        if (!hasScale) {
            hasScale = true;
            scale = time.getScale();
        }
        return time.getScale() == scale ? time.getValue() : time.normalize(0, scale).getValue();
    }

    private Talk talk(String reference, String other) {
        return talks.computeIfAbsent(reference, r -> new TreeMap<>())
                .computeIfAbsent(
                        other, o -> new Talk(new HostPair(reference, other), new MessageLog()));
    }

    /** {@return the power of ten of a second that the times of pairs and messages are in} */
    public final synchronized int getScale() {
        return scale;
    }

    /** {@return the pairs of hosts that talk, by name} */
    public final synchronized List<HostPair> getPairs() {
        return talks().stream().map(Talk::pair).toList();
    }

    final synchronized List<Talk> talks() {
        List<Talk> talks = new ArrayList<>();
        this.talks.values().forEach(others -> talks.addAll(others.values()));
        return talks;
    }

    /**
     * All messages between two hosts in the order in which they were matched.
     *
     * @param pair a pair of this algorithm
     * @param visitor is given the messages
     */
    public final synchronized void forEachMessage(HostPair pair, Consumer<Message> visitor) {
        Map<String, Talk> others = talks.get(pair.getReference());
        Talk talk = others == null ? null : others.get(pair.getOther());
        if (talk != null) {
            talk.log.forEach(visitor);
        }
    }

    /** {@return the hosts that talk, by name} */
    public final SortedSet<String> getHosts() {
        return clocks().tree().hosts();
    }

    static SyncQuality of(ClockQuality quality) {
        return SyncQuality.valueOf(quality.name());
    }

    static SyncQuality qualityOf(HostPair pair) {
        return of(pair.getQuality());
    }

    /**
     * How well a host's clock is known.
     *
     * @param host a host
     * @return the quality of the worst step on its way to the reference; a failure if these steps
     *     lead to a clock that no transform can follow, so that its times are not changed
     */
    public final synchronized SyncQuality getQuality(String host) {
        Clocks clocks = clocks();
        return inNanos(clocks.transform(host)) == null ? SyncQuality.FAIL : clocks.quality(host);
    }

    /**
     * Returns the host whose clock a host is mapped to.
     *
     * @param host a host
     * @return the reference, or the first of its own group of hosts when no messages lead to that
     */
    public final String getReferenceOf(String host) {
        return clocks().tree().rootOf(host);
    }

    /**
     * The line between two hosts by their own messages alone.
     *
     * @param pair a pair of this algorithm
     * @return from the clock of the pair's reference to that of the other
     */
    public final ClockLine getLine(HostPair pair) {
        return clocks().line(pair);
    }

    /** Concludes from the messages how the clocks go. */
    abstract Clocks solve(@Nullable String root);

    private synchronized Clocks clocks() {
        Clocks clocks = this.clocks;
        if (clocks == null) {
            clocks = solve(getRootNode());
            this.clocks = clocks;
        }
        return clocks;
    }

    /** {@return the name that the text of this algorithm begins with} */
    abstract String name();

    @NonNullByDefault({})
    @Override
    public final synchronized Map<String, Map<String, Object>> getStats() {
        Map<String, Map<String, Object>> stats = new LinkedHashMap<>();
        for (HostPair pair : getPairs()) {
            Map<String, Object> figures = pair.getStats();
            figures.put("quality", qualityOf(pair));
            stats.put(pair.getReference() + " <==> " + pair.getOther(), figures);
        }
        return stats;
    }

    @Override
    public final synchronized void setRootNode(@Nullable String rootNode) {
        super.setRootNode(rootNode);
        clocks = null;
    }

    @NonNullByDefault({})
    @Override
    public final ITmfTimestampTransform getTimestampTransform(ITmfTrace trace) {
        return getTimestampTransform(trace.getHostId());
    }

    @NonNullByDefault({})
    @Override
    public final synchronized ITmfTimestampTransform getTimestampTransform(String hostId) {
        ITmfTimestampTransform transform = inNanos(clocks().transform(hostId));
        return transform == null ? TimestampTransformFactory.getDefaultTransform() : transform;
    }

    /** Returns the same for times in nanoseconds; null if its numbers have no room in these. */
    private @Nullable ITmfTimestampTransform inNanos(ITmfTimestampTransform transform) {
        if (scale == NANOS) {
            return transform;
        }
        try {
            return switch (transform) {
                case ConstantTransform constant ->
                        linearInNanos(BigDecimal.ONE, BigDecimal.valueOf(constant.getOffset()));
                case LinearTransform linear -> linearInNanos(linear.getSlope(), linear.getOffset());
                case PiecewiseTransform piecewise -> piecewise.inUnit(scale - NANOS);
                default -> transform;
            };
        } catch (IllegalArgumentException | ArithmeticException e) {
            return null;
        }
    }

    private ITmfTimestampTransform linearInNanos(BigDecimal slope, BigDecimal offset) {
        return TimestampTransformFactory.createLinear(
                slope, offset.scaleByPowerOfTen(scale - NANOS));
    }

    @NonNullByDefault({})
    @Override
    public final SyncQuality getSynchronizationQuality(ITmfTrace trace1, ITmfTrace trace2) {
        return getSynchronizationQuality(trace1.getHostId(), trace2.getHostId());
    }

    private synchronized SyncQuality getSynchronizationQuality(String host1, String host2) {
        int order = host1.compareTo(host2);
        if (order == 0) {
            return SyncQuality.ACCURATE;
        }
        Map<String, Talk> others = talks.get(order < 0 ? host1 : host2);
        Talk talk = others == null ? null : others.get(order < 0 ? host2 : host1);
        return talk == null ? SyncQuality.ABSENT : qualityOf(talk.pair);
    }

    @NonNullByDefault({})
    @Override
    public final boolean isTraceSynced(String hostId) {
        return !getTimestampTransform(hostId)
                .equals(TimestampTransformFactory.getDefaultTransform());
    }

    @Override
    public final synchronized String toString() {
        StringBuilder text = new StringBuilder(name()).append(" [");
        String separator = "";
        for (HostPair pair : getPairs()) {
            text.append(separator).append(pair);
            separator = " ";
        }
        return text.append(']').toString();
    }
}
