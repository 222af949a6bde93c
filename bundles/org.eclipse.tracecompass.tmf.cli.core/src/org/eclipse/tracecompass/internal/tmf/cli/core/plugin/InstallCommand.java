package org.eclipse.tracecompass.internal.tmf.cli.core.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import org.eclipse.tracecompass.common.core.bundles.BundleRequirements;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe install}: adds plug-ins. */
@Command(
        name = "install",
        description = {
            "Add plug-ins to Astrolabe, for the viewer and the command line. A plug-in that requires"
                    + " what is not there is refused."
        },
        footer = {
            "",
            "A SOURCE is the jar of a plug-in, a folder of such jars, or an update site: a folder, a"
                    + " zip file or a web address. From an update site, all features are installed, or"
                    + " the units that --unit names.",
            "",
            "Examples:",
            "  astrolabe install my-plugin.jar",
            "  astrolabe install my-plugin/releng/site/target/repository",
            "  astrolabe install https://example.org/updates --unit com.example.feature.group"
        })
public final class InstallCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            paramLabel = "SOURCE",
            description = "A jar, a folder, a zip file or a web address.")
    private String source = "";

    @Option(
            names = "--unit",
            paramLabel = "ID",
            description = "A feature or bundle of the update site; may be given several times.")
    private List<String> units = new ArrayList<>();

    /** Creates the command. */
    public InstallCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Installation installation = Installation.ofProcess();
        if (!Files.isWritable(installation.home())) {
            throw new UserError(
                    ("You cannot write to %s; run the command as the user who installed Astrolabe, or"
                                    + " unpack a copy of your own.")
                            .formatted(installation.home()));
        }
        UpdateSite site = UpdateSite.of(source);
        if (site != null) {
            for (String unit : site.install(installation, units, console)) {
                console.note("Installed " + unit + ".");
            }
            return 0;
        }
        if (!units.isEmpty()) {
            throw UserError.usage(source + " is no update site, so --unit has no meaning.");
        }
        copy(installation, plugins(Path.of(source)));
        return 0;
    }

    private List<InstalledBundle> plugins(Path path) throws IOException {
        List<InstalledBundle> plugins = new ArrayList<>();
        try (Stream<Path> files = Files.walk(path, 2)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".jar")).sorted().toList()) {
                read(file).ifPresent(plugins::add);
            }
        }
        if (plugins.isEmpty()) {
            throw new UserError(
                    ("%s is neither a plug-in, nor a folder of plug-ins, nor an update site: it has no"
                                    + " jar whose manifest names a bundle.")
                            .formatted(path));
        }
        return plugins;
    }

    private static Optional<InstalledBundle> read(Path file) throws IOException {
        try {
            return InstalledBundle.read(file);
        } catch (ZipException e) {
            throw new UserError(
                    "%s is damaged: it cannot be read as a jar. Nothing was installed."
                            .formatted(file),
                    e);
        }
    }

    /** Copies all plug-ins or none. */
    private void copy(Installation installation, List<InstalledBundle> plugins) throws IOException {
        List<InstalledBundle> all = new ArrayList<>(installation.bundles());
        List<InstalledBundle> before = List.copyOf(all);
        all.addAll(plugins);
        BundleRequirements requirements = Installation.requirements(all);
        for (InstalledBundle plugin : plugins) {
            List<String> missing = requirements.missing(plugin.headers());
            if (!missing.isEmpty()) {
                throw new UserError(
                        "%s %s cannot be used here: it requires %s. Nothing was installed."
                                .formatted(
                                        plugin.name(),
                                        plugin.version(),
                                        PluginsCommand.words(missing)));
            }
        }
        Files.createDirectories(installation.dropins());
        for (InstalledBundle plugin : plugins) {
            Path target =
                    installation.dropins().resolve(plugin.name() + "_" + plugin.version() + ".jar");
            try (OutputFile output = OutputFile.at(target)) {
                Files.write(output.content(), Files.readAllBytes(plugin.file()));
                output.commit();
            }
            for (InstalledBundle other : before) {
                if (other.name().equals(plugin.name())
                        && installation.isDropin(other)
                        && !other.file().equals(target)) {
                    Files.delete(other.file());
                    console.note("Removed " + other.name() + " " + other.version() + ".");
                }
            }
            console.note("Installed " + plugin.name() + " " + plugin.version() + ".");
        }
    }
}
