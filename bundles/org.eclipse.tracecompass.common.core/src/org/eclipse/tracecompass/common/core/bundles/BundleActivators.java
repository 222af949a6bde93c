package org.eclipse.tracecompass.common.core.bundles;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleReference;
import org.osgi.framework.FrameworkUtil;

/**
 * Starts the activators of bundles in a plain JVM: on the command line and in unit tests. There a
 * bundle is a jar or folder of the class path whose manifest has a symbolic name. Each activator is
 * started at most once, when something of its bundle is first needed, and never stopped. Where an
 * OSGi framework runs, it does all of this, and this class does nothing. Thread-safe.
 *
 * @since 0.2.0
 */
public final class BundleActivators {

    private static final System.Logger LOGGER = LazyLogger.of(BundleActivators.class);

    /** The header of the symbolic name. */
    public static final String SYMBOLIC_NAME = "Bundle-SymbolicName";

    /** System property of a viewer whose bundles are on the class path, see rcp.start. */
    private static final String ON_CLASS_PATH = "astrolabe.viewer";

    private static final String MANIFEST = "META-INF/MANIFEST.MF";
    static final String ACTIVATOR = "Bundle-Activator";

    /** The bundles whose activators are not started yet. */
    private static final Map<String, Declaration> DECLARED = new HashMap<>();

    /** The bundles that were looked for on the class path. */
    private static final Set<String> SOUGHT = new HashSet<>();

    private record Declaration(Attributes headers, URL manifest, ClassLoader loader) {}

    private BundleActivators() {}

    private static final class Holder {
        static final boolean FRAMEWORK = isFramework();

        private static boolean isFramework() {
            try {
                ClassLoader own = BundleActivators.class.getClassLoader();
                // FrameworkUtil searches all jars, so it is asked only where a framework may be: it
                // has loaders of its own, or is told to take classes from the class path.
                boolean mayBeFramework =
                        own != ClassLoader.getSystemClassLoader()
                                || System.getProperty(ON_CLASS_PATH) != null;
                return own instanceof BundleReference
                        || mayBeFramework
                                && FrameworkUtil.getBundle(BundleActivators.class) != null;
            } catch (LinkageError e) {
                return false;
            }
        }
    }

    /** {@return whether an OSGi framework runs, which starts activators itself} */
    public static boolean isFrameworkRunning() {
        return Holder.FRAMEWORK;
    }

    /**
     * Makes a bundle known, so that {@link #start(String)} need not look for it.
     *
     * @param bundle its symbolic name
     * @param headers the main section of its manifest; without an activator nothing will be started
     * @param manifest the place of the manifest
     * @param loader loads its classes
     */
    public static synchronized void declare(
            String bundle, Attributes headers, URL manifest, ClassLoader loader) {
        if (!isFrameworkRunning() && SOUGHT.add(bundle) && headers.getValue(ACTIVATOR) != null) {
            DECLARED.put(bundle, new Declaration(headers, manifest, loader));
        }
    }

    /** Makes a bundle known that has no activator. */
    static synchronized void declareIdle(String bundle) {
        SOUGHT.add(bundle);
    }

    /**
     * Starts the activator of a bundle that was declared, unless it was started before. A failure
     * is logged with the name of the bundle.
     *
     * @param bundle the symbolic name of the bundle
     */
    public static synchronized void start(String bundle) {
        Declaration declaration = DECLARED.remove(bundle);
        if (declaration != null) {
            start(bundle, declaration);
        }
    }

    /**
     * Starts the activator of a bundle, unless it was started before. Looks for its manifest on the
     * class path once.
     *
     * @param bundle the symbolic name of the bundle
     */
    public static synchronized void find(String bundle) {
        if (!isFrameworkRunning() && !SOUGHT.contains(bundle)) {
            ClassLoader loader = classLoader();
            try {
                for (URL url : Collections.list(loader.getResources(MANIFEST))) {
                    Attributes headers = read(url).getMainAttributes();
                    if (bundle.equals(symbolicName(headers))) {
                        declare(bundle, headers, url, loader);
                        break;
                    }
                }
            } catch (IOException e) {
                LOGGER.log(System.Logger.Level.ERROR, "The class path cannot be searched", e);
            }
        }
        start(bundle);
    }

    /**
     * The symbolic name of a bundle.
     *
     * @param headers the main section of its manifest
     * @return the name without its directives; null if there is none
     */
    public static @Nullable String symbolicName(Attributes headers) {
        String name = headers.getValue(SYMBOLIC_NAME);
        return name == null ? null : name.split(";", 2)[0].strip();
    }

    private static void start(String bundle, Declaration declaration) {
        String activator = declaration.headers.getValue(ACTIVATOR).strip();
        try {
            Class<?> type = declaration.loader.loadClass(activator);
            ((BundleActivator) type.getDeclaredConstructor().newInstance())
                    .start(
                            new PlainBundle(
                                            bundle,
                                            declaration.headers,
                                            declaration.manifest,
                                            declaration.loader)
                                    .context());
        } catch (Exception | LinkageError e) {
            LOGGER.log(
                    System.Logger.Level.ERROR,
                    "The activator " + activator + " of " + bundle + " failed: " + e,
                    e);
        }
    }

    private static Manifest read(URL url) {
        try (InputStream stream = url.openStream()) {
            return new Manifest(stream);
        } catch (IOException e) {
            // Not a manifest that anybody could use.
            return new Manifest();
        }
    }

    private static ClassLoader classLoader() {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        return context != null
                ? context
                : Objects.requireNonNullElse(
                        BundleActivators.class.getClassLoader(),
                        ClassLoader.getSystemClassLoader());
    }
}
