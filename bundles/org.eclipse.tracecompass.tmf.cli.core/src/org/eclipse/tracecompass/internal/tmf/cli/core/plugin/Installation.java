package org.eclipse.tracecompass.internal.tmf.cli.core.plugin;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.tracecompass.common.core.bundles.BundleRequirements;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;

/**
 * The installed product that this command belongs to: its bundles, and the folder {@code dropins}
 * for jars of plug-ins.
 */
public final class Installation {

    /** System property that the launcher script sets: the folder of the installed product. */
    public static final String HOME_PROPERTY = "astrolabe.home";

    /** The file that lists the bundles, in the folder of the product. */
    public static final String BUNDLES =
            "configuration/org.eclipse.equinox.simpleconfigurator/bundles.info";

    private static final String DROPINS = "dropins";

    /** As deep as the launcher script looks. */
    private static final int DEPTH = 4;

    private final Path home;

    private Installation(Path home) {
        this.home = home;
    }

    /**
     * The installation of this process.
     *
     * @throws UserError if there is none
     */
    public static Installation ofProcess() {
        String home = System.getProperty(HOME_PROPERTY);
        if (home == null || !Files.isRegularFile(Path.of(home, BUNDLES))) {
            throw new UserError(
                    "Astrolabe is not installed here, so it has no plug-ins; start the command from"
                            + " an installed Astrolabe.");
        }
        return at(Path.of(home).toAbsolutePath());
    }

    /** The installation in a folder. */
    public static Installation at(Path home) {
        return new Installation(home);
    }

    /** Its folder. */
    public Path home() {
        return home;
    }

    Path dropins() {
        return home.resolve(DROPINS);
    }

    boolean isDropin(InstalledBundle bundle) {
        return bundle.file().startsWith(dropins());
    }

    /**
     * The jar that starts the platform. It may have moved with an update, so it is looked up at
     * each start.
     */
    public Path launcher() throws IOException {
        for (ListedBundle bundle : listed()) {
            if (bundle.name().equals("org.eclipse.equinox.launcher")) {
                return bundle.file();
            }
        }
        throw new UserError(
                ("The installation in %s is damaged: it has no org.eclipse.equinox.launcher;"
                                + " reinstall Astrolabe.")
                        .formatted(home));
    }

    /** The bundles that the platform knows. */
    public List<ListedBundle> listed() throws IOException {
        return Files.readAllLines(home.resolve(BUNDLES)).stream()
                .flatMap(line -> ListedBundle.of(home, line).stream())
                .toList();
    }

    /** All bundles: those that the platform knows, and those in {@code dropins}. */
    List<InstalledBundle> bundles() throws IOException {
        Map<Path, InstalledBundle> bundles = new LinkedHashMap<>();
        for (ListedBundle listed : listed()) {
            add(listed.file(), bundles);
        }
        for (Path file : dropinJars()) {
            add(file, bundles);
        }
        return List.copyOf(bundles.values());
    }

    private static void add(Path file, Map<Path, InstalledBundle> bundles) {
        try {
            InstalledBundle.read(file).ifPresent(bundle -> bundles.put(file, bundle));
        } catch (IOException e) {
            // A bundle that cannot be read is not there for the platform either.
        }
    }

    /** The jars in {@code dropins}, whether the platform knows them or not. */
    public List<Path> dropinJars() throws IOException {
        if (!Files.isDirectory(dropins())) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(dropins(), DEPTH)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        }
    }

    /** What the bundles offer to each other. */
    static BundleRequirements requirements(List<InstalledBundle> bundles) {
        BundleRequirements requirements = new BundleRequirements();
        bundles.forEach(bundle -> requirements.add(bundle.headers(), false));
        return requirements;
    }

    /** What a run of the platform printed and how it ended. */
    record Outcome(int code, String out) {}

    /**
     * Runs an application of the platform without a workspace.
     *
     * @param application its id
     * @param arguments its arguments
     * @throws IOException if it cannot be started
     * @throws InterruptedException if this thread is interrupted; the application is ended then
     */
    Outcome run(String application, List<String> arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Djava.awt.headless=true");
        command.addAll(List.of("-jar", launcher().toString(), "-install", home.toString()));
        command.addAll(List.of("-nosplash", "-data", "@none", "-application", application));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try {
            process.getOutputStream().close();
            String out =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Outcome(process.waitFor(), out);
        } finally {
            process.destroy();
        }
    }
}
