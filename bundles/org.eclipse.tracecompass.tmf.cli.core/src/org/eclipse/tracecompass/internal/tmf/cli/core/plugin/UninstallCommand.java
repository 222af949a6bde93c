package org.eclipse.tracecompass.internal.tmf.cli.core.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code astrolabe uninstall}: removes plug-ins. */
@Command(
        name = "uninstall",
        description = {"Remove a plug-in that was added to Astrolabe."},
        footer = {
            "",
            "'astrolabe plugins' lists the plug-ins.",
            "",
            "Example:",
            "  astrolabe uninstall com.example.lamps"
        })
public final class UninstallCommand implements Callable<Integer> {

    private static final String GROUP = ".feature.group";

    private final Console console;

    @Parameters(paramLabel = "NAME", description = "The name of the plug-in or of its feature.")
    private String name = "";

    /** Creates the command. */
    public UninstallCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Installation installation = Installation.ofProcess();
        List<InstalledBundle> dropins =
                installation.bundles().stream().filter(installation::isDropin).toList();
        boolean removed = false;
        for (InstalledBundle plugin : dropins) {
            if (plugin.name().equals(name)) {
                Files.delete(plugin.file());
                console.note("Removed " + name + " " + plugin.version() + ".");
                removed = true;
            }
        }
        if (!removed) {
            uninstall(installation, dropins);
        }
        return 0;
    }

    private void uninstall(Installation installation, List<InstalledBundle> dropins)
            throws IOException, InterruptedException {
        Set<String> roots = UpdateSite.roots(installation);
        roots.removeIf(UninstallCommand::isOurs);
        for (String unit : List.of(name, name + GROUP)) {
            if (roots.contains(unit)) {
                UpdateSite.uninstall(installation, unit);
                console.note("Removed " + unit + ".");
                return;
            }
        }
        Set<String> known = new TreeSet<>();
        dropins.forEach(plugin -> known.add(plugin.name()));
        roots.forEach(unit -> known.add(unit.replace(GROUP, "")));
        throw new UserError(
                "No plug-in or feature %s was added to Astrolabe; %s"
                        .formatted(
                                name,
                                known.isEmpty()
                                        ? "none was."
                                        : "added were: " + String.join(", ", known) + "."));
    }

    /** The features of the product, without which there is no Astrolabe. */
    private static boolean isOurs(String unit) {
        return unit.matches("org\\.eclipse\\.tracecompass\\.\\w+\\.(feature\\.group|product)");
    }
}
