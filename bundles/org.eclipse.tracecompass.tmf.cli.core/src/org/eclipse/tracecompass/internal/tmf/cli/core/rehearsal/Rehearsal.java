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

    /**
     * Runs the commands; the process then ends.
     *
     * @param args the folder in which the extensions are kept, read once for all commands to come
     */
    public static void main(String[] args) throws IOException {
        if (args.length > 0) {
            new PlainExtensions(ClassLoader.getSystemClassLoader()).store(Path.of(args[0]));
        }
        Path demo = DemoLocation.folder().map(f -> f.resolve("k-alpha/s1")).orElseThrow();
        Path folder = Files.createTempDirectory("astrolabe-rehearsal");
        System.setProperty("astrolabe.cache", folder.toString());
        try {
            String session = demo.toString();
            String kernel = demo.resolve("kernel").toString();
            EarlyExtensions.readFor("info", kernel);
            Path statemap = Files.writeString(folder.resolve("statemap.json"), statemap());
            for (List<String> command :
                    List.of(
                            List.of("--help"),
                            List.of("info", "--json", session),
                            List.of("info", demo.resolve("ust").toString()),
                            List.of("events", kernel, "--limit", "2000"),
                            List.of("events", kernel, "--limit", "2000", "--format", "csv"),
                            List.of("events", kernel, "--limit", "2000", "--format", "json"),
                            List.of("events", kernel, "--limit", "2000", "--format", "canonical"),
                            List.of("analyze", kernel),
                            List.of(
                                    "query",
                                    kernel,
                                    "--analysis",
                                    "kernel",
                                    "--attributes",
                                    "CPUs/*",
                                    "--at",
                                    "+1s"),
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
                            List.of("statemap", "-c", "50", statemap.toString()))) {
                int code =
                        AstrolabeCommand.run(
                                OutputStream.nullOutputStream(),
                                OutputStream.nullOutputStream(),
                                command.toArray(new String[0]));
                if (code != 0) {
                    throw new IllegalStateException(command + " ended with " + code);
                }
            }
            ServerRehearsal.run(Path.of(kernel));
        } finally {
            FolderTree.delete(folder);
        }
        // the way in and out of the process
        Main.main(new String[] {"--version"});
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
