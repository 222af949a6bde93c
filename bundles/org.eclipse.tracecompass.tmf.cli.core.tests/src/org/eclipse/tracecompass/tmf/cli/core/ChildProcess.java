package org.eclipse.tracecompass.tmf.cli.core;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.jdt.annotation.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/**
 * Another Java process with the classes of this one, on a plain class path as well as in an OSGi
 * framework. What it writes goes to files, so that nobody has to read it while it runs.
 */
final class ChildProcess implements AutoCloseable {

    private static final int MOST_SECONDS = 120;

    /** Where in a bundle that is not packed its classes may be. */
    private static final List<String> FOLDERS =
            List.of("target/classes", "target/test-classes", "bin", "");

    /**
     * How to start a process.
     *
     * @param program the class with the {@code main}
     * @param folder where its output is kept, and its cache
     * @param limits a command of the shell that limits what it may take; empty for none
     * @param options of Java
     */
    record Setup(Class<?> program, Path folder, String limits, List<String> options) {

        /** Returns a setup of the command line with a cache in a folder, and no limits. */
        static Setup in(Path folder) {
            return new Setup(Main.class, folder, "", List.of());
        }

        Setup withLimits(String limits) {
            return new Setup(program, folder, limits, options);
        }

        Setup withOptions(String... options) {
            return new Setup(program, folder, limits, List.of(options));
        }

        Path cache() {
            return folder.resolve("cache");
        }

        /** Starts the process. */
        ChildProcess start(Object... arguments) throws IOException {
            return new ChildProcess(this, arguments);
        }

        /** Runs the process to its end. */
        CommandRun run(Object... arguments) throws Exception {
            try (ChildProcess child = start(arguments)) {
                return child.join();
            }
        }
    }

    private final Process process;
    private final Path out;
    private final Path err;

    private ChildProcess(Setup setup, Object... arguments) throws IOException {
        out = Files.createTempFile(setup.folder, "child", ".out");
        err = Files.createTempFile(setup.folder, "child", ".err");
        Path classPath = setup.folder.resolve("classpath");
        if (!Files.exists(classPath)) {
            Files.writeString(classPath, "-cp\n\"" + classPath() + "\"\n");
        }
        List<String> command = new ArrayList<>();
        if (!setup.limits.isEmpty()) {
            command.addAll(List.of("/bin/sh", "-c", setup.limits + "; exec \"$@\"", "sh"));
        }
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xmx256m"));
        command.add("-Dastrolabe.cache=" + setup.cache());
        command.addAll(setup.options);
        command.add("@" + classPath);
        command.add(setup.program.getName());
        Arrays.stream(arguments).map(String::valueOf).forEach(command::add);
        process =
                new ProcessBuilder(command)
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile())
                        .start();
    }

    private static String classPath() {
        Bundle own = FrameworkUtil.getBundle(ChildProcess.class);
        if (own == null) {
            return quoted(System.getProperty("java.class.path", ""));
        }
        Set<String> entries = new LinkedHashSet<>();
        // First, as in an installation: Java needs memory for each jar in which it finds nothing.
        FileLocator.getBundleFileLocation(own).ifPresent(place -> add(place, entries));
        for (Bundle bundle : own.getBundleContext().getBundles()) {
            FileLocator.getBundleFileLocation(bundle).ifPresent(place -> add(place, entries));
        }
        return quoted(String.join(File.pathSeparator, entries));
    }

    /** As it is written between quotes in a file of arguments. */
    private static String quoted(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    private static void add(File bundle, Set<String> entries) {
        if (bundle.isFile()) {
            entries.add(bundle.getPath());
        } else {
            FOLDERS.stream()
                    .map(name -> new File(bundle, name))
                    .filter(File::isDirectory)
                    .forEach(folder -> entries.add(folder.getPath()));
        }
    }

    /** Waits for the process to end. */
    CommandRun join() throws InterruptedException {
        if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("It does not end: " + text(out) + text(err));
        }
        return new CommandRun(process.exitValue(), text(out), text(err));
    }

    private static String text(@Nullable Path file) {
        try {
            return file == null ? "" : Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends the process in a way that it cannot notice. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("It cannot be killed");
        }
    }

    /** Asks the process to end, as Ctrl-C does, and returns how long that took, in milliseconds. */
    long end() throws InterruptedException {
        long start = System.nanoTime();
        process.destroy();
        if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("It does not end when asked");
        }
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }

    /** Returns what the process has said so far about its work. */
    String said() {
        return text(err);
    }

    boolean isAlive() {
        return process.isAlive();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
