package org.eclipse.tracecompass.install;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A copy of one of the products, as a user has it after unpacking, with what can be done to it. */
final class Installation {

    static final Path ROOT = Path.of(System.getProperty("astrolabe.root"));

    private static final int MOST_TRIES = 100;
    private static final int PAUSE = 100;

    private final Path folder;

    /** More of the environment of what is run. */
    private final Map<String, String> variables = new HashMap<>();

    private Installation(Path folder) {
        this.folder = folder;
    }

    /**
     * Archives no classes after each change of the installation, and compiles commands with the
     * quick compiler alone: both would take minutes beside what is tried. Returns this.
     */
    Installation withoutArchives() {
        variables.put("ASTROLABE_OPTS", "-Xshare:auto -XX:TieredStopAtLevel=1");
        return this;
    }

    /** What a program printed and how it ended. */
    record Outcome(int exitCode, String out, String err) {}

    /** Copies the Linux product with the given id into a folder of its own. */
    static Installation copyOf(String productId, Path into) throws IOException {
        Path built =
                ROOT.resolve("rcp/target/products").resolve(productId).resolve("linux/gtk/x86_64");
        if (Files.isDirectory(built.resolve("astrolabe"))) {
            built = built.resolve("astrolabe");
        }
        try (Stream<Path> files = Files.walk(built)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path target = into.resolve(built.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                    Files.setPosixFilePermissions(target, Files.getPosixFilePermissions(file));
                }
            }
        }
        return new Installation(into);
    }

    /** Installs units from a p2 repository of this build with the p2 director. */
    Outcome install(Path repository, String... units) throws Exception {
        return application(
                "org.eclipse.equinox.p2.director",
                "-repository",
                repository.toUri().toString(),
                "-installIU",
                String.join(",", units));
    }

    /** Runs an Equinox application without a workspace. */
    Outcome application(String id, String... arguments) throws Exception {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                java(),
                                "-jar",
                                launcher().toString(),
                                "-nosplash",
                                "-data",
                                "@none",
                                "-application",
                                id));
        command.addAll(List.of(arguments));
        return run(command);
    }

    /** Runs the installed {@code astrolabe} script. */
    Outcome astrolabe(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(folder.resolve("astrolabe").toString()));
        command.addAll(List.of(arguments));
        return run(command);
    }

    /**
     * Ends what installations in a folder still do in the background, such as archiving classes: it
     * would put files into a folder that is being deleted.
     */
    static void endProcessesOf(Path folder) throws InterruptedException {
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            List<ProcessHandle> running =
                    ProcessHandle.allProcesses().filter(each -> isOf(each, folder)).toList();
            if (running.isEmpty()) {
                return;
            }
            running.forEach(ProcessHandle::destroyForcibly);
            TimeUnit.MILLISECONDS.sleep(PAUSE);
        }
    }

    /** What the platform has logged as errors, in all its logs in a folder. */
    static List<String> errorsIn(Path folder) throws IOException {
        List<String> errors = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".log")).toList()) {
                List<String> lines = Files.readAllLines(file);
                for (int i = 0; i + 1 < lines.size(); i++) {
                    if (lines.get(i).matches("!ENTRY \\S+ 4 .*")) {
                        errors.add(lines.get(i) + " " + lines.get(i + 1));
                    }
                }
            }
        }
        return errors;
    }

    private static boolean isOf(ProcessHandle process, Path folder) {
        return process.pid() != ProcessHandle.current().pid()
                && process.info().commandLine().orElse("").contains(folder.toString());
    }

    private Path launcher() throws IOException {
        try (Stream<Path> plugins = Files.list(folder.resolve("plugins"))) {
            return plugins.filter(
                            p ->
                                    p.getFileName()
                                            .toString()
                                            .startsWith("org.eclipse.equinox.launcher_"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private Outcome run(List<String> command) throws Exception {
        return run(command, null, Map.of());
    }

    /** Runs a program in a folder, with more environment variables. */
    Outcome run(List<String> command, File directory, Map<String, String> environment)
            throws Exception {
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("XDG_CACHE_HOME", folder.resolve("user-cache").toString());
        builder.environment().put("XDG_CONFIG_HOME", folder.resolve("user-config").toString());
        builder.environment().put("XDG_DATA_HOME", folder.resolve("user-data").toString());
        builder.environment().putAll(variables);
        builder.environment().putAll(environment);
        Process process = builder.start();
        CompletableFuture<String> err =
                CompletableFuture.supplyAsync(() -> text(process.getErrorStream()));
        String out = text(process.getInputStream());
        if (!process.waitFor(5, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new AssertionError("no end after five minutes: " + command + "\n" + out);
        }
        return new Outcome(process.exitValue(), out, err.join());
    }

    private static String text(InputStream in) {
        try (in) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return e.toString();
        }
    }

    /** Returns a script's permissions as {@code rwxr-xr-x}, for messages. */
    String scriptPermissions() throws IOException {
        return PosixFilePermissions.toString(
                Files.getPosixFilePermissions(folder.resolve("astrolabe")));
    }
}
