package org.eclipse.tracecompass.spark.source;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.fleet.core.HostClock;
import org.eclipse.tracecompass.tmf.fleet.core.Manifest;
import org.eclipse.tracecompass.tmf.fleet.core.TraceEntry;

/** The tables {@code clocks} and {@code traces}, which the manifest has. */
final class ManifestRows {

    private static final Set<String> TABLES = Set.of("clocks", "traces");

    private ManifestRows() {}

    /** Returns whether the rows of a table are in the manifest. */
    static boolean has(String table) {
        return TABLES.contains(table);
    }

    static List<Map<String, Object>> of(String table, Manifest fleet) {
        return table.equals("clocks") ? clocks(fleet) : traces(fleet);
    }

    private static List<Map<String, Object>> clocks(Manifest fleet) {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (HostClock clock : fleet.clocks()) {
            Map<String, Object> row = new HashMap<>();
            row.put("host", clock.host());
            row.put("name", clock.host().substring(clock.host().lastIndexOf('/') + 1));
            row.put("reference", clock.reference());
            row.put("quality", clock.quality());
            row.put("slope", Double.valueOf(clock.slope()));
            row.put("offset", Double.valueOf(clock.offset()));
            row.put("exact_slope", clock.slope());
            row.put("exact_offset", clock.offset());
            row.put("bound", clock.bound());
            rows.add(row);
        }
        return rows;
    }

    private static List<Map<String, Object>> traces(Manifest fleet) {
        Function<TraceEntry, TraceClock> clocks = TraceClock.of(fleet);
        List<Map<String, Object>> rows = new ArrayList<>();
        for (TraceEntry trace : fleet.traces()) {
            ITmfTimestampTransform shown = clocks.apply(trace).common();
            Map<String, Object> row = new HashMap<>();
            row.put("trace", trace.name());
            row.put("host", trace.host());
            row.put("path", trace.path());
            row.put("type", trace.type());
            row.put("start", shown.transform(trace.start()));
            row.put("end", shown.transform(trace.end()));
            rows.add(row);
        }
        return rows;
    }
}
