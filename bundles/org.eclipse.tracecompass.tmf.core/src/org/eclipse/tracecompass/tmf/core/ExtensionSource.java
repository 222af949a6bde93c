package org.eclipse.tracecompass.tmf.core;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.core.runtime.ContributorFactoryOSGi;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.RegistryFactory;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.bundles.BundleActivators;
import org.eclipse.tracecompass.common.core.bundles.PlainExtensions;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.osgi.framework.Bundle;

/**
 * Where extensions come from: the platform's registry when OSGi runs, else a registry of its own
 * made of every {@code plugin.xml} and {@code fragment.xml} that the class loader finds. So trace
 * types, analyses and data providers are there in a plain JVM too: in unit tests and on the command
 * line. Thread-safe.
 */
public final class ExtensionSource {

    private static final System.Logger LOGGER = LazyLogger.of(ExtensionSource.class);

    private ExtensionSource() {}

    private static final class Holder {
        static final PlainExtensions PLAIN = new PlainExtensions(classLoader());
        static final IExtensionRegistry REGISTRY = createRegistry();

        private static IExtensionRegistry createRegistry() {
            IExtensionRegistry platform =
                    isPlatformRunning() ? RegistryFactory.getRegistry() : null;
            return platform != null ? platform : PLAIN.registry();
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
        return Holder.PLAIN.leftOut();
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
     * Finds a file that an extension names.
     *
     * @param element the element of the extension
     * @param path the path of the file in the plug-in
     * @return where it is; null when the plug-in, and its host if it is a fragment, have no such
     *     file
     */
    public static @Nullable URL findResource(IConfigurationElement element, String path) {
        Bundle bundle = bundleOf(element);
        if (bundle == null) {
            return classLoader().getResource(path);
        }
        URL inside = bundle.getEntry(path);
        if (inside != null) {
            return inside;
        }
        Bundle[] hosts = Platform.getHosts(bundle);
        return (hosts == null || hosts.length == 0 ? bundle : hosts[0]).getResource(path);
    }

    /**
     * Opens a file that an extension names.
     *
     * @param element the element of the extension
     * @param path the path of the file in the plug-in; null if the extension does not say it
     * @return the content, to be closed
     * @throws IOException if there is no such file, or it cannot be read
     */
    public static InputStream openResource(IConfigurationElement element, @Nullable String path)
            throws IOException {
        URL url = path == null ? null : findResource(element, path);
        if (url == null) {
            throw new IOException(
                    path == null
                            ? "its attribute with the file is missing"
                            : "the plug-in has no such file");
        }
        return url.openStream();
    }

    /** Reads what is in a file of a plug-in. */
    @FunctionalInterface
    public interface FileReader<T> {
        /**
         * Reads a file.
         *
         * @throws IOException if it cannot be used
         */
        List<T> read(InputStream in) throws IOException;
    }

    /**
     * Reads the files that extensions name by their attribute {@code file}. One that cannot be used
     * is logged and left out.
     *
     * @param <T> what is in them
     * @param extensionPointId the id of the point
     * @param wanted which elements
     * @param reader reads a file
     */
    public static <T> List<T> readFiles(
            String extensionPointId,
            Predicate<IConfigurationElement> wanted,
            FileReader<T> reader) {
        List<T> found = new ArrayList<>();
        for (IConfigurationElement element : getConfigurationElements(extensionPointId)) {
            if (wanted.test(element)) {
                String file = element.getAttribute("file");
                try (InputStream in = openResource(element, file)) {
                    found.addAll(reader.read(in));
                } catch (IOException e) {
                    logBroken(element, file, e);
                }
            }
        }
        return found;
    }

    /** The name of the plug-in of an extension; of a fragment its own, not that of its host. */
    public static String contributorOf(IConfigurationElement element) {
        Bundle bundle = bundleOf(element);
        return bundle == null
                ? element.getContributor().getName()
                : String.valueOf(bundle.getSymbolicName());
    }

    private static @Nullable Bundle bundleOf(IConfigurationElement element) {
        return isPlatformRunning()
                ? ContributorFactoryOSGi.resolve(element.getContributor())
                : null;
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
}
