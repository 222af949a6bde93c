package org.eclipse.tracecompass.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.util.SerializableConfiguration;
import org.eclipse.tracecompass.tmf.fleet.core.BegunTrace;
import org.eclipse.tracecompass.tmf.fleet.core.BuiltTrace;
import org.eclipse.tracecompass.tmf.fleet.core.FailedTrace;
import org.eclipse.tracecompass.tmf.fleet.core.FleetFile;
import org.eclipse.tracecompass.tmf.fleet.core.TableChunk;
import org.eclipse.tracecompass.tmf.fleet.core.TableShare;
import org.eclipse.tracecompass.tmf.fleet.core.TraceBuild;

/**
 * The tasks of a build. A trace is built by one task; a large one by a task that builds its
 * histories and then by several that read these and write its tables, nearly all of the work. What
 * they have written is the same to the last byte.
 *
 * @param spark runs the tasks
 * @param folder the folder of the fleet
 * @param job the name of the job
 * @param build how to build
 * @param probe is told how far tasks are
 * @param chunk the bytes of a trace for a task; 0 for any number
 */
record BuildRun(
        JavaSparkContext spark,
        FleetFolder folder,
        String job,
        TraceBuild build,
        TaskProbe probe,
        long chunk) {

    /**
     * What came of a trace.
     *
     * @param built the results; null if there are none
     * @param moves the folders and files of the results, relative to that of the fleet, and their
     *     places, relative to that of the trace
     * @param failure why there are no results; null if there are
     */
    record Built(
            TraceSource source, BuiltTrace built, Map<String, String> moves, FailedTrace failure) {}

    /** Builds traces. */
    List<Built> run(List<TraceSource> sources) throws IOException {
        List<TraceSource> large = new ArrayList<>();
        List<TraceSource> others = new ArrayList<>();
        for (TraceSource source : sources) {
            (chunk > 0 && source.bytes() > chunk ? large : others).add(source);
        }
        // Spark starts the tasks of the small traces when no more of the large ones wait.
        BuildTask task = task();
        Future<List<BuildTask.Result<BegunTrace>>> begun = start(large, task::begin);
        Future<List<BuildTask.Result<BuiltTrace>>> whole = start(others, task::run);
        List<Built> built = new ArrayList<>();
        try {
            built.addAll(writeTables(get(begun), task));
            for (BuildTask.Result<BuiltTrace> result : get(whole)) {
                built.add(
                        new Built(
                                result.source(),
                                result.built(),
                                Map.of(result.attempt(), ""),
                                result.failure()));
            }
        } finally {
            begun.cancel(true);
            whole.cancel(true);
        }
        return built;
    }

    private BuildTask task() {
        return new BuildTask(
                folder.root().toString(),
                job,
                build,
                new SerializableConfiguration(spark.hadoopConfiguration()),
                probe);
    }

    private <R> Future<List<R>> start(List<TraceSource> sources, Function<TraceSource, R> work) {
        if (sources.isEmpty()) {
            return done(List.of());
        }
        List<TraceSource> bySize = new ArrayList<>(sources);
        bySize.sort(Comparator.comparingLong(TraceSource::bytes).reversed());
        spark.setJobDescription("astrolabe build");
        return spark.parallelize(bySize, bySize.size()).map(work).collectAsync();
    }

    private static <R> Future<R> done(R value) {
        FutureTask<R> done = new FutureTask<>(() -> value);
        done.run();
        return done;
    }

    private static <R> R get(Future<R> future) throws IOException {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("The build was interrupted", e);
        } catch (ExecutionException e) {
            throw new IOException(e.getCause().getMessage(), e.getCause());
        }
    }

    private List<Built> writeTables(List<BuildTask.Result<BegunTrace>> begun, BuildTask task)
            throws IOException {
        List<BuildTask.Chunk> chunks = new ArrayList<>();
        for (BuildTask.Result<BegunTrace> trace : begun) {
            if (trace.failure() == null) {
                long wanted = Math.ceilDiv(trace.source().bytes(), chunk);
                int count = (int) Math.clamp(wanted, 1, Math.max(1, trace.built().tableFiles()));
                for (int i = 0; i < count; i++) {
                    chunks.add(
                            new BuildTask.Chunk(
                                    trace.source(), trace.attempt(), new TableShare(i, count)));
                }
            }
        }
        Map<String, List<BuildTask.Result<TableChunk>>> written = new LinkedHashMap<>();
        if (!chunks.isEmpty()) {
            spark.parallelize(chunks, chunks.size())
                    .map(task::write)
                    .collect()
                    .forEach(
                            result ->
                                    written.computeIfAbsent(
                                                    result.source().path(), p -> new ArrayList<>())
                                            .add(result));
        }
        List<Built> built = new ArrayList<>();
        for (BuildTask.Result<BegunTrace> trace : begun) {
            built.add(join(trace, written.getOrDefault(trace.source().path(), List.of())));
        }
        return built;
    }

    private Built join(
            BuildTask.Result<BegunTrace> begun, List<BuildTask.Result<TableChunk>> written)
            throws IOException {
        FailedTrace failure = begun.failure();
        for (BuildTask.Result<TableChunk> result : written) {
            failure = failure == null ? result.failure() : failure;
        }
        if (failure != null) {
            return new Built(begun.source(), null, Map.of(), failure);
        }
        BegunTrace trace = begun.built();
        Map<String, String> moves = new LinkedHashMap<>();
        if (!trace.entry().history().isEmpty()) {
            moves.put(begun.attempt() + '/' + TraceBuild.HISTORY, TraceBuild.HISTORY);
        }
        trace.ends().forEach(file -> move(file, begun.attempt(), moves));
        List<TableChunk> chunks = new ArrayList<>();
        for (BuildTask.Result<TableChunk> result : written) {
            chunks.add(result.built());
            result.built().files().values().forEach(f -> move(f, result.attempt(), moves));
        }
        Path list = folder.path(begun.attempt() + '/' + TraceBuild.FILES);
        try (OutputStream out = folder.files().create(list, true)) {
            TraceBuild.writeFiles(trace.files(chunks), out);
        }
        moves.put(folder.relative(list), TraceBuild.FILES);
        return new Built(begun.source(), trace.join(chunks), moves, null);
    }

    private static void move(FleetFile file, String attempt, Map<String, String> moves) {
        moves.put(attempt + '/' + file.path(), file.path());
    }
}
