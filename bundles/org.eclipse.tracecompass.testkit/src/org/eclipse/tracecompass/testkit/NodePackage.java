package org.eclipse.tracecompass.testkit;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * Scripts in a folder of {@code releng} that Node.js runs with packages. The packages are installed
 * before the tests begin, by {@code ./build test} or by {@code npm ci} in the folder, so that no
 * test needs the network.
 */
public final class NodePackage {

    private final Path program;
    private final Path folder;

    private NodePackage(Path program, Path folder) {
        this.program = program;
        this.folder = folder;
    }

    /**
     * Finds scripts. The test is skipped, with a message, where Node.js or a package is missing.
     *
     * @param name the name of the folder in {@code releng}
     * @param needed the package that has to be installed there
     * @return the scripts
     */
    public static NodePackage find(String name, String needed) {
        Path folder =
                SharedTraces.above("releng/" + name)
                        .orElseThrow(() -> new IllegalStateException("no folder releng/" + name));
        Path program =
                Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                        .map(directory -> Path.of(directory, "node"))
                        .filter(Files::isExecutable)
                        .findFirst()
                        .orElse(null);
        boolean isThere =
                program != null && Files.isDirectory(folder.resolve("node_modules/" + needed));
        Assumptions.assumeTrue(isThere, () -> "needs Node.js and " + needed);
        if (program == null) {
            throw new IllegalStateException("assumed");
        }
        return new NodePackage(program, folder);
    }

    /** Returns the folder, in which the packages are installed. */
    public Path folder() {
        return folder;
    }

    /**
     * Runs a script to its end.
     *
     * @param script the name of its file
     * @param arguments what it is given
     * @return what it printed
     * @throws IOException when it failed; the message is what it wrote to its standard error
     */
    public String run(String script, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program.toString(), script));
        command.addAll(List.of(arguments));
        Path errors = Files.createTempFile("astrolabe-node-", ".log");
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectError(errors.toFile())
                        .start();
        try {
            process.getOutputStream().close();
            String printed =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IOException(script + ": " + Files.readString(errors));
            }
            return printed;
        } finally {
            process.destroyForcibly();
            Files.delete(errors);
        }
    }
}
