package org.eclipse.tracecompass.internal.tmf.core.synchronization;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm.SyncQuality;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Host;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Pair;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Piece;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Sample;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Puts a {@link SynchronizationReport} together. */
public final class ReportBuilder {

    private static final int NANOS = ITmfTimestamp.NANOSECOND_SCALE;

    private final SynchronizationAlgorithm fAlgorithm;
    private final SortedSet<String> fHosts = new TreeSet<>();

    /**
     * A builder.
     *
     * @param algorithm what to report on
     * @param traces the traces whose hosts are to be listed in any case
     */
    public ReportBuilder(SynchronizationAlgorithm algorithm, Iterable<? extends ITmfTrace> traces) {
        fAlgorithm = algorithm;
        traces.forEach(trace -> fHosts.add(trace.getHostId()));
    }

    /** {@return the report} */
    public SynchronizationReport build() {
        List<Pair> pairs = new ArrayList<>();
        if (fAlgorithm instanceof PairwiseSynchronization pairwise) {
            fHosts.addAll(pairwise.getHosts());
            pairwise.getPairs().forEach(pair -> pairs.add(pair(pairwise, pair)));
        }
        List<Host> hosts = new ArrayList<>();
        fHosts.forEach(host -> hosts.add(host(host)));
        return new SynchronizationReport(
                reference(), hosts, pairs, fAlgorithm.getMatchStatistics());
    }

    private String reference() {
        if (!(fAlgorithm instanceof PairwiseSynchronization pairwise)) {
            String root = fAlgorithm.getRootNode();
            return root == null ? "" : root;
        }
        SortedSet<String> hosts = pairwise.getHosts();
        String root = pairwise.getRootNode();
        return root != null && hosts.contains(root)
                ? root
                : hosts.isEmpty() ? "" : pairwise.getReferenceOf(hosts.first());
    }

    private Host host(String host) {
        ITmfTimestampTransform transform = fAlgorithm.getTimestampTransform(host);
        return fAlgorithm instanceof PairwiseSynchronization pairwise
                ? new Host(
                        host,
                        pairwise.getReferenceOf(host),
                        pairwise.getQuality(host),
                        transform,
                        pieces(transform))
                : new Host(host, host, SyncQuality.ABSENT, transform, pieces(transform));
    }

    private static List<Piece> pieces(ITmfTimestampTransform transform) {
        return switch (transform) {
            case ConstantTransform constant ->
                    List.of(piece(BigDecimal.ONE, BigDecimal.valueOf(constant.getOffset())));
            case LinearTransform linear -> List.of(piece(linear.getSlope(), linear.getOffset()));
            case PiecewiseTransform piecewise -> {
                List<Piece> pieces = new ArrayList<>();
                for (int i = 0; i < piecewise.size(); i++) {
                    LinearTransform line = piecewise.getPiece(i);
                    pieces.add(new Piece(piecewise.getStart(i), line.getSlope(), line.getOffset()));
                }
                yield pieces;
            }
            default -> List.of(piece(BigDecimal.ONE, BigDecimal.ZERO));
        };
    }

    private static Piece piece(BigDecimal slope, BigDecimal offset) {
        return new Piece(Long.MIN_VALUE, slope, offset);
    }

    private static @Nullable Piece piece(@Nullable ClockLine line, int scale) {
        return line == null
                ? null
                : piece(line.alpha(), line.beta().scaleByPowerOfTen(scale - NANOS));
    }

    private static Pair pair(PairwiseSynchronization algorithm, HostPair pair) {
        int scale = algorithm.getScale();
        ClockLine line = algorithm.getLine(pair);
        BigDecimal bound = pair.getErrorBound();
        Counter counter = new Counter(algorithm, pair);
        algorithm.forEachMessage(pair, counter);
        return new Pair(
                pair.getReference(),
                pair.getOther(),
                pair.getQuality(),
                pair.getMatchesFromReference(),
                pair.getMatchesToReference(),
                pair.getCornersFromReference(),
                pair.getCornersToReference(),
                piece(line.alpha(), line.beta().scaleByPowerOfTen(scale - NANOS)),
                piece(pair.getSteepest(), scale),
                piece(pair.getFlattest(), scale),
                bound == null ? null : bound.scaleByPowerOfTen(scale - NANOS),
                counter.fResidual,
                counter.fBefore,
                counter.fAfter,
                nanos(counter.fFirst, scale),
                nanos(counter.fLast, scale));
    }

    private static long nanos(long time, int scale) {
        return scale == NANOS ? time : TmfTimestamp.create(time, scale).toNanos();
    }

    /** Looks at all messages by the hosts' own clocks and by the result. */
    private static final class Counter implements Consumer<Message> {
        private final ITmfTimestampTransform fReference;
        private final ITmfTimestampTransform fOther;
        private final int fScale;
        private long fFirst = Long.MAX_VALUE;
        private long fLast = Long.MIN_VALUE;
        private long fResidual;
        private int fBefore;
        private int fAfter;

        Counter(PairwiseSynchronization algorithm, HostPair pair) {
            fReference = algorithm.getTimestampTransform(pair.getReference());
            fOther = algorithm.getTimestampTransform(pair.getOther());
            fScale = algorithm.getScale();
        }

        @Override
        public void accept(Message message) {
            fFirst = Math.min(fFirst, message.x());
            fLast = Math.max(fLast, message.x());
            fBefore += message.received() < message.sent() ? 1 : 0;
            long x = fReference.transform(nanos(message.x(), fScale));
            long y = fOther.transform(nanos(message.y(), fScale));
            long latency = message.fromReference() ? y - x : x - y;
            fAfter += latency < 0 ? 1 : 0;
            fResidual = Math.max(fResidual, Math.abs(latency));
        }
    }

    /**
     * The messages between two hosts.
     *
     * @param algorithm the algorithm
     * @param wanted a pair of its report
     * @param visitor is given the messages
     */
    public static void forEachMessage(
            SynchronizationAlgorithm algorithm, Pair wanted, Consumer<Sample> visitor) {
        if (!(algorithm instanceof PairwiseSynchronization pairwise)) {
            return;
        }
        int scale = pairwise.getScale();
        for (HostPair pair : pairwise.getPairs()) {
            if (pair.getReference().equals(wanted.a()) && pair.getOther().equals(wanted.b())) {
                pairwise.forEachMessage(
                        pair,
                        m ->
                                visitor.accept(
                                        new Sample(
                                                m.fromReference(),
                                                nanos(m.x(), scale),
                                                nanos(m.y(), scale),
                                                m.xCpu(),
                                                m.yCpu())));
            }
        }
    }
}
