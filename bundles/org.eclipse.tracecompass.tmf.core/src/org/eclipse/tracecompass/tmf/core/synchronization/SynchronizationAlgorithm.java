package org.eclipse.tracecompass.tmf.core.synchronization;

import java.io.Serializable;
import java.util.Collection;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.matching.MatchStatistics;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatches;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Finds out from matched events how the clocks of hosts differ. It is a processing unit of a
 * matching; what it has found is stored by Java serialization. Fields that are stored must not be
 * collections that hash, as {@code HashMap}, for these are not read from a file; {@code TreeMap}
 * is.
 */
public abstract class SynchronizationAlgorithm extends TmfEventMatches implements Serializable {

    private static final long serialVersionUID = 1L;

    private @Nullable String rootNode;
    private int matches;
    private @Nullable MatchStatistics statistics;

    /** How well the clocks of two hosts are known to each other. */
    public enum SyncQuality {
        /** The range of possible clock lines is bounded on both sides. */
        ACCURATE,
        /** There were messages both ways, but too few for bounds of the slope on both sides. */
        APPROXIMATE,
        /** There were messages one way only. */
        INCOMPLETE,
        /** There were no messages. */
        ABSENT,
        /**
         * The messages contradict each other: no clock of steady speed agrees with all. What was
         * found before the first contradiction is kept.
         */
        FAIL
    }

    @Override
    public void init(Collection<ITmfTrace> fTraces) {
        super.init(fTraces);
        matches = 0;
        statistics = null;
    }

    @NonNullByDefault({})
    @Override
    public void addMatch(TmfEventDependency match) {
        matches++;
        processMatch(match);
    }

    @Override
    public int countMatches() {
        return matches;
    }

    /**
     * Learns from a match.
     *
     * @param match the match; of one host or two
     */
    @NonNullByDefault({})
    protected abstract void processMatch(TmfEventDependency match);

    /** {@return for each pair of hosts, by a text that names both, figures by name} */
    @NonNullByDefault({})
    public abstract Map<String, Map<String, Object>> getStats();

    /**
     * The transform of a trace.
     *
     * @param trace a trace
     * @return from its host's clock to that of the reference host; identity when it is not known
     */
    @NonNullByDefault({})
    public abstract ITmfTimestampTransform getTimestampTransform(ITmfTrace trace);

    /**
     * The transform of a host.
     *
     * @param hostId a host
     * @return from its clock to that of the reference host; identity when it is not known
     */
    @NonNullByDefault({})
    public abstract ITmfTimestampTransform getTimestampTransform(String hostId);

    /**
     * How well two traces are synchronized.
     *
     * @param trace1 the one
     * @param trace2 the other
     * @return the quality of the result from the messages between their hosts
     */
    @NonNullByDefault({})
    public abstract SyncQuality getSynchronizationQuality(ITmfTrace trace1, ITmfTrace trace2);

    /**
     * Whether times of a host are changed.
     *
     * @param hostId a host
     * @return true when its transform is not the identity
     */
    @NonNullByDefault({})
    public abstract boolean isTraceSynced(String hostId);

    /**
     * Chooses the host whose clock all others are mapped to.
     *
     * @param rootNode the host; null for the first by name
     */
    @NonNullByDefault({})
    public void setRootNode(String rootNode) {
        this.rootNode = rootNode;
    }

    /** {@return the host that was chosen, null when none was} */
    @NonNullByDefault({})
    public String getRootNode() {
        return rootNode;
    }

    /** {@return the statistics of the matching; null if not set} */
    public @Nullable MatchStatistics getMatchStatistics() {
        return statistics;
    }

    /**
     * Sets the statistics of the matching, for reports.
     *
     * @param statistics what it came to
     */
    public void setMatchStatistics(MatchStatistics statistics) {
        this.statistics = statistics;
    }
}
