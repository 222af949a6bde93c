package org.eclipse.tracecompass.internal.tmf.cli.core.rehearsal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.tracecompass.common.core.bundles.PlainExtensions;
import org.eclipse.tracecompass.internal.tmf.cli.core.EarlyExtensions;
import org.eclipse.tracecompass.internal.tmf.cli.core.FolderTree;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.DemoLocation;
import org.eclipse.tracecompass.tmf.cli.core.AstrolabeCommand;
import org.eclipse.tracecompass.tmf.cli.core.Main;

/**
 * Runs each command once on a demo trace and keeps nothing: the launcher script archives the
 * classes that this loads, so that the commands start fast from then on. It fails if a command
 * does, so that no archive is made of what does not work.
 */
public final class Rehearsal {

    private Rehearsal() {}

    /** Where the results of a rehearsal are stored until that of the short commands is over. */
    private static final String RESULTS = "rehearsed";

    /**
     * Runs the commands; the process then ends.
     *
     * @param args the folder in which the extensions are kept, read once for all commands to come;
     *     then {@code short} for the commands alone that say a few things about a trace and end,
     *     with the results that the others have stored
     */
    public static void main(String[] args) throws IOException {
        boolean isShort = args.length > 1 && args[1].equals("short");
        Path results = Path.of(args[0], RESULTS);
        if (!isShort) {
            new PlainExtensions(ClassLoader.getSystemClassLoader()).store(Path.of(args[0]));
        }
        boolean isKept = false;
        Path demo = DemoLocation.folder().map(f -> f.resolve("k-alpha/s1")).orElseThrow();
        Path folder = Files.createTempDirectory("astrolabe-rehearsal");
        System.setProperty("astrolabe.cache", results.toString());
        try {
            String session = demo.toString();
            String kernel = demo.resolve("kernel").toString();
            EarlyExtensions.readFor("info", kernel);
            for (List<String> command :
                    isShort ? shortOnes(kernel) : all(session, kernel, folder)) {
                int code =
                        AstrolabeCommand.run(
                                OutputStream.nullOutputStream(),
                                OutputStream.nullOutputStream(),
                                command.toArray(new String[0]));
                if (code != 0) {
                    throw new IllegalStateException(command + " ended with " + code);
                }
            }
            if (!isShort) {
                ServerRehearsal.run(Path.of(kernel));
                isKept = true;
            }
        } finally {
            FolderTree.delete(folder);
            if (!isKept && Files.exists(results)) {
                FolderTree.delete(results);
            }
        }
        // the way in and out of the process
        Main.main(new String[] {"--version"});
    }

    private static List<List<String>> shortOnes(String kernel) {
        return List.of(
                List.of("info", kernel),
                query(kernel),
                List.of("table", kernel, "--view", "cpu-usage"));
    }

    private static List<String> query(String kernel) {
        return List.of(
                "query", kernel, "--analysis", "kernel", "--attributes", "CPUs/*", "--at", "+1s");
    }

    private static List<List<String>> all(String session, String kernel, Path folder)
            throws IOException {
        Path statemap = Files.writeString(folder.resolve("statemap.json"), statemap());
        return List.of(
                List.of("--help"),
                List.of("info", "--json", session),
                List.of("info", Path.of(session).resolve("ust").toString()),
                List.of("events", kernel, "--limit", "2000"),
                List.of("events", kernel, "--limit", "2000", "--format", "csv"),
                List.of("events", kernel, "--limit", "2000", "--format", "json"),
                List.of("events", kernel, "--limit", "2000", "--format", "canonical"),
                List.of("analyze", kernel),
                query(kernel),
                List.of("table", kernel, "--view", "cpu-usage"),
                List.of("compare", kernel, kernel),
                List.of("compare", kernel, kernel, "--by", "syscall"),
                List.of("why", kernel, "--tid", "380"),
                List.of(
                        "render",
                        kernel,
                        "--view",
                        "threads",
                        "--out",
                        folder.resolve("a.svg").toString()),
                List.of(
                        "render",
                        kernel,
                        "--view",
                        "resources",
                        "--out",
                        folder.resolve("a.png").toString()),
                List.of("statemap", "-c", "50", statemap.toString()));
    }

    /** As much data as it takes to merge rectangles and tags. */
    private static String statemap() {
        StringBuilder data =
                new StringBuilder(
                        """
                        {"start":[0,0],"title":"t","states":{"a":{"value":0},"b":{"value":1,"color":"#123456"}}}
                        {"state":1,"tag":"t1","name":"one","pid":1}
                        {"entity":"cpu1","description":"first"}
                        """);
        for (int i = 0; i < 1000; i++) {
            String tag = i % 3 == 0 ? ",\"tag\":\"t%d\"".formatted(i % 5) : "";
            data.append(
                    "{\"time\":\"%d\",\"entity\":\"cpu%d\",\"state\":%d%s}\n"
                            .formatted(i * i, i % 4, i % 2, tag));
        }
        return data.toString();
    }
}
