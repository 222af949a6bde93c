package org.eclipse.tracecompass.tmf.core.synchronization;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.synchronization.core.ClockLine;
import org.eclipse.tracecompass.synchronization.core.HostPair;
import org.eclipse.tracecompass.synchronization.core.Message;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm.SyncQuality;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Host;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Pair;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Piece;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Sample;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Puts a {@link SynchronizationReport} together. */
final class ReportBuilder {

    private static final int NANOS = ITmfTimestamp.NANOSECOND_SCALE;

    private final SynchronizationAlgorithm algorithm;
    private final SortedSet<String> hosts = new TreeSet<>();

    /**
     * A builder.
     *
     * @param algorithm what to report on
     * @param traces the traces whose hosts are always listed
     */
    public ReportBuilder(SynchronizationAlgorithm algorithm, Iterable<? extends ITmfTrace> traces) {
        this.algorithm = algorithm;
        traces.forEach(trace -> hosts.add(trace.getHostId()));
    }

    /** {@return the report} */
    public SynchronizationReport build() {
        List<Pair> pairs = new ArrayList<>();
        if (algorithm instanceof PairwiseSynchronization pairwise) {
            hosts.addAll(pairwise.getHosts());
            pairwise.getPairs().forEach(pair -> pairs.add(pair(pairwise, pair)));
        }
        List<Host> hosts = new ArrayList<>();
        this.hosts.forEach(host -> hosts.add(host(host)));
        return new SynchronizationReport(reference(), hosts, pairs, algorithm.getMatchStatistics());
    }

    private String reference() {
        if (!(algorithm instanceof PairwiseSynchronization pairwise)) {
            String root = algorithm.getRootNode();
            return root == null ? "" : root;
        }
        SortedSet<String> hosts = pairwise.getHosts();
        String root = pairwise.getRootNode();
        return root != null && hosts.contains(root)
                ? root
                : hosts.isEmpty() ? "" : pairwise.getReferenceOf(hosts.first());
    }

    private Host host(String host) {
        ITmfTimestampTransform transform = algorithm.getTimestampTransform(host);
        return algorithm instanceof PairwiseSynchronization pairwise
                ? new Host(
                        host,
                        pairwise.getReferenceOf(host),
                        pairwise.getQuality(host),
                        transform,
                        pieces(transform))
                : new Host(host, host, SyncQuality.ABSENT, transform, pieces(transform));
    }

    /** See {@link SynchronizationReport#pieces}. */
    static List<Piece> pieces(ITmfTimestampTransform transform) {
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
                PairwiseSynchronization.qualityOf(pair),
                pair.getMatchesFromReference(),
                pair.getMatchesToReference(),
                pair.getCornersFromReference(),
                pair.getCornersToReference(),
                piece(line.alpha(), line.beta().scaleByPowerOfTen(scale - NANOS)),
                piece(pair.getSteepest(), scale),
                piece(pair.getFlattest(), scale),
                bound == null ? null : bound.scaleByPowerOfTen(scale - NANOS),
                counter.residual,
                counter.before,
                counter.after,
                nanos(counter.first, scale),
                nanos(counter.last, scale));
    }

    private static long nanos(long time, int scale) {
        return scale == NANOS ? time : TmfTimestamp.create(time, scale).toNanos();
    }

    /** Looks at all messages by the hosts' own clocks and by the result. */
    private static final class Counter implements Consumer<Message> {
        private final ITmfTimestampTransform reference;
        private final ITmfTimestampTransform other;
        private final int scale;
        private long first = Long.MAX_VALUE;
        private long last = Long.MIN_VALUE;
        private long residual;
        private int before;
        private int after;

        Counter(PairwiseSynchronization algorithm, HostPair pair) {
            reference = algorithm.getTimestampTransform(pair.getReference());
            other = algorithm.getTimestampTransform(pair.getOther());
            scale = algorithm.getScale();
        }

        @Override
        public void accept(Message message) {
            first = Math.min(first, message.x());
            last = Math.max(last, message.x());
            before += message.received() < message.sent() ? 1 : 0;
            long x = reference.transform(nanos(message.x(), scale));
            long y = other.transform(nanos(message.y(), scale));
            long latency = message.fromReference() ? y - x : x - y;
            after += latency < 0 ? 1 : 0;
            residual = Math.max(residual, Math.abs(latency));
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
