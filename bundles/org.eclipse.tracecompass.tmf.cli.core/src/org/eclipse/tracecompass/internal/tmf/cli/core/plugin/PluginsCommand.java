package org.eclipse.tracecompass.internal.tmf.cli.core.plugin;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.eclipse.tracecompass.common.core.bundles.BundleRequirements;
import org.eclipse.tracecompass.common.core.bundles.SwitchedOffPlugins;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.TextTable;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code astrolabe plugins}: the plug-ins of others, and whether they can be used. */
@Command(
        name = "plugins",
        description = {
            "List the plug-ins that were added to Astrolabe. For one that cannot be used, say what"
                    + " it requires that is not there. Switch plug-ins off and on."
        },
        footer = {
            "",
            "'astrolabe install' adds a plug-in, 'astrolabe uninstall' removes it.",
            "",
            "A plug-in that is switched off stays installed, but the viewer and the command line do"
                    + " not use it from the next start on.",
            "",
            "Examples:",
            "  astrolabe plugins",
            "  astrolabe plugins --disable org.example.lamps"
        })
public final class PluginsCommand implements Callable<Integer> {

    private final Console console;

    @Option(
            names = "--disable",
            paramLabel = "NAME",
            description = "Switch a plug-in off; may be given several times.")
    private List<String> disabled = new ArrayList<>();

    @Option(
            names = "--enable",
            paramLabel = "NAME",
            description = "Switch a plug-in on again; may be given several times.")
    private List<String> enabled = new ArrayList<>();

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
        SwitchedOffPlugins switchedOff = SwitchedOffPlugins.ofUser();
        if (!disabled.isEmpty() || !enabled.isEmpty()) {
            for (String name : disabled) {
                require(name, plugins);
            }
            for (String name : disabled) {
                change(switchedOff, name, true);
            }
            for (String name : enabled) {
                change(switchedOff, name, false);
            }
            return 0;
        }
        Set<String> off = switchedOff.names();
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
                    state(missing, off.contains(plugin.name())));
        }
        table.finish();
        text.flush();
        return 0;
    }

    private static String state(List<String> missing, boolean isOff) {
        if (isOff) {
            return "switched off";
        }
        return missing.isEmpty() ? "in use" : "left out: requires " + words(missing);
    }

    /** Only what is there can be switched off; what was removed can be switched on again. */
    private static void require(String name, List<InstalledBundle> plugins) {
        if (plugins.stream().noneMatch(plugin -> plugin.name().equals(name))) {
            throw new UserError(
                    "There is no plug-in %s; 'astrolabe plugins' lists what was added."
                            .formatted(name));
        }
    }

    private void change(SwitchedOffPlugins plugins, String name, boolean off) throws IOException {
        boolean changed = plugins.set(name, off);
        String state = off ? "off" : "on";
        console.note(
                changed
                        ? "Switched %s %s; a running viewer follows when it is started again."
                                .formatted(name, state)
                        : name + " is switched " + state + " already.");
    }

    /** Several things in a sentence. */
    static String words(List<String> things) {
        int last = things.size() - 1;
        return last < 1
                ? String.join("", things)
                : String.join("; ", things.subList(0, last)) + "; and " + things.get(last);
    }
}
