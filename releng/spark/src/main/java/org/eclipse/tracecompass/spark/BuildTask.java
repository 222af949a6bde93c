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
import org.eclipse.tracecompass.common.core.files.CacheFolder;
import org.eclipse.tracecompass.tmf.fleet.core.BadTraceException;
import org.eclipse.tracecompass.tmf.fleet.core.BuiltTrace;
import org.eclipse.tracecompass.tmf.fleet.core.FailedTrace;
import org.eclipse.tracecompass.tmf.fleet.core.TraceBuild;

/**
 * Builds one trace. The trace is copied from its file system, or linked if it is on this machine,
 * into a {@link Scratch} folder that no other attempt has.
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
    record Result(TraceSource source, String attempt, BuiltTrace built, FailedTrace failure)
            implements Serializable {}

    Result run(TraceSource source) throws IOException {
        TaskContext task = TaskContext.get();
        String name = task.partitionId() + "-" + task.taskAttemptId();
        TaskMonitor monitor = new TaskMonitor(task);
        useOwnCache();
        Scratch scratch = new Scratch(source.bytes(), monitor);
        try (scratch) {
            probe.reached("begun");
            Path trace = scratch.localize(source.path(), configuration.value());
            probe.reached("copied");
            Path results = scratch.folder("results");
            BuiltTrace built = build.build(trace, source.name(), source.path(), results, monitor);
            probe.reached("built");
            FleetFolder folder = new FleetFolder(fleet, configuration.value());
            org.apache.hadoop.fs.Path attempt = folder.attempt(job, name);
            upload(results, attempt, folder.files());
            probe.reached("uploaded");
            return new Result(source, folder.relative(attempt), built, null);
        } catch (BadTraceException e) {
            String reason = scratch.withoutPlace(e.getMessage());
            return new Result(source, "", null, new FailedTrace(source.path(), reason));
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

    private static void upload(Path results, org.apache.hadoop.fs.Path attempt, FileSystem to)
            throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(results)) {
            all = walk.filter(Files::isRegularFile).sorted().toList();
        }
        to.mkdirs(attempt);
        for (Path file : all) {
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
