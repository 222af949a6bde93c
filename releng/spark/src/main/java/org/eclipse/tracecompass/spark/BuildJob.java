package org.eclipse.tracecompass.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.apache.spark.api.java.JavaSparkContext;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.fleet.core.BuiltTrace;
import org.eclipse.tracecompass.tmf.fleet.core.FailedTrace;
import org.eclipse.tracecompass.tmf.fleet.core.Manifest;
import org.eclipse.tracecompass.tmf.fleet.core.TraceBuild;
import org.eclipse.tracecompass.tmf.fleet.core.TraceEntry;

/**
 * Builds the traces below folders: a task per trace, the largest first, and several for a large
 * trace. A trace that is as it was in the fleet is kept. Afterwards the fleet has exactly the
 * traces that were found.
 */
final class BuildJob {

    private final JavaSparkContext spark;
    private final FleetFolder folder;
    private final TraceBuild build;
    private final TaskProbe probe;
    private final long chunk;
    private final String job = UUID.randomUUID().toString().substring(0, 8);

    /**
     * What a job has done.
     *
     * @param manifest the fleet afterwards
     * @param built the number of traces that were built
     * @param kept the number of traces that were as before
     */
    record Summary(Manifest manifest, int built, int kept) {}

    /**
     * A job.
     *
     * @param fleet the folder of the fleet
     * @param build how to build
     * @param chunk traces that are larger are built by several tasks, one for so many bytes; 0 for
     *     none
     * @param probe is told how far tasks are
     */
    BuildJob(JavaSparkContext spark, String fleet, TraceBuild build, long chunk, TaskProbe probe)
            throws IOException {
        this.spark = spark;
        this.folder = new FleetFolder(fleet, spark.hadoopConfiguration());
        this.build = build;
        this.chunk = chunk;
        this.probe = probe;
    }

    /**
     * Runs the job.
     *
     * @param inputs folders of traces, or traces
     * @param isFresh whether to build also what is as before
     * @throws IOException if traces cannot be found, or results not be written; the fleet is as
     *     before
     */
    Summary run(List<String> inputs, boolean isFresh) throws IOException {
        Manifest before = folder.readIfThere();
        String salt = TraceBuild.VERSION + " " + build.window() + " " + build.analyses();
        List<TraceSource> sources = new TraceFinder(spark.hadoopConfiguration(), salt).find(inputs);
        Map<String, TraceEntry> known = new HashMap<>();
        if (!isFresh) {
            before.traces().forEach(trace -> known.put(trace.path(), trace));
        }
        List<TraceEntry> kept = new ArrayList<>();
        List<TraceSource> wanted = new ArrayList<>();
        for (TraceSource source : sources) {
            TraceEntry same = known.get(source.path());
            if (same != null
                    && same.content().equals(source.content())
                    && same.name().equals(source.name())) {
                kept.add(same);
            } else {
                wanted.add(source);
            }
        }
        try {
            return publish(
                    before,
                    kept,
                    new BuildRun(spark, folder, job, build, probe, chunk).run(wanted));
        } finally {
            folder.deleteAttempts(job);
        }
    }

    private Summary publish(Manifest before, List<TraceEntry> kept, List<BuildRun.Built> results)
            throws IOException {
        Map<String, String> moves = new LinkedHashMap<>();
        List<String> places = new ArrayList<>();
        List<TraceEntry> traces = new ArrayList<>(kept);
        List<FailedTrace> failures = new ArrayList<>();
        Map<String, List<TableColumn>> columns = new TreeMap<>();
        if (!kept.isEmpty()) {
            BuiltTrace.join(columns, before.columns());
        }
        for (BuildRun.Built result : results) {
            if (result.failure() != null) {
                failures.add(result.failure());
                continue;
            }
            TraceEntry built = result.built().entry();
            String place =
                    "traces/host=%s/trace=%s/build=%s"
                            .formatted(
                                    FleetFolder.segment(built.host()),
                                    FleetFolder.segment(built.name()),
                                    job);
            places.add(place);
            result.moves()
                    .forEach(
                            (from, to) -> moves.put(from, to.isEmpty() ? place : place + '/' + to));
            traces.add(built.placed(place, result.source().content()));
            BuiltTrace.join(columns, result.built().columns());
        }
        traces.sort(Comparator.comparing(TraceEntry::name));
        failures.sort(Comparator.comparing(FailedTrace::path));
        boolean isAsBefore =
                moves.isEmpty()
                        && traces.equals(before.traces())
                        && failures.equals(before.failures());
        if (isAsBefore && before.generation() > 0) {
            return new Summary(before, 0, kept.size());
        }
        Manifest after = before.with(traces, failures, columns);
        folder.publish(moves, places, after, before, job);
        return new Summary(after, places.size(), kept.size());
    }
}
