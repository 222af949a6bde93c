package org.eclipse.tracecompass.internal.tmf.cli.core.author;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import javax.lang.model.SourceVersion;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.OutputFolder;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.plugin.Installation;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe new-plugin}: writes the project of a plug-in. */
@Command(
        name = "new-plugin",
        description = {
            "Write the project of a new plug-in: sources, tests, a build, and files for Eclipse."
                    + " It builds as it is; change it from there."
        },
        footer = {
            "",
            "Kinds:",
            "  trace     a trace type",
            "  analysis  an analysis of traces that there are already, with a data provider",
            "  view      such an analysis with a time graph and a chart",
            "  all       a trace type with all of these, call stacks and segments",
            "",
            "The build needs a JDK 21 or newer and Maven 3.9.9 or newer. It uses this installation"
                    + " of Astrolabe; Maven fetches Tycho and JUnit at the first build.",
            "",
            "Example:",
            "  astrolabe new-plugin org.example.log --kind all",
            "  cd org.example.log && mvn verify"
        })
public final class NewPluginCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            paramLabel = "NAME",
            description =
                    "The name of the plug-in and its Java package, for example org.example.log.")
    private String name = "";

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            description = "What it adds: trace, analysis, view or all (default).")
    private PluginKind kind = PluginKind.ALL;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "The folder to write; NAME in this folder by default.")
    private @Nullable Path out;

    /** Creates the command. */
    public NewPluginCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (!SourceVersion.isName(name) || !name.contains(".")) {
            throw UserError.usage(
                    "'%s' is no name of a Java package with a dot in it; choose one like org.example.log."
                            .formatted(name));
        }
        Path given = out;
        Path folder = given == null ? Path.of(name) : given;
        PluginProject project = new PluginProject(name, kind, Installation.ofProcess().home());
        try (OutputFolder output = OutputFolder.at(folder)) {
            project.write(output.path());
            output.commit();
        }
        console.note("Wrote " + folder + ". Its README.md explains it.");
        project.nextSteps(folder).forEach(console::note);
        return 0;
    }
}
