package org.eclipse.tracecompass.internal.tmf.cli.core.path;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.text.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.MissingSince;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.KernelHistories;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathComparison;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathPiece;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathShares;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathState;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.SlowThing;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.WaitTable;
import org.eclipse.tracecompass.common.core.format.SubSecondTimeWithUnitFormat;
import org.eclipse.tracecompass.internal.tmf.cli.core.TextTable;
import org.eclipse.tracecompass.tmf.export.core.DataFormats;

/**
 * Why a segment took so long: how its critical path differs from that of the median one of its
 * kind, what its thread waited for, and the paths of the percentiles.
 *
 * @param thing the segment
 * @param histories what is known of the threads
 * @param missing says since when events are missing
 */
public record SlowThingReport(SlowThing thing, KernelHistories histories, MissingSince missing) {

    private static final Format TIME = SubSecondTimeWithUnitFormat.getInstance();

    /**
     * Writes tables.
     *
     * @param out receives the text
     * @throws IOException if it cannot be written
     */
    public void writeText(Writer out) throws IOException {
        SlowThing.Instance here = thing.here();
        SlowThing.Instance median = thing.median();
        out.write(
                "%s of %s on %s at %d: %s, longer than %s %% of %d\n"
                        .formatted(
                                thing.kind(),
                                here.thread(),
                                histories.nameOf(here.thread().getHostId()),
                                Long.valueOf(here.start()),
                                time(here.duration()),
                                percent(thing.shorter()),
                                Integer.valueOf(thing.count())));
        out.write('\n');
        TextTable path =
                new TextTable(out, List.of("critical path", "by", "time", "median", "difference"));
        path.row(
                "",
                "",
                time(here.duration()),
                median == null ? "-" : time(median.duration()),
                median == null ? "-" : signed(here.duration() - median.duration()));
        for (PathComparison.Line line : thing.lines()) {
            path.row(
                    explained(line),
                    line.who(),
                    time(line.here()),
                    median == null ? "-" : time(line.other()),
                    median == null ? "-" : signed(line.difference()));
        }
        path.finish();
        if (!thing.waits().isEmpty()) {
            out.write('\n');
            TextTable waits =
                    new TextTable(out, List.of("waited for", "by", "in", "count", "time"));
            for (WaitTable.Line line : thing.waits()) {
                waits.row(
                        line.cause(),
                        withMissing(line.by(), line.missing(line.longest(), missing)),
                        line.in(),
                        Long.toString(line.count()),
                        time(line.total()));
            }
            waits.finish();
        }
        out.write('\n');
        TextTable lanes = new TextTable(out, List.of("", "thread", "since", "time", "path"));
        for (SlowThing.Instance one : instances()) {
            lanes.row(
                    one.label().isEmpty() ? "this one" : one.label(),
                    one.thread().toString(),
                    Long.toString(one.start()),
                    time(one.duration()),
                    shares(one));
        }
        lanes.finish();
        out.flush();
    }

    private String explained(PathComparison.Line line) {
        return withMissing(line.what(), missingOf(line));
    }

    private String missingOf(PathComparison.Line line) {
        PathPiece longest = line.longest();
        return longest == null ? "" : longest.missing(missing);
    }

    private static String withMissing(String text, String since) {
        return since.isEmpty() ? text : text + "; " + since;
    }

    private static void writeMissing(JsonWriter json, String since) throws IOException {
        if (!since.isEmpty()) {
            json.name("missing").value(since);
        }
    }

    private List<SlowThing.Instance> instances() {
        List<SlowThing.Instance> all = new ArrayList<>(List.of(thing.here()));
        all.addAll(thing.lanes());
        return all;
    }

    private static String shares(SlowThing.Instance one) {
        List<String> words = new ArrayList<>();
        PathShares.byState(one.path(), one.start(), one.end())
                .forEach(
                        (state, time) ->
                                words.add(
                                        percent(100.0 * time / Math.max(1, one.duration()))
                                                + " % "
                                                + state.label()));
        return String.join(", ", words);
    }

    private static String percent(double value) {
        return String.format(Locale.ROOT, "%.1f", Double.valueOf(value));
    }

    private static String time(long nanos) {
        return TIME.format(Long.valueOf(nanos));
    }

    private static String signed(long nanos) {
        return nanos > 0 ? '+' + time(nanos) : time(nanos);
    }

    /**
     * Writes one JSON object. Times are in ns.
     *
     * @param out receives the text
     * @throws IOException if it cannot be written
     */
    public void writeJson(Writer out) throws IOException {
        JsonWriter json = DataFormats.json(out);
        json.beginObject();
        json.name("kind").value(thing.kind());
        json.name("count").value(thing.count());
        json.name("shorter_percent").value(thing.shorter());
        json.name("path").beginArray();
        for (PathComparison.Line line : thing.lines()) {
            json.beginObject();
            json.name("what").value(line.what());
            json.name("by").value(line.who());
            json.name("time").value(line.here());
            if (thing.median() != null) {
                json.name("median").value(line.other());
                json.name("difference").value(line.difference());
            }
            writeMissing(json, missingOf(line));
            json.endObject();
        }
        json.endArray();
        json.name("waits").beginArray();
        for (WaitTable.Line line : thing.waits()) {
            json.beginObject();
            json.name("cause").value(line.cause()).name("by").value(line.by());
            json.name("in").value(line.in()).name("count").value(line.count());
            json.name("total").value(line.total());
            writeMissing(json, line.missing(line.longest(), missing));
            json.endObject();
        }
        json.endArray();
        json.name("instances").beginArray();
        for (SlowThing.Instance one : instances()) {
            json.beginObject();
            json.name("instance").value(one.label().isEmpty() ? "this" : one.label());
            json.name("thread").value(one.thread().toString());
            json.name("start").value(one.start()).name("end").value(one.end());
            json.name("states").beginObject();
            for (Map.Entry<PathState, Long> share :
                    PathShares.byState(one.path(), one.start(), one.end()).entrySet()) {
                json.name(share.getKey().key()).value(share.getValue());
            }
            json.endObject().endObject();
        }
        json.endArray().endObject();
        out.write('\n');
        out.flush();
    }
}
