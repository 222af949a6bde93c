package org.eclipse.tracecompass.internal.tmf.cli.core.sync;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.matching.MatchStatistics;
import org.eclipse.tracecompass.tmf.core.synchronization.HostNames;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Host;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Pair;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Piece;
import org.eclipse.tracecompass.tmf.export.core.DataFormats;

/** A synchronization as one JSON object. Slopes and offsets are strings, with all their digits. */
public final class SyncJson {

    private SyncJson() {}

    /**
     * Writes a report.
     *
     * @param report the report
     * @param names the names of its hosts
     * @param algorithm what the user calls the algorithm
     * @param to receives the text; flushed
     */
    public static void write(
            SynchronizationReport report, HostNames names, String algorithm, Writer to)
            throws IOException {
        JsonWriter json = DataFormats.json(to);
        json.setIndent("  ");
        json.setSerializeNulls(true);
        json.beginObject();
        json.name("reference").value(report.reference().isEmpty() ? null : report.reference());
        json.name("algorithm").value(algorithm);
        json.name("hosts").beginArray();
        for (Host host : report.hosts()) {
            write(host, names, json);
        }
        json.endArray();
        json.name("pairs").beginArray();
        for (Pair pair : report.pairs()) {
            write(pair, json);
        }
        json.endArray();
        MatchStatistics matching = report.matching();
        if (matching != null) {
            json.name("matching").beginObject();
            json.name("causes").value(matching.causes());
            json.name("effects").value(matching.effects());
            json.name("matches").value(matching.matches());
            json.name("duplicates").value(matching.duplicates());
            json.name("unmatched").value(matching.unmatched());
            json.endObject();
        }
        json.endObject();
        json.flush();
        to.write('\n');
        to.flush();
    }

    private static void write(Host host, HostNames names, JsonWriter json) throws IOException {
        json.beginObject();
        json.name("host").value(host.host());
        json.name("name").value(names.name(host.host()));
        json.name("traces").beginArray();
        for (String trace : names.traces(host.host())) {
            json.value(trace);
        }
        json.endArray();
        json.name("reference").value(host.reference());
        Piece first = host.pieces().getFirst();
        json.name("slope").value(decimal(first.slope()));
        json.name("offset").value(decimal(first.offset()));
        json.name("quality").value(host.quality().name().toLowerCase(Locale.ROOT));
        if (host.pieces().size() > 1) {
            json.name("pieces").beginArray();
            for (Piece piece : host.pieces()) {
                json.beginObject();
                json.name("from_ns");
                if (piece == first) {
                    json.nullValue();
                } else {
                    json.value(piece.from());
                }
                json.name("slope").value(decimal(piece.slope()));
                json.name("offset").value(decimal(piece.offset()));
                json.endObject();
            }
            json.endArray();
        }
        json.endObject();
    }

    private static void write(Pair pair, JsonWriter json) throws IOException {
        Piece steepest = pair.steepest();
        Piece flattest = pair.flattest();
        json.beginObject();
        json.name("a").value(pair.a());
        json.name("b").value(pair.b());
        json.name("quality").value(pair.quality().name().toLowerCase(Locale.ROOT));
        json.name("matches").value(pair.matches());
        json.name("a_to_b").value(pair.fromA());
        json.name("b_to_a").value(pair.fromB());
        json.name("hull_a_to_b").value(pair.cornersFromA());
        json.name("hull_b_to_a").value(pair.cornersFromB());
        json.name("slope").value(decimal(pair.line().slope()));
        json.name("offset").value(decimal(pair.line().offset()));
        json.name("min_slope").value(flattest == null ? null : decimal(flattest.slope()));
        json.name("max_slope").value(steepest == null ? null : decimal(steepest.slope()));
        json.name("bound_ns").value(rounded(pair.bound()));
        json.name("residual_ns").value(pair.residual());
        json.name("violations_before").value(pair.violationsBefore());
        json.name("violations_after").value(pair.violationsAfter());
        json.name("first_ns").value(pair.first());
        json.name("last_ns").value(pair.last());
        json.endObject();
    }

    private static String decimal(BigDecimal number) {
        return number.toPlainString();
    }

    /** Never less than what is guaranteed. */
    private static @Nullable Number rounded(@Nullable BigDecimal bound) {
        return bound == null
                ? null
                : bound.setScale(3, java.math.RoundingMode.CEILING).stripTrailingZeros();
    }
}
