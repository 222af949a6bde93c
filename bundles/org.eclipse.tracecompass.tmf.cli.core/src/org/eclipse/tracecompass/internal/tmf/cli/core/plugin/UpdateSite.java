package org.eclipse.tracecompass.internal.tmf.cli.core.plugin;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipFile;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.plugin.Installation.Outcome;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.osgi.framework.Version;

/** A p2 repository: what others install from. The installer of the platform does the work. */
final class UpdateSite {

    private static final String DIRECTOR = "org.eclipse.equinox.p2.director";
    private static final String ROOTS = "-listInstalledRoots";
    private static final List<String> INDEXES =
            List.of(
                    "p2.index",
                    "content.jar",
                    "content.xml",
                    "content.xml.xz",
                    "compositeContent.jar",
                    "compositeContent.xml");

    /** A line of a list of units: the id, then the version. */
    private static final Pattern UNIT = Pattern.compile("([\\w.\\-]+)[=/](\\d[\\w.\\-]*)");

    private final URI address;

    private UpdateSite(URI address) {
        this.address = address;
    }

    /**
     * The update site that a text names.
     *
     * @return the site; null if the text is the path of something else
     * @throws UserError if there is nothing at the path
     */
    static @Nullable UpdateSite of(String source) throws IOException {
        if (source.matches("(?i)(https?|ftp|file|jar):.+")) {
            try {
                return new UpdateSite(new URI(source));
            } catch (URISyntaxException e) {
                throw new UserError(
                        "%s is no valid address: %s.".formatted(source, e.getReason()), e);
            }
        }
        Path path = Path.of(source);
        if (!Files.exists(path)) {
            throw new UserError("There is no file or folder %s; check the path.".formatted(path));
        }
        if (Files.isDirectory(path)) {
            return INDEXES.stream().anyMatch(index -> Files.exists(path.resolve(index)))
                    ? new UpdateSite(path.toAbsolutePath().normalize().toUri())
                    : null;
        }
        if (source.endsWith(".zip")) {
            try (ZipFile zip = new ZipFile(path.toFile())) {
                if (INDEXES.stream().anyMatch(index -> zip.getEntry(index) != null)) {
                    return new UpdateSite(
                            URI.create("jar:" + path.toAbsolutePath().normalize().toUri() + "!/"));
                }
            }
        }
        return null;
    }

    /**
     * Installs units.
     *
     * @param units their ids; empty for all features that are not installed or have another
     *     version, or all such bundles of a site without features
     * @return the ids of what was installed; empty if all was already
     * @throws UserError if the installer refuses, with its reason
     */
    List<String> install(Installation installation, List<String> units, Console console)
            throws IOException, InterruptedException {
        List<String> wanted = units;
        List<String> replaced = List.of();
        if (wanted.isEmpty()) {
            console.note("Looking for features in " + address + "\u2026");
            Offer offer =
                    Offer.of(
                            listed(installation, "-repository", address.toString(), "-list"),
                            listed(installation, ROOTS));
            if (offer.isEmpty()) {
                throw new UserError("%s has no feature and no bundle.".formatted(address));
            }
            wanted = offer.wanted();
            replaced = offer.changed();
            if (wanted.isEmpty()) {
                console.note(
                        "Everything that %s offers is installed already: %s."
                                .formatted(address, String.join(", ", offer.installed())));
                return wanted;
            }
        }
        console.note("Installing " + String.join(", ", wanted) + "\u2026");
        List<String> arguments = new ArrayList<>(List.of("-repository", address.toString()));
        if (!replaced.isEmpty()) {
            arguments.addAll(List.of("-uninstallIU", String.join(",", replaced)));
        }
        arguments.addAll(List.of("-installIU", String.join(",", wanted)));
        Outcome outcome = installation.run(DIRECTOR, arguments);
        if (outcome.code() != 0) {
            throw new UserError("Nothing was installed: " + reason(outcome));
        }
        return wanted;
    }

    /** The ids of what was installed as such, not because something else requires it. */
    static Set<String> roots(Installation installation) throws IOException, InterruptedException {
        return listed(installation, ROOTS).keySet();
    }

    /** Uninstalls a unit that was installed as such. */
    static void uninstall(Installation installation, String unit)
            throws IOException, InterruptedException {
        Outcome outcome = installation.run(DIRECTOR, List.of("-uninstallIU", unit));
        if (outcome.code() != 0) {
            throw new UserError(unit + " was not removed: " + reason(outcome));
        }
    }

    /** The units that the installer lists, with the highest version of each. */
    private static Map<String, Version> listed(Installation installation, String... arguments)
            throws IOException, InterruptedException {
        Outcome outcome = installation.run(DIRECTOR, List.of(arguments));
        if (outcome.code() != 0) {
            throw new UserError("The installer failed: " + reason(outcome));
        }
        Map<String, Version> units = new TreeMap<>();
        for (String line : outcome.out().lines().toList()) {
            Matcher unit = UNIT.matcher(line.strip());
            if (unit.matches()) {
                units.merge(
                        unit.group(1),
                        version(unit.group(2)),
                        (a, b) -> a.compareTo(b) < 0 ? b : a);
            }
        }
        return units;
    }

    /** Units other than features and bundles may have versions of other kinds. */
    private static Version version(String text) {
        try {
            return Version.parseVersion(text);
        } catch (IllegalArgumentException e) {
            return Version.emptyVersion;
        }
    }

    /** What the installer said about its failure: the missing requirements, else its last words. */
    private static String reason(Outcome outcome) {
        List<String> lines = outcome.out().lines().map(String::strip).toList();
        List<String> reasons = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith("Missing requirement") || line.startsWith("No repository found")) {
                reasons.add(line);
            }
        }
        if (reasons.isEmpty()) {
            reasons.addAll(lines.subList(Math.max(0, lines.size() - 3), lines.size()));
        }
        return String.join("; ", reasons);
    }
}
