package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.NonNullUtils;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/**
 * Another Java process that runs a {@code main} of the tests. Its class path is where the classes
 * of this process come from, on a plain class path as well as in an OSGi framework.
 */
final class ChildProcess implements AutoCloseable {

    private static final int SECONDS = 60;

    /** Where below the root of a bundle that is not packed its classes may be. */
    private static final List<String> FOLDERS =
            List.of("", "target/classes", "target/test-classes", "bin");

    private final Process process;
    private final BufferedReader output;

    private ChildProcess(Process process) {
        this.process = process;
        output =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Starts a process; skips the test where the classes cannot be found. */
    static ChildProcess start(Class<?> program, Object... arguments) throws IOException {
        Set<String> classPath = new LinkedHashSet<>();
        for (Class<?> needed :
                List.of(
                        program,
                        ITmfStateSystem.class,
                        NonNullUtils.class,
                        IProgressMonitor.class)) {
            classPath.add(location(needed).toString());
        }
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx128m", "-XX:TieredStopAtLevel=1", "-cp"));
        command.add(String.join(File.pathSeparator, classPath));
        command.add(program.getName());
        for (Object argument : arguments) {
            command.add(argument.toString());
        }
        return new ChildProcess(new ProcessBuilder(command).redirectErrorStream(true).start());
    }

    private static Path location(Class<?> type) throws IOException {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        URL url = source == null ? null : source.getLocation();
        if (url == null || !"file".equals(url.getProtocol())) {
            return abort(type + " does not come from a file, but from " + url);
        }
        Path root = path(url);
        String entry = type.getName().replace('.', '/') + ".class";
        for (String folder : FOLDERS) {
            if (Files.isRegularFile(root.resolve(folder).resolve(entry))) {
                return root.resolve(folder);
            }
        }
        if (Files.isRegularFile(root)) {
            try (ZipFile jar = new ZipFile(root.toFile())) {
                if (jar.getEntry(entry) != null) {
                    return root;
                }
            }
        }
        return abort(type + " was not found in " + root);
    }

    /** The path of a file URL, also where spaces in it are not encoded. */
    private static Path path(URL url) {
        try {
            return Path.of(url.toURI());
        } catch (URISyntaxException | IllegalArgumentException e) {
            return new File(url.getPath()).toPath();
        }
    }

    /** The next line of output; null behind the last. */
    @Nullable
    String line() throws IOException {
        return output.readLine();
    }

    /** Sends a line. */
    void go() throws IOException {
        process.getOutputStream().write('\n');
        process.getOutputStream().flush();
    }

    /** Ends the process in a way that it cannot notice. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("The process cannot be killed");
        }
    }

    /** Waits for the process to end by itself. */
    int join() throws InterruptedException {
        if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("The process does not end");
        }
        return process.exitValue();
    }

    @Override
    public void close() throws IOException {
        process.destroyForcibly();
        output.close();
    }
}
