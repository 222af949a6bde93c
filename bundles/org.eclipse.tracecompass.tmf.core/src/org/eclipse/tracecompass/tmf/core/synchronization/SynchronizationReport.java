package org.eclipse.tracecompass.tmf.core.synchronization;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.matching.MatchStatistics;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm.SyncQuality;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The result of a synchronization, for people and programs. All times are in nanoseconds.
 *
 * @param reference the host whose clock the others are mapped to; empty when no hosts have talked
 * @param hosts all hosts, by name
 * @param pairs the pairs of hosts that have talked, by name
 * @param matching what the matching of events came to; null when that is not known
 */
public record SynchronizationReport(
        String reference, List<Host> hosts, List<Pair> pairs, @Nullable MatchStatistics matching) {

    /**
     * A host.
     *
     * @param host its id
     * @param reference the host whose clock it is mapped to: that of the report, or of its own
     *     group when no messages lead there
     * @param quality how well its clock is known: that of the worst step on the way; a failure if
     *     the way leads to a clock that no transform can follow
     * @param transform from its clock to that of the reference
     * @param pieces its transform as lines; one but for piecewise algorithms
     */
    public record Host(
            String host,
            String reference,
            SyncQuality quality,
            ITmfTimestampTransform transform,
            List<Piece> pieces) {}

    /**
     * A line for a piece of time.
     *
     * @param from the first time of the host's clock in it; the least there is for the first
     * @param slope what times are multiplied with
     * @param offset what is added after that
     */
    public record Piece(long from, BigDecimal slope, BigDecimal offset) {}

    /**
     * Two hosts that have talked.
     *
     * @param a the one, whose clock is x
     * @param b the other, whose clock is y
     * @param quality how well their messages determine their clocks
     * @param fromA number of messages that a sent
     * @param fromB number of messages that b sent
     * @param cornersFromA number of corners of the hull of the messages that a sent
     * @param cornersFromB number of corners of the hull of the messages that b sent
     * @param line from a's clock to b's, by their own messages
     * @param steepest the steepest line that the messages allow; null when there is no bound
     * @param flattest the flattest line that the messages allow; null when there is no bound
     * @param bound how far the line may be from the truth at most, from the first message to the
     *     last; null when there is no bound
     * @param residual the longest that a message takes by the result, or the most by which one is
     *     received before it was sent, whichever is more
     * @param violationsBefore number of messages that were received before they were sent by the
     *     hosts' own clocks
     * @param violationsAfter the same by the result
     * @param first time of the first message by a's clock
     * @param last time of the last message by a's clock
     */
    public record Pair(
            String a,
            String b,
            SyncQuality quality,
            int fromA,
            int fromB,
            int cornersFromA,
            int cornersFromB,
            Piece line,
            @Nullable Piece steepest,
            @Nullable Piece flattest,
            @Nullable BigDecimal bound,
            long residual,
            int violationsBefore,
            int violationsAfter,
            long first,
            long last) {

        /** {@return number of messages} */
        public int matches() {
            return fromA + fromB;
        }
    }

    /**
     * A message between two hosts.
     *
     * @param isFromA whether a sent it
     * @param a its time by a's clock
     * @param b its time by b's clock
     * @param cpuOfA the CPU of a that it was sent or received on, negative when it is not known
     * @param cpuOfB the CPU of b
     */
    public record Sample(boolean isFromA, long a, long b, int cpuOfA, int cpuOfB) {}

    /**
     * A time at which a host talked.
     *
     * @param host the id of a host
     * @return a time of its clock, the middle of its messages with the first it talked to; 0 when
     *     it did not talk
     */
    public long talkedAt(String host) {
        for (Pair pair : pairs) {
            long middle = pair.first + (pair.last - pair.first) / 2;
            if (pair.a.equals(host)) {
                return middle;
            }
            if (pair.b.equals(host)) {
                return pair.line
                        .slope
                        .multiply(BigDecimal.valueOf(middle))
                        .add(pair.line.offset)
                        .longValue();
            }
        }
        return 0;
    }

    /**
     * Reports on an algorithm.
     *
     * @param algorithm the algorithm with what it has found
     * @param traces the traces whose hosts are listed even without messages
     * @return the report; for an algorithm of a foreign class its pairs are not known. Costs as
     *     much as looking at all messages.
     */
    public static SynchronizationReport of(
            SynchronizationAlgorithm algorithm, Iterable<? extends ITmfTrace> traces) {
        return new ReportBuilder(algorithm, traces).build();
    }

    /**
     * The lines of a transform.
     *
     * @param transform a transform that is constant, linear or piecewise linear; any other counts
     *     as the identity
     * @return its lines by time, at least one
     * @since 0.2.0
     */
    public static List<Piece> pieces(ITmfTimestampTransform transform) {
        return ReportBuilder.pieces(transform);
    }

    /**
     * The messages between two hosts.
     *
     * @param algorithm the algorithm
     * @param pair a pair of its report
     * @param visitor is given the messages
     */
    public static void forEachMessage(
            SynchronizationAlgorithm algorithm, Pair pair, Consumer<Sample> visitor) {
        ReportBuilder.forEachMessage(algorithm, pair, visitor);
    }
}
