package org.eclipse.tracecompass.internal.tmf.cli.core.author;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.plugin.Installation;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code astrolabe sdk}: what an author of plug-ins reads. */
@Command(
        name = "sdk",
        description = {
            "Write what an author of plug-ins needs: the sources of Astrolabe as bundles that Eclipse"
                    + " finds, the Javadoc of its API, and a target definition for Eclipse."
        },
        footer = {
            "",
            "The Javadoc needs a JDK and about a minute; set JAVA_HOME to a JDK.",
            "",
            "Example:",
            "  astrolabe sdk --out astrolabe-sdk"
        })
public final class SdkCommand implements Callable<Integer> {

    private final Console console;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The folder to write.")
    private Path out = Path.of("");

    /** Creates the command. */
    public SdkCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Installation installation = Installation.ofProcess();
        Sdk sdk = new Sdk(installation.home(), out.toAbsolutePath().normalize());
        List<String> bundles = sdk.bundles();
        if (bundles.isEmpty()) {
            throw new UserError(
                    "The installation in %s has no sources; install a newer Astrolabe."
                            .formatted(installation.home()));
        }
        Files.createDirectories(out);
        for (String bundle : bundles) {
            console.cancellation().check();
            sdk.writeSources(bundle);
        }
        sdk.writeTarget();
        console.note("Wrote the sources of " + bundles.size() + " bundles and astrolabe.target.");
        int code = sdk.writeJavadoc(bundles);
        console.note(
                code == Sdk.NO_JAVADOC
                        ? "Left out the Javadoc: it needs a JDK, and %s is none."
                                .formatted(System.getProperty("java.home"))
                        : "Wrote the Javadoc: " + out.resolve("javadoc").resolve("index.html"));
        return 0;
    }
}
