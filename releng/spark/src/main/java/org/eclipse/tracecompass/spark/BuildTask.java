package org.eclipse.tracecompass.spark;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.TaskContext;
import org.apache.spark.util.SerializableConfiguration;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.common.core.files.CacheFolder;
import org.eclipse.tracecompass.tmf.core.statesystem.BuildJobs;
import org.eclipse.tracecompass.tmf.fleet.core.BadTraceException;
import org.eclipse.tracecompass.tmf.fleet.core.BegunTrace;
import org.eclipse.tracecompass.tmf.fleet.core.BuiltTrace;
import org.eclipse.tracecompass.tmf.fleet.core.FailedTrace;
import org.eclipse.tracecompass.tmf.fleet.core.TableChunk;
import org.eclipse.tracecompass.tmf.fleet.core.TableShare;
import org.eclipse.tracecompass.tmf.fleet.core.TraceBuild;

/**
 * Builds one trace, or does a part of the work on it. The trace is copied from its file system, or
 * linked if it is on this machine, into a {@link Scratch} folder that no other attempt has.
 *
 * @param fleet the folder of the fleet
 * @param job the name of the job
 * @param build how to build
 * @param configuration the configuration of Hadoop
 * @param probe is told how far it is
 */
record BuildTask(
        String fleet,
        String job,
        TraceBuild build,
        SerializableConfiguration configuration,
        TaskProbe probe)
        implements Serializable {

    /**
     * What came of it.
     *
     * @param source the trace
     * @param attempt the folder of the results, relative to that of the fleet
     * @param built the results; null if there are none
     * @param failure why not; null if there are results
     */
    record Result<R>(TraceSource source, String attempt, R built, FailedTrace failure)
            implements Serializable {}

    /**
     * A part of the work on a large trace.
     *
     * @param begun the folder of the task that has begun the trace, relative to that of the fleet
     * @param share which of the tables to write
     */
    record Chunk(TraceSource source, String begun, TableShare share) implements Serializable {}

    /** What a task does with a trace that is on the disk. */
    private interface Work<R> {
        R run(Path trace, Path results, Scratch scratch) throws IOException, BadTraceException;
    }

    /** Builds a whole trace. */
    Result<BuiltTrace> run(TraceSource source) throws IOException {
        return attempt(
                source,
                (trace, results, scratch) ->
                        build.build(
                                trace, source.name(), source.path(), results, scratch.monitor()));
    }

    /** Builds of a large trace what the tasks need that write its tables. */
    Result<BegunTrace> begin(TraceSource source) throws IOException {
        return attempt(
                source,
                (trace, results, scratch) ->
                        build.begin(
                                trace, source.name(), source.path(), results, scratch.monitor()));
    }

    /** Writes some tables of a large trace. */
    Result<TableChunk> write(Chunk chunk) throws IOException {
        TraceSource source = chunk.source();
        return attempt(
                source,
                (trace, results, scratch) -> {
                    FleetFolder folder = new FleetFolder(fleet, configuration.value());
                    Path histories = scratch.folder(TraceBuild.HISTORY);
                    scratch.copy(
                            folder.path(chunk.begun() + '/' + TraceBuild.HISTORY),
                            histories,
                            configuration.value());
                    return build.writeTables(
                            trace,
                            source.name(),
                            source.path(),
                            histories,
                            chunk.share(),
                            results,
                            scratch.monitor());
                });
    }

    private <R> Result<R> attempt(TraceSource source, Work<R> work) throws IOException {
        TaskContext task = TaskContext.get();
        String name = task.stageId() + "-" + task.partitionId() + "-" + task.taskAttemptId();
        useOwnCache();
        BuildJobs.setForLargeTraces(task.cpus());
        Scratch scratch = new Scratch(source.bytes(), new TaskMonitor(task));
        try (scratch) {
            probe.reached("begun");
            Path trace = scratch.localize(source.path(), configuration.value());
            probe.reached("copied");
            Path results = scratch.folder("results");
            R built = work.run(trace, results, scratch);
            probe.reached("built");
            FleetFolder folder = new FleetFolder(fleet, configuration.value());
            org.apache.hadoop.fs.Path attempt = folder.attempt(job, name);
            upload(results, attempt, folder.files(), scratch.monitor());
            probe.reached("uploaded");
            return new Result<>(source, folder.relative(attempt), built, null);
        } catch (BadTraceException e) {
            String reason = scratch.withoutPlace(e.getMessage());
            return new Result<>(source, "", null, new FailedTrace(source.path(), reason));
        }
    }

    /** What is kept beside traces must not outlive the tasks of this process. */
    private static synchronized void useOwnCache() throws IOException {
        if (System.getProperty(CacheFolder.PROPERTY) == null) {
            Path cache = Files.createTempDirectory(Scratch.place(), "astrolabe-cache-");
            System.setProperty(CacheFolder.PROPERTY, cache.toString());
            Runtime.getRuntime().addShutdownHook(new Thread(() -> deleteQuietly(cache)));
        }
    }

    private static void upload(
            Path results,
            org.apache.hadoop.fs.Path attempt,
            FileSystem to,
            IProgressMonitor monitor)
            throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(results)) {
            all = walk.filter(Files::isRegularFile).sorted().toList();
        }
        to.mkdirs(attempt);
        for (Path file : all) {
            // The driver may be deleting what a job that has failed leaves.
            if (monitor.isCanceled()) {
                throw new OperationCanceledException();
            }
            String relative = results.relativize(file).toString().replace('\\', '/');
            to.copyFromLocalFile(
                    false,
                    true,
                    new org.apache.hadoop.fs.Path(file.toUri()),
                    new org.apache.hadoop.fs.Path(attempt, relative));
        }
    }

    private static void deleteQuietly(Path folder) {
        try {
            Scratch.delete(folder);
        } catch (IOException e) {
            // the system cleans its temporary folder
        }
    }
}
