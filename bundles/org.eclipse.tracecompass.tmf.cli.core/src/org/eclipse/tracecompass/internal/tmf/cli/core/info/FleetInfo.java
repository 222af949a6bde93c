package org.eclipse.tracecompass.internal.tmf.cli.core.info;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import org.eclipse.tracecompass.common.core.text.ControlCharacters;
import org.eclipse.tracecompass.common.core.text.DigitGroups;
import org.eclipse.tracecompass.common.core.time.Durations;
import org.eclipse.tracecompass.common.core.time.WallClock;
import org.eclipse.tracecompass.tmf.fleet.core.FailedTrace;
import org.eclipse.tracecompass.tmf.fleet.core.FleetOpener;
import org.eclipse.tracecompass.tmf.fleet.core.FleetSpan;
import org.eclipse.tracecompass.tmf.fleet.core.Manifest;
import org.eclipse.tracecompass.tmf.fleet.core.TraceEntry;
import org.eclipse.tracecompass.tmf.fleet.core.TraceEntry.Totals;

/** The description of a fleet, from its manifest alone. */
public final class FleetInfo {

    private final Path path;
    private final Manifest fleet;
    private final FleetSpan span;
    private final Map<String, Totals> tables = new TreeMap<>();
    private long events;

    /** Describes a fleet at a path. */
    public FleetInfo(Path path, FleetOpener opener) {
        this.path = path;
        this.fleet = opener.manifest();
        this.span = opener.span();
        for (TraceEntry trace : fleet.traces()) {
            events += trace.events();
            trace.tables().forEach((table, sizes) -> tables.merge(table, sizes, Totals::plus));
        }
    }

    /**
     * Writes it as text.
     *
     * @param zone the user's time zone
     */
    public void write(TimeZone zone, Writer to) throws IOException {
        WallClock clock = new WallClock(zone);
        to.write(ControlCharacters.escape(path.toString()) + '\n');
        line(to, "type", "Fleet of Traces, generation " + fleet.generation());
        line(to, "hosts", DigitGroups.of(fleet.countHosts()));
        line(to, "traces", DigitGroups.of(fleet.traces().size()));
        line(to, "events", DigitGroups.of(events));
        if (events > 0) {
            line(to, "first", clock.dateAndTime(span.start()) + "  (" + span.start() + ")");
            line(to, "last", clock.dateAndTime(span.end()) + "  (" + span.end() + ")");
            line(to, "duration", Durations.text(span.end() - span.start(), 6));
        }
        line(
                to,
                "clocks",
                fleet.clocks().isEmpty()
                        ? "those of the hosts; the job 'sync' finds the common one"
                        : "%,d of %,d accurate"
                                .formatted(fleet.accurateClocks(), fleet.clocks().size()));
        Manifest.MessageFiles messages = fleet.messages();
        if (messages != null) {
            line(
                    to,
                    "messages",
                    DigitGroups.of(messages.matched())
                            + "; ends without a counterpart: "
                            + DigitGroups.of(messages.unmatched()));
        }
        for (Map.Entry<String, Totals> table : tables.entrySet()) {
            Totals totals = table.getValue();
            line(
                    to,
                    table.getKey(),
                    "%,d rows in %,d files, %,d bytes"
                            .formatted(totals.rows(), totals.files(), totals.bytes()));
        }
        for (FailedTrace failure : fleet.failures()) {
            line(to, "failed", ControlCharacters.escape(failure.summary()));
        }
    }

    private static void line(Writer to, String label, String text) throws IOException {
        to.write("  %-12s%s%n".formatted(label, text));
    }

    /** Returns it as JSON. */
    public JsonObject json() {
        JsonObject json = new JsonObject();
        json.addProperty("path", path.toString());
        json.addProperty("type", "fleet");
        json.addProperty("generation", fleet.generation());
        json.addProperty("hosts", fleet.countHosts());
        json.addProperty("traces", fleet.traces().size());
        json.addProperty("events", events);
        if (events > 0) {
            json.addProperty("first", span.start());
            json.addProperty("last", span.end());
        }
        json.addProperty("clocks", fleet.clocks().size());
        json.addProperty("accurate_clocks", fleet.accurateClocks());
        Manifest.MessageFiles messages = fleet.messages();
        if (messages != null) {
            json.addProperty("messages", messages.matched());
        }
        JsonObject sizes = new JsonObject();
        tables.forEach(
                (table, totals) -> {
                    JsonObject size = new JsonObject();
                    size.addProperty("rows", totals.rows());
                    size.addProperty("files", totals.files());
                    size.addProperty("bytes", totals.bytes());
                    sizes.add(table, size);
                });
        json.add("tables", sizes);
        JsonArray failures = new JsonArray();
        for (FailedTrace failure : fleet.failures()) {
            JsonObject one = new JsonObject();
            one.addProperty("path", failure.path());
            one.addProperty("reason", failure.reason());
            failures.add(one);
        }
        json.add("failures", failures);
        return json;
    }
}
