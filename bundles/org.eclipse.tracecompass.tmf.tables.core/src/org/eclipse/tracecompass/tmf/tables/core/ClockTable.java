package org.eclipse.tracecompass.tmf.tables.core;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.synchronization.HostNames;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.InvertibleTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm.SyncQuality;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithmFactory;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationManager;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Host;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Pair;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Piece;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.ColumnType;

/** Table {@code clocks}: how the clocks of hosts differ, a row for each line of a correction. */
final class ClockTable {

    /** A line of a host's correction. */
    private record Clock(
            String name, Host host, Piece piece, boolean isFirst, @Nullable BigDecimal bound) {}

    private static final List<Column<Clock>> COLUMNS =
            List.of(
                    Column.text("host", "id of the host", row -> row.host.host()),
                    Column.text("name", "short name of the host", row -> row.name),
                    Column.text(
                            "reference",
                            "id of the host whose clock is the common one",
                            row -> row.host.reference()),
                    Column.text(
                            "quality",
                            "how well the messages determine the correction",
                            row -> row.host.quality().name().toLowerCase(Locale.ROOT)),
                    Column.optionalInteger(
                            "valid_from",
                            "host's time from which this line holds; none for the first",
                            row -> row.isFirst ? null : row.piece.from()),
                    Column.optional(
                            "slope",
                            ColumnType.REAL,
                            "corrected time = slope × host's time + offset",
                            (row, sink) -> sink.real(row.piece.slope().doubleValue())),
                    Column.optional(
                            "offset",
                            ColumnType.REAL,
                            "see slope; ns",
                            (row, sink) -> sink.real(row.piece.offset().doubleValue())),
                    Column.text(
                            "exact_slope",
                            "the slope with all digits",
                            row -> row.piece.slope().toPlainString()),
                    Column.text(
                            "exact_offset",
                            "the offset with all digits",
                            row -> row.piece.offset().toPlainString()),
                    Column.optional(
                            "bound",
                            ColumnType.REAL,
                            "ns that the correction is wrong at most, if messages with the"
                                    + " reference tell",
                            ClockTable::readBound));

    private ClockTable() {}

    private static void readBound(Clock row, CellSink sink) {
        BigDecimal bound = row.bound;
        if (bound == null) {
            sink.none();
        } else {
            sink.real(bound.doubleValue());
        }
    }

    static ITraceTable of(ITmfTrace opened, List<TableTrace> traces) {
        List<ITmfTrace> members =
                traces.stream().filter(TableTrace::isSingle).map(TableTrace::trace).toList();
        return new RowTable<>(
                "clocks",
                monitor -> COLUMNS,
                scan -> Rows.of(clocks(report(opened, members, scan.monitor()), members)));
    }

    /** The corrections in use or saved, else what the messages say. */
    private static SynchronizationReport report(
            ITmfTrace opened, List<ITmfTrace> members, IProgressMonitor monitor) {
        SynchronizationAlgorithm found = SynchronizationAlgorithmFactory.getDefaultAlgorithm();
        if (opened instanceof TmfExperiment experiment
                && members.stream().map(ITmfTrace::getHostId).distinct().count() > 1) {
            found = experiment.getSynchronization();
            if (found.countMatches() == 0) {
                if (isCorrected(experiment)) {
                    // The messages would only tell how the corrected clocks differ.
                    return setByHand(experiment);
                }
                found =
                        SynchronizationManager.synchronizeTraces(
                                null,
                                List.of(experiment),
                                SynchronizationAlgorithmFactory.getDefaultAlgorithm(),
                                true,
                                monitor);
            }
        }
        return SynchronizationReport.of(found, members);
    }

    private static boolean isCorrected(TmfExperiment experiment) {
        return experiment.getTraces().stream()
                .anyMatch(t -> !t.getTimestampTransform().equals(experiment.getHostClock(t)));
    }

    /** The corrections of clocks that no messages tell of: each host is a reference of its own. */
    private static SynchronizationReport setByHand(TmfExperiment experiment) {
        SortedMap<String, Host> hosts = new TreeMap<>();
        for (ITmfTrace trace : experiment.getTraces()) {
            ITmfTimestampTransform used = trace.getTimestampTransform();
            ITmfTimestampTransform correction =
                    experiment.getHostClock(trace) instanceof InvertibleTransform clock
                            ? used.composeWith(clock.inverse())
                            : used;
            String host = trace.getHostId();
            hosts.putIfAbsent(
                    host,
                    new Host(
                            host,
                            host,
                            SyncQuality.ABSENT,
                            correction,
                            SynchronizationReport.pieces(correction)));
        }
        return new SynchronizationReport("", List.copyOf(hosts.values()), List.of(), null);
    }

    private static List<Clock> clocks(SynchronizationReport report, List<ITmfTrace> members) {
        HostNames names = new HostNames(members);
        List<Clock> clocks = new ArrayList<>();
        for (Host host : report.hosts()) {
            BigDecimal bound = bound(host, report.pairs());
            for (Piece piece : host.pieces()) {
                clocks.add(
                        new Clock(
                                names.name(host.host()),
                                host,
                                piece,
                                piece == host.pieces().getFirst(),
                                bound));
            }
        }
        return clocks;
    }

    private static @Nullable BigDecimal bound(Host host, List<Pair> pairs) {
        if (host.host().equals(host.reference())) {
            return host.transform().equals(TimestampTransformFactory.getDefaultTransform())
                    ? BigDecimal.ZERO
                    : null;
        }
        for (Pair pair : pairs) {
            if (pair.a().equals(host.host()) && pair.b().equals(host.reference())
                    || pair.b().equals(host.host()) && pair.a().equals(host.reference())) {
                return pair.bound();
            }
        }
        return null;
    }
}
