package org.eclipse.tracecompass.internal.tmf.cli.core.rehearsal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.eclipse.tracecompass.common.core.bundles.BundleActivators;
import org.eclipse.tracecompass.common.core.bundles.BundleRequirements;
import org.eclipse.tracecompass.common.core.bundles.PlainExtensions;

/**
 * The part of the installation that the commands can reach. Java opens every jar of the class path
 * as soon as something is looked for that is nowhere, be it the provider of a service; two thirds
 * of the jars belong to the screens and to the installer and would be opened for nothing.
 *
 * <p>What can be reached is: our bundles, plug-ins that use them or extend them, fragments of these
 * bundles, jars that are no bundles, and all that these require or import. Our own bundles of the
 * screen are there for the sake of what they declare; what they require is not.
 */
final class CommandClassPath {

    private final List<Jar> jars = new ArrayList<>();
    private final Map<String, List<Jar>> bundles = new HashMap<>();
    private final Map<String, List<Jar>> packages = new HashMap<>();

    /** A jar of the class path; the headers are empty if it is no bundle. */
    private record Jar(Path path, Map<String, String> headers, boolean isExtendingUs) {

        List<String> names(String header) {
            return BundleRequirements.names(headers, header);
        }

        boolean isOwn() {
            return PlainExtensions.OWN_VENDOR.equals(headers.get("Bundle-Vendor"));
        }

        boolean isOwnScreen() {
            return isOwn() && names(BundleActivators.SYMBOLIC_NAME).get(0).endsWith(".ui");
        }

        boolean isUsingUs() {
            return isExtendingUs
                    || names("Require-Bundle").stream().anyMatch(PlainExtensions::concernsTraces)
                    || names("Import-Package").stream().anyMatch(PlainExtensions::concernsTraces);
        }

        boolean isNeededByItself() {
            return names(BundleActivators.SYMBOLIC_NAME).isEmpty() || isOwn() || isUsingUs();
        }
    }

    private CommandClassPath(List<Path> classPath) throws IOException {
        for (Path path : classPath) {
            Jar jar = read(path);
            jars.add(jar);
            jar.names(BundleActivators.SYMBOLIC_NAME).forEach(n -> offer(bundles, n, jar));
            jar.names("Export-Package").forEach(n -> offer(packages, n, jar));
        }
    }

    /**
     * Leaves out what no command can reach.
     *
     * @param classPath jars and folders
     * @return those of them that can be reached, in the same order
     * @throws IOException if a jar cannot be read
     */
    static List<Path> of(List<Path> classPath) throws IOException {
        return new CommandClassPath(classPath).reached();
    }

    private List<Path> reached() {
        // a plug-in with screens is used only where all that these need is there
        boolean hasPlugins = jars.stream().anyMatch(jar -> !jar.isOwn() && jar.isUsingUs());
        Set<Jar> reached = new LinkedHashSet<>();
        Deque<Jar> open = new ArrayDeque<>(jars.stream().filter(Jar::isNeededByItself).toList());
        while (!open.isEmpty()) {
            Jar jar = open.remove();
            if (reached.add(jar) && (hasPlugins || !jar.isOwnScreen())) {
                jar.names("Require-Bundle").forEach(n -> open.addAll(offers(bundles, n)));
                jar.names("Fragment-Host").forEach(n -> open.addAll(offers(bundles, n)));
                jar.names("Import-Package").forEach(n -> open.addAll(offers(packages, n)));
                open.addAll(fragmentsOf(jar));
            }
        }
        return jars.stream().filter(reached::contains).map(Jar::path).toList();
    }

    private List<Jar> fragmentsOf(Jar host) {
        List<String> name = host.names(BundleActivators.SYMBOLIC_NAME);
        return jars.stream()
                .filter(jar -> !name.isEmpty() && jar.names("Fragment-Host").equals(name))
                .toList();
    }

    private static void offer(Map<String, List<Jar>> offers, String name, Jar jar) {
        offers.computeIfAbsent(name, n -> new ArrayList<>()).add(jar);
    }

    private static Collection<Jar> offers(Map<String, List<Jar>> offers, String name) {
        return offers.getOrDefault(name, List.of());
    }

    private static Jar read(Path path) throws IOException {
        if (!Files.isRegularFile(path)) {
            return new Jar(path, Map.of(), false);
        }
        try (JarFile file = new JarFile(path.toFile(), false)) {
            Map<String, String> headers =
                    file.getManifest() == null
                            ? Map.of()
                            : BundleRequirements.texts(file.getManifest().getMainAttributes());
            return new Jar(
                    path, headers, namesUs(file, "plugin.xml") || namesUs(file, "fragment.xml"));
        }
    }

    /** Whether a file with extensions names one of our extension points. */
    private static boolean namesUs(JarFile file, String name) throws IOException {
        ZipEntry entry = file.getEntry(name);
        if (entry == null) {
            return false;
        }
        try (InputStream in = file.getInputStream(entry)) {
            return PlainExtensions.concernsTraces(
                    new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
