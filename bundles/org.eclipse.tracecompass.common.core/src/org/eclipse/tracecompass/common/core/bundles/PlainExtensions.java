package org.eclipse.tracecompass.common.core.bundles;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.zip.ZipFile;
import org.eclipse.core.runtime.ContributorFactorySimple;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.RegistryFactory;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * The extensions of the bundles on a class path, for a plain JVM: every {@code plugin.xml} and
 * {@code fragment.xml} that concerns traces. Extensions of plug-ins that require what is not there
 * are left out. Creating the first object of a bundle starts its activator.
 *
 * @since 0.2.0
 */
public final class PlainExtensions {

    private static final System.Logger LOGGER = LazyLogger.of(PlainExtensions.class);

    /** The vendor in the manifests of our own bundles. */
    public static final String OWN_VENDOR = "Astrolabe";

    private static final String MANIFEST = "META-INF/MANIFEST.MF";

    private final ClassLoader loader;
    private final Map<String, List<String>> leftOut = new ConcurrentSkipListMap<>();

    /**
     * Creates a reader of a class path.
     *
     * @param loader has the class path
     */
    public PlainExtensions(ClassLoader loader) {
        this.loader = loader;
    }

    /** {@return the symbolic names of the plug-ins left out, with what is missing, in words} */
    public Map<String, List<String>> leftOut() {
        return Collections.unmodifiableMap(leftOut);
    }

    /**
     * Reads the class path, or what {@link #store} has kept of it.
     *
     * @return the registry with all extensions that were found
     * @throws IllegalStateException if the class path cannot be read
     */
    public IExtensionRegistry registry() {
        StoredExtensions stored = StoredExtensions.ofProcess(loader);
        IExtensionRegistry known = stored == null ? null : stored.registry(loader);
        if (stored != null && known != null) {
            stored.leftOut().forEach(this::leaveOut);
            return known;
        }
        try {
            Object token = new Object();
            IExtensionRegistry registry =
                    RegistryFactory.createRegistry(new PlainStrategy(loader), token, token);
            Map<String, Contribution> contributions = contributions();
            leaveOut(contributions, null);
            contributions.forEach((name, c) -> contribute(registry, name, c, false, token));
            return registry;
        } catch (IOException e) {
            throw new IllegalStateException(
                    "The extensions on the class path could not be read", e);
        }
    }

    /**
     * Keeps the extensions of the class path of this process for later processes: to read them from
     * all jars takes longer than the rest of a short command. They are used while no jar changes,
     * by processes whose system property {@value StoredExtensions#FOLDER_PROPERTY} is the folder.
     *
     * @param folder a folder of the user's own
     * @throws IOException if they cannot be read or written, or the class path has more than jars
     */
    public void store(Path folder) throws IOException {
        store(folder, StoredExtensions.classPath());
    }

    void store(Path folder, List<Path> classPath) throws IOException {
        StoredExtensions.write(
                folder,
                classPath,
                part -> {
                    Object token = new Object();
                    IExtensionRegistry registry =
                            RegistryFactory.createRegistry(
                                    PlainStrategy.writing(loader, part), token, token);
                    Map<String, Contribution> contributions = contributions();
                    StoredExtensions.Description description = new StoredExtensions.Description();
                    for (Contribution contribution : contributions.values()) {
                        description.addBundle(
                                contribution.bundle(),
                                contribution.headers(),
                                contribution.manifest());
                    }
                    leaveOut(contributions, description);
                    contributions.forEach((name, c) -> contribute(registry, name, c, true, token));
                    description.setPoints(registry.getExtensionPoints().length);
                    registry.stop(token);
                    leftOut.forEach(description::addLeftOut);
                    return description;
                });
    }

    /** The bundles with extensions. The same file may be on the class path twice. */
    private Map<String, Contribution> contributions() throws IOException {
        Map<String, Contribution> contributions = new LinkedHashMap<>();
        for (String file : new String[] {"plugin.xml", "fragment.xml"}) {
            for (URL url : Collections.list(loader.getResources(file))) {
                byte[] text = read(url);
                if (concernsTraces(new String(text, StandardCharsets.UTF_8))) {
                    Contribution contribution =
                            new Contribution(url, text, headers(url, file, loader));
                    contributions.putIfAbsent(contribution.bundle(), contribution);
                }
            }
        }
        return contributions;
    }

    /** A file with extensions, its content, and the manifest of its bundle or an empty one. */
    private record Contribution(URL url, byte[] text, Attributes headers) {

        /** The symbolic name; of what is no bundle, its place is name enough. */
        String bundle() {
            String name = BundleActivators.symbolicName(headers);
            return name == null ? url.toString() : name;
        }

        String manifest() {
            String place = url.toString();
            return place.substring(0, place.lastIndexOf('/') + 1) + MANIFEST;
        }
    }

    /**
     * Removes the contributions of plug-ins that require what is not there, and of those that the
     * user has switched off. Our own bundles are installed together; so the class path is searched
     * only where there are others.
     */
    private void leaveOut(
            Map<String, Contribution> contributions, StoredExtensions.@Nullable Description used)
            throws IOException {
        BundleRequirements requirements = null;
        Set<String> switchedOff = Set.of();
        for (Contribution contribution : List.copyOf(contributions.values())) {
            Attributes headers = contribution.headers();
            if (headers.isEmpty() || OWN_VENDOR.equals(headers.getValue("Bundle-Vendor"))) {
                continue;
            }
            if (requirements == null) {
                requirements = BundleRequirements.ofClassPath(loader);
                switchedOff = SwitchedOffPlugins.ofUser().names();
                if (used != null) {
                    used.setSwitchedOff(switchedOff);
                }
            }
            if (switchedOff.contains(contribution.bundle())) {
                contributions.remove(contribution.bundle());
                continue;
            }
            List<String> missing = requirements.missing(BundleRequirements.texts(headers));
            if (!missing.isEmpty()) {
                contributions.remove(contribution.bundle());
                leaveOut(contribution.bundle(), missing);
            }
        }
    }

    private void leaveOut(String bundle, List<String> missing) {
        leftOut.put(bundle, missing);
        LOGGER.log(
                System.Logger.Level.WARNING,
                "The plug-in {0} is left out: it requires {1}.",
                bundle,
                String.join(", and ", missing));
    }

    private static void contribute(
            IExtensionRegistry registry,
            String name,
            Contribution contribution,
            boolean kept,
            Object token) {
        String place = contribution.url().toString();
        boolean added =
                registry.addContribution(
                        new ByteArrayInputStream(contribution.text()),
                        ContributorFactorySimple.createContributor(name),
                        kept,
                        place,
                        translations(contribution.url()),
                        token);
        if (!added) {
            LOGGER.log(System.Logger.Level.WARNING, "Extensions in {0} could not be read", place);
        }
    }

    /**
     * Reads a file; of a jar without verifying the jar's signature, which costs more than
     * everything else here.
     */
    private static byte[] read(URL url) throws IOException {
        String place = url.toString();
        int inside = place.indexOf("!/");
        if (!place.startsWith("jar:file:") || inside < 0) {
            try (InputStream stream = url.openStream()) {
                return stream.readAllBytes();
            }
        }
        Path jar = Path.of(URI.create(place.substring("jar:".length(), inside)));
        try (ZipFile zip = new ZipFile(jar.toFile());
                InputStream stream =
                        zip.getInputStream(zip.getEntry(place.substring(inside + 2)))) {
            return stream.readAllBytes();
        }
    }

    /**
     * Whether a file with extensions, or a name in a manifest, names something of ours: an
     * extension point, a bundle or a package. The files of the platform, a hundred and more, do
     * not, and reading them would cost most of the time that a command takes.
     *
     * @param text the content of the file, or the name
     */
    public static boolean concernsTraces(String text) {
        return text.contains("org.eclipse.tracecompass.")
                || text.contains("org.eclipse.linuxtools.tmf.");
    }

    /** The manifest of the bundle of a file; its activator is started when it is needed. */
    private static Attributes headers(URL url, String file, ClassLoader loader) {
        try {
            URL manifest = sibling(url, file, MANIFEST);
            try (InputStream stream = manifest.openStream()) {
                Attributes headers = new Manifest(stream).getMainAttributes();
                String name = BundleActivators.symbolicName(headers);
                if (name != null) {
                    BundleActivators.declare(name, headers, manifest, loader);
                }
                return headers;
            }
        } catch (IOException | URISyntaxException e) {
            return new Attributes();
        }
    }

    private static @Nullable ResourceBundle translations(URL url) {
        String path = url.toString();
        String file = path.substring(path.lastIndexOf('/') + 1);
        for (String name : new String[] {"plugin.properties", "OSGI-INF/l10n/bundle.properties"}) {
            try (InputStream stream = sibling(url, file, name).openStream()) {
                return new PropertyResourceBundle(stream);
            } catch (IOException | URISyntaxException e) {
                // Most bundles have one of them or none.
            }
        }
        return null;
    }

    private static URL sibling(URL url, String file, String name)
            throws IOException, URISyntaxException {
        String path = url.toString();
        return new URI(path.substring(0, path.length() - file.length()) + name).toURL();
    }
}
