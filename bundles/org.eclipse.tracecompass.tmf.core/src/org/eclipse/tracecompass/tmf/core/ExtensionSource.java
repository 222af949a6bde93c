package org.eclipse.tracecompass.tmf.core;

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
import java.util.MissingResourceException;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.zip.ZipFile;
import org.eclipse.core.runtime.ContributorFactorySimple;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.RegistryFactory;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.spi.RegistryContributor;
import org.eclipse.core.runtime.spi.RegistryStrategy;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.bundles.BundleActivators;
import org.eclipse.tracecompass.common.core.bundles.BundleRequirements;

/**
 * Where extensions come from: the platform's registry when OSGi runs, else a registry of its own
 * made of every {@code plugin.xml} and {@code fragment.xml} that the class loader finds. So trace
 * types, analyses and data providers are there in a plain JVM too: in unit tests and on the command
 * line. Thread-safe.
 */
public final class ExtensionSource {

    private static final System.Logger LOGGER = System.getLogger(ExtensionSource.class.getName());
    private static final String OWN_VENDOR = "Astrolabe";
    private static final Map<String, List<String>> LEFT_OUT = new ConcurrentSkipListMap<>();

    private ExtensionSource() {}

    private static final class Holder {
        static final IExtensionRegistry REGISTRY = createRegistry();

        private static IExtensionRegistry createRegistry() {
            IExtensionRegistry platform =
                    isPlatformRunning() ? RegistryFactory.getRegistry() : null;
            return platform != null ? platform : createStandalone();
        }
    }

    /**
     * {@return whether this code runs as a bundle; when not, nothing of the platform may be asked}
     */
    public static boolean isPlatformRunning() {
        return BundleActivators.isFrameworkRunning();
    }

    /** {@return the registry of extensions} */
    public static IExtensionRegistry getRegistry() {
        return Holder.REGISTRY;
    }

    /**
     * The plug-ins whose extensions are left out in a plain JVM because they require what is not on
     * the class path. Where OSGi runs, it resolves bundles itself.
     *
     * @return their symbolic names with what is missing, in words
     */
    public static Map<String, List<String>> getPluginsLeftOut() {
        getRegistry();
        return Collections.unmodifiableMap(LEFT_OUT);
    }

    /**
     * The contributions to an extension point.
     *
     * @param extensionPointId the id of the point
     * @return the top elements of all its extensions; empty when there is no such point
     */
    public static IConfigurationElement[] getConfigurationElements(String extensionPointId) {
        return getRegistry().getConfigurationElementsFor(extensionPointId);
    }

    /**
     * Creates the object that an extension names.
     *
     * @param <T> its type
     * @param element the element of the extension
     * @param attribute the attribute that names the class
     * @param type its type
     * @return the object; null, with a log entry that names the contributor, when it cannot be
     *     created or is of another type
     */
    public static <T> @Nullable T create(
            IConfigurationElement element, String attribute, Class<T> type) {
        try {
            return type.cast(element.createExecutableExtension(attribute));
        } catch (CoreException | ClassCastException | LinkageError e) {
            logBroken(element, element.getAttribute(attribute), e);
            return null;
        }
    }

    /**
     * Logs that an extension is left out.
     *
     * @param element its element
     * @param what the attribute that is wrong, null when it is missing
     * @param cause what is wrong with it
     */
    public static void logBroken(
            IConfigurationElement element, @Nullable String what, Throwable cause) {
        LOGGER.log(
                System.Logger.Level.ERROR,
                "The element "
                        + element.getName()
                        + " ("
                        + what
                        + ") contributed by "
                        + element.getContributor().getName()
                        + " cannot be used: "
                        + cause,
                cause);
    }

    private static ClassLoader classLoader() {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        ClassLoader own = ExtensionSource.class.getClassLoader();
        return context != null ? context : own != null ? own : ClassLoader.getSystemClassLoader();
    }

    private static IExtensionRegistry createStandalone() {
        Object token = new Object();
        ClassLoader loader = classLoader();
        try {
            IExtensionRegistry registry =
                    RegistryFactory.createRegistry(new PlainStrategy(loader), token, token);
            // The same file may be on the class path twice: one bundle contributes once.
            Map<String, Contribution> contributions = new LinkedHashMap<>();
            for (String file : new String[] {"plugin.xml", "fragment.xml"}) {
                for (URL url : Collections.list(loader.getResources(file))) {
                    byte[] text = read(url);
                    if (concernsTraces(text)) {
                        Contribution contribution =
                                new Contribution(url, text, headers(url, file, loader));
                        contributions.putIfAbsent(contribution.bundle(), contribution);
                    }
                }
            }
            leaveOut(contributions, loader);
            contributions.forEach(
                    (name, contribution) -> contribute(registry, name, contribution, token));
            return registry;
        } catch (IOException e) {
            throw new IllegalStateException(
                    "The extensions on the class path could not be read", e);
        }
    }

    /** A file with extensions, its content, and the manifest of its bundle or an empty one. */
    private record Contribution(URL url, byte[] text, Attributes headers) {

        /** The symbolic name; of what is no bundle, its place is name enough. */
        String bundle() {
            String name = BundleActivators.symbolicName(headers);
            return name == null ? url.toString() : name;
        }
    }

    /**
     * Removes the contributions of plug-ins that require what is not there. Our own bundles are
     * installed together; so the class path is searched only where there are others.
     */
    private static void leaveOut(Map<String, Contribution> contributions, ClassLoader loader)
            throws IOException {
        BundleRequirements requirements = null;
        for (Contribution contribution : List.copyOf(contributions.values())) {
            Attributes headers = contribution.headers();
            if (headers.isEmpty() || OWN_VENDOR.equals(headers.getValue("Bundle-Vendor"))) {
                continue;
            }
            if (requirements == null) {
                requirements = BundleRequirements.ofClassPath(loader);
            }
            List<String> missing = requirements.missing(BundleRequirements.texts(headers));
            if (!missing.isEmpty()) {
                String bundle = contribution.bundle();
                contributions.remove(bundle);
                LEFT_OUT.put(bundle, missing);
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "The plug-in {0} is left out: it requires {1}.",
                        bundle,
                        String.join(", and ", missing));
            }
        }
    }

    private static void contribute(
            IExtensionRegistry registry, String name, Contribution contribution, Object token) {
        String place = contribution.url().toString();
        boolean added =
                registry.addContribution(
                        new ByteArrayInputStream(contribution.text()),
                        ContributorFactorySimple.createContributor(name),
                        false,
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
     * Whether a file names an extension point of traces. The files of the platform, a hundred and
     * more, do not, and reading them would cost most of the time that a command takes.
     */
    private static boolean concernsTraces(byte[] text) {
        String content = new String(text, StandardCharsets.UTF_8);
        return content.contains("org.eclipse.tracecompass.")
                || content.contains("org.eclipse.linuxtools.tmf.");
    }

    /** The manifest of the bundle of a file; its activator is started when it is needed. */
    private static Attributes headers(URL url, String file, ClassLoader loader) {
        try {
            URL manifest = sibling(url, file, "META-INF/MANIFEST.MF");
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

    /** Loads the classes of extensions from the class path. */
    private static final class PlainStrategy extends RegistryStrategy {
        private final ClassLoader loader;

        PlainStrategy(ClassLoader loader) {
            super(null, null);
            this.loader = loader;
        }

        @NonNullByDefault({})
        @Override
        public Object createExecutableExtension(
                RegistryContributor contributor, String className, String overriddenContributorName)
                throws CoreException {
            BundleActivators.start(contributor.getName());
            try {
                return loader.loadClass(className).getDeclaredConstructor().newInstance();
            } catch (ReflectiveOperationException | LinkageError e) {
                throw new CoreException(
                        Status.error(
                                "Class "
                                        + className
                                        + " of extension contributor "
                                        + contributor.getName()
                                        + " cannot be instantiated",
                                e));
            }
        }

        /**
         * A name without a translation is shown as its key: it must not keep everybody else's
         * extensions away.
         */
        @NonNullByDefault({})
        @Override
        public String translate(String key, ResourceBundle resources) {
            try {
                return super.translate(key, resources);
            } catch (MissingResourceException e) {
                return key;
            }
        }

        @NonNullByDefault({})
        @Override
        public void log(IStatus status) {
            LOGGER.log(System.Logger.Level.WARNING, status.toString(), status.getException());
        }
    }
}
