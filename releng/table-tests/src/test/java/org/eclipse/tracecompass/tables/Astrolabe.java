package org.eclipse.tracecompass.tables;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The command line of the finished product; another one if the system property {@code
 * astrolabe.command} names it.
 */
final class Astrolabe {

    static final Path ROOT = Path.of(System.getProperty("astrolabe.root"));

    /** An experiment of two hosts with a kernel trace and a trace of programs each. */
    static final Path DEMO = ROOT.resolve("bundles/org.eclipse.tracecompass.demo/traces");

    private final Path folder;

    /**
     * Creates it.
     *
     * @param folder where it stores histories and what it prints
     */
    Astrolabe(Path folder) {
        this.folder = folder;
    }

    /** What a command printed, and how it ended. */
    record Outcome(int code, Path out, String err) {}

    private static String program() {
        Path built =
                ROOT.resolve(
                        "rcp/target/products/org.eclipse.tracecompass.rcp.product/linux/gtk/x86_64");
        Path inside = built.resolve("astrolabe");
        Path product = Files.isDirectory(inside) ? inside : built;
        return System.getProperty("astrolabe.command", product.resolve("astrolabe").toString());
    }

    /** Runs a command to its end. */
    Outcome run(String... arguments) throws Exception {
        Path out = Files.createTempFile(folder, "out", ".txt");
        Path err = Files.createTempFile(folder, "err", ".txt");
        List<String> command = new ArrayList<>(List.of(program()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile());
        builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        // No archive of classes appears in the product, which other tests copy.
        builder.environment().put("ASTROLABE_OPTS", "-Xshare:auto");
        Process process = builder.start();
        if (!process.waitFor(5, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new IllegalStateException("astrolabe does not end: " + List.of(arguments));
        }
        return new Outcome(process.exitValue(), out, Files.readString(err));
    }
}
