package org.eclipse.tracecompass.internal.tmf.cli.core.sync;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.TextTable;
import org.eclipse.tracecompass.tmf.core.event.matching.MatchStatistics;
import org.eclipse.tracecompass.tmf.core.synchronization.HostNames;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Host;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Pair;

/** A synchronization for reading: a table of hosts, one of pairs, and what was matched. */
public final class SyncText {

    private static final int MILLION = 1_000_000;

    private final SynchronizationReport report;
    private final HostNames names;
    private final Writer to;

    private SyncText(SynchronizationReport report, HostNames names, Writer to) {
        this.report = report;
        this.names = names;
        this.to = to;
    }

    /**
     * Writes a report.
     *
     * @param report the report
     * @param names the names of its hosts
     * @param to receives the text; flushed
     */
    public static void write(SynchronizationReport report, HostNames names, Writer to)
            throws IOException {
        SyncText text = new SyncText(report, names, to);
        text.hosts();
        if (!report.pairs().isEmpty()) {
            to.write('\n');
            text.pairs();
        }
        MatchStatistics matching = report.matching();
        if (matching != null) {
            to.write('\n');
            to.write(
                    "%,d messages matched; %,d events without a counterpart, %,d repeated."
                            .formatted(
                                    matching.matches(),
                                    matching.unmatched(),
                                    matching.duplicates()));
            to.write('\n');
        }
        to.flush();
    }

    private void hosts() throws IOException {
        TextTable table =
                new TextTable(
                        to, List.of("host", "quality", "led to", "ahead by", "speed", "traces"));
        for (Host host : report.hosts()) {
            boolean isReference = host.reference().equals(host.host());
            long at = report.talkedAt(host.host());
            table.row(
                    names.name(host.host()),
                    isReference
                            ? host.host().equals(report.reference()) ? "reference" : "-"
                            : host.quality().name().toLowerCase(Locale.ROOT),
                    isReference ? "" : names.name(host.reference()),
                    isReference ? "" : seconds(at - host.transform().transform(at)),
                    isReference ? "" : speed(host),
                    String.join(" ", names.traces(host.host())));
        }
        table.finish();
    }

    /** By how much faster than the reference a host's clock runs. */
    private static String speed(Host host) {
        return host.pieces().size() > 1
                ? "in %d pieces".formatted(host.pieces().size())
                : ppm(
                        BigDecimal.ONE.divide(
                                host.pieces().getFirst().slope(), MathContext.DECIMAL64));
    }

    private static String ppm(BigDecimal slope) {
        double ppm = slope.subtract(BigDecimal.ONE).doubleValue() * MILLION;
        return String.format(Locale.ROOT, "%+.3f ppm", ppm);
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%+.9f s", BigDecimal.valueOf(nanos).movePointLeft(9));
    }

    private void pairs() throws IOException {
        TextTable table =
                new TextTable(
                        to,
                        List.of(
                                "a",
                                "b",
                                "quality",
                                "a to b",
                                "b to a",
                                "corners",
                                "speed of b",
                                "within",
                                "slowest",
                                "received before sent"));
        for (Pair pair : report.pairs()) {
            table.row(
                    names.name(pair.a()),
                    names.name(pair.b()),
                    pair.quality().name().toLowerCase(Locale.ROOT),
                    "%,d".formatted(pair.fromA()),
                    "%,d".formatted(pair.fromB()),
                    pair.cornersFromA() + " + " + pair.cornersFromB(),
                    ppm(pair.line().slope()),
                    within(pair.bound()),
                    micros(pair.residual()),
                    "%,d before, %,d after"
                            .formatted(pair.violationsBefore(), pair.violationsAfter()));
        }
        table.finish();
    }

    private static String within(@Nullable BigDecimal bound) {
        return bound == null ? "?" : micros(bound.longValue() + 1);
    }

    private static String micros(long nanos) {
        return String.format(Locale.ROOT, "%,.3f µs", nanos / 1000.0);
    }
}
