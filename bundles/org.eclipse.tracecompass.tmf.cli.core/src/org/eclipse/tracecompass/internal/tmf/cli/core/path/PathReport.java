package org.eclipse.tracecompass.internal.tmf.cli.core.path;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.text.Format;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.MissingSince;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.KernelHistories;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathPiece;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathState;
import org.eclipse.tracecompass.common.core.format.SubSecondTimeWithUnitFormat;
import org.eclipse.tracecompass.internal.tmf.cli.core.TextTable;
import org.eclipse.tracecompass.tmf.export.core.DataFormats;

/** The critical path of a thread, and the shares of states, threads, processes and hosts in it. */
public final class PathReport {

    private static final Format TIME = SubSecondTimeWithUnitFormat.getInstance();
    private static final String IDLE = "idle CPU";

    /** How many lines a table has at least before the others are summed up. */
    private static final int LINES = 10;

    private final OsWorker thread;
    private final long from;
    private final long to;
    private final List<PathPiece> pieces;
    private final KernelHistories histories;
    private final MissingSince missing;

    /**
     * Prepares a report.
     *
     * @param thread the thread of the path
     * @param from the first instant, ns
     * @param to the last instant, ns
     * @param pieces the path
     * @param histories what is known of the threads
     * @param missing says since when events are missing
     */
    public PathReport(
            OsWorker thread,
            long from,
            long to,
            List<PathPiece> pieces,
            KernelHistories histories,
            MissingSince missing) {
        this.thread = thread;
        this.from = from;
        this.to = to;
        this.pieces = pieces;
        this.histories = histories;
        this.missing = missing;
    }

    private Map<String, Long> shares(Function<PathPiece, String> group) {
        Map<String, Long> sums = new LinkedHashMap<>();
        pieces.forEach(p -> sums.merge(group.apply(p), Long.valueOf(p.duration()), Long::sum));
        return sorted(sums);
    }

    private static Map<String, Long> sorted(Map<String, Long> sums) {
        return sums.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder()))
                .collect(
                        Collectors.toMap(
                                Map.Entry::getKey,
                                Map.Entry::getValue,
                                (a, b) -> a,
                                LinkedHashMap::new));
    }

    private static String stateOf(PathPiece piece) {
        return piece.detail().isEmpty()
                ? piece.state().label()
                : piece.state().label() + ": " + piece.detail();
    }

    /** The state, and since when an event is missing without which it is not known. */
    private String explained(PathPiece piece) {
        String since = piece.missing(missing);
        return since.isEmpty() ? stateOf(piece) : stateOf(piece) + "; " + since;
    }

    private static String threadOf(PathPiece piece) {
        return String.valueOf(piece.worker());
    }

    private String processOf(PathPiece piece) {
        return piece.worker() instanceof OsWorker worker
                ? Integer.toString(histories.processOf(worker, piece.start()))
                : "";
    }

    private String hostOf(PathPiece piece) {
        return histories.nameOf(piece.worker().getHostId());
    }

    private Map<Integer, Long> holdersOf(PathPiece piece) {
        return piece.state() == PathState.CPU && piece.worker() instanceof OsWorker worker
                ? histories.holders(worker, piece.start(), piece.end())
                : Map.of();
    }

    /** Who had the CPUs for which threads of the path waited. */
    private Map<String, Long> holders() {
        Map<String, Long> sums = new LinkedHashMap<>();
        for (PathPiece piece : pieces) {
            holdersOf(piece)
                    .forEach((tid, time) -> sums.merge(nameOf(tid, piece), time, Long::sum));
        }
        return sorted(sums);
    }

    private String nameOf(Integer tid, PathPiece piece) {
        return tid.intValue() == 0
                ? IDLE
                : histories.threadName(piece.worker().getHostId(), tid, piece.start());
    }

    /**
     * Writes tables of shares and the longest pieces.
     *
     * @param out receives the text
     * @param longest how many pieces; tables have as many lines, at least 10, and one for the rest
     * @throws IOException if it cannot be written
     */
    public void writeText(Writer out, int longest) throws IOException {
        int lines = Math.max(longest, LINES);
        out.write(
                "%s on %s: %s\n"
                        .formatted(thread, histories.nameOf(thread.getHostId()), time(to - from)));
        table(out, "state", shares(PathReport::stateOf), lines);
        table(out, "thread", shares(PathReport::threadOf), lines);
        table(out, "process", shares(this::processOf), lines);
        table(out, "host", shares(this::hostOf), lines);
        Map<String, Long> holders = holders();
        if (!holders.isEmpty()) {
            table(out, "had the CPU meanwhile", holders, lines);
        }
        List<PathPiece> most =
                pieces.stream()
                        .sorted(Comparator.comparingLong(PathPiece::duration).reversed())
                        .limit(longest)
                        .toList();
        if (!most.isEmpty()) {
            out.write('\n');
            TextTable table =
                    new TextTable(out, List.of("longest pieces", "since", "thread", "state"));
            for (PathPiece piece : most) {
                table.row(
                        time(piece.duration()),
                        Long.toString(piece.start()),
                        threadOf(piece),
                        explained(piece));
            }
            table.finish();
        }
        out.flush();
    }

    private void table(Writer out, String title, Map<String, Long> shares, int most)
            throws IOException {
        out.write('\n');
        TextTable table = new TextTable(out, List.of(title, "time", "share"));
        int written = 0;
        long others = 0;
        for (Map.Entry<String, Long> share : shares.entrySet()) {
            if (written < most) {
                written++;
                row(table, share.getKey(), share.getValue());
            } else {
                others += share.getValue();
            }
        }
        if (shares.size() > written) {
            row(table, "%d others".formatted(shares.size() - written), others);
        }
        table.finish();
    }

    private void row(TextTable table, String name, long time) throws IOException {
        double share = 100.0 * time / Math.max(1, to - from);
        table.row(name, time(time), String.format(Locale.ROOT, "%.2f %%", share));
    }

    private static String time(long nanos) {
        return TIME.format(Long.valueOf(nanos));
    }

    /**
     * Writes all there is as one JSON object. Times are in ns.
     *
     * @param out receives the text
     * @throws IOException if it cannot be written
     */
    public void writeJson(Writer out) throws IOException {
        JsonWriter json = DataFormats.json(out);
        json.beginObject();
        json.name("thread").value(thread.toString());
        json.name("tid").value(thread.getHostThread().getTid());
        json.name("host").value(histories.nameOf(thread.getHostId()));
        json.name("from").value(from);
        json.name("to").value(to);
        shares(json, "states", shares(p -> p.state().key()));
        shares(json, "threads", shares(PathReport::threadOf));
        shares(json, "processes", shares(this::processOf));
        shares(json, "hosts", shares(this::hostOf));
        shares(json, "cpu_holders", holders());
        json.name("pieces").beginArray();
        for (PathPiece piece : pieces) {
            write(json, piece);
        }
        json.endArray();
        json.endObject();
        out.write('\n');
        out.flush();
    }

    private static void shares(JsonWriter json, String name, Map<String, Long> shares)
            throws IOException {
        json.name(name).beginObject();
        for (Map.Entry<String, Long> share : shares.entrySet()) {
            json.name(share.getKey()).value(share.getValue());
        }
        json.endObject();
    }

    private void write(JsonWriter json, PathPiece piece) throws IOException {
        json.beginObject();
        json.name("start").value(piece.start());
        json.name("end").value(piece.end());
        json.name("thread").value(threadOf(piece));
        if (piece.worker() instanceof OsWorker worker) {
            json.name("tid").value(worker.getHostThread().getTid());
        }
        json.name("host").value(hostOf(piece));
        json.name("state").value(piece.state().key());
        if (!piece.detail().isEmpty()) {
            json.name("detail").value(piece.detail());
        }
        String since = piece.missing(missing);
        if (!since.isEmpty()) {
            json.name("missing").value(since);
        }
        Map<Integer, Long> holders = holdersOf(piece);
        if (!holders.isEmpty()) {
            json.name("cpu_holders").beginObject();
            for (Map.Entry<Integer, Long> holder : holders.entrySet()) {
                json.name(nameOf(holder.getKey(), piece)).value(holder.getValue());
            }
            json.endObject();
        }
        json.endObject();
    }
}
