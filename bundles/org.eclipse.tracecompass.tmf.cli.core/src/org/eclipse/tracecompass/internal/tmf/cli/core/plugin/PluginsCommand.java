package org.eclipse.tracecompass.internal.tmf.cli.core.plugin;

import java.io.IOException;
import java.io.Writer;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import org.eclipse.tracecompass.common.core.bundles.BundleRequirements;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.TextTable;
import picocli.CommandLine.Command;

/** {@code astrolabe plugins}: the plug-ins of others, and whether they can be used. */
@Command(
        name = "plugins",
        description = {
            "List the plug-ins that were added to Astrolabe. For one that cannot be used, say what it"
                    + " requires that is not there."
        },
        footer = {
            "",
            "'astrolabe install' adds a plug-in, 'astrolabe uninstall' removes it.",
            "",
            "Example:",
            "  astrolabe plugins"
        })
public final class PluginsCommand implements Callable<Integer> {

    private final Console console;

    /** Creates the command. */
    public PluginsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Installation installation = Installation.ofProcess();
        List<InstalledBundle> bundles = installation.bundles();
        BundleRequirements requirements = Installation.requirements(bundles);
        List<InstalledBundle> plugins =
                bundles.stream()
                        .filter(bundle -> !bundle.isOurs())
                        .filter(b -> b.isForTraces() || installation.isDropin(b))
                        .sorted(Comparator.comparing(InstalledBundle::name))
                        .toList();
        if (plugins.isEmpty()) {
            console.note("No plug-in was added; 'astrolabe install FILE' adds one.");
            return 0;
        }
        Writer text = console.text();
        TextTable table = new TextTable(text, List.of("plug-in", "version", "from", "state"));
        for (InstalledBundle plugin : plugins) {
            List<String> missing = requirements.missing(plugin.headers());
            table.row(
                    plugin.name(),
                    plugin.version(),
                    installation.isDropin(plugin) ? "dropins" : "installation",
                    missing.isEmpty() ? "in use" : "left out: requires " + words(missing));
        }
        table.finish();
        text.flush();
        return 0;
    }

    /** Several things in a sentence. */
    static String words(List<String> things) {
        int last = things.size() - 1;
        return last < 1
                ? String.join("", things)
                : String.join("; ", things.subList(0, last)) + "; and " + things.get(last);
    }
}
