package org.eclipse.tracecompass.common.core.bundles;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.util.Collections;
import java.util.Dictionary;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.Manifest;
import org.eclipse.jdt.annotation.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.wiring.BundleWiring;

/**
 * Finds the plug-in in which an error arose, so that it is named in the message. Only plug-ins of
 * others are found: bundles that require some of ours and are not ours. Works in the viewer and in
 * the plain JVM of the command line. Thread-safe.
 *
 * @since 0.2.0
 */
public final class PluginOrigin {

    private static final String OWN_VENDOR = "Astrolabe";
    private static final String OURS = "org.eclipse.tracecompass.";

    /** By package; empty for packages of ours, of the platform and of Java. */
    private static final Map<String, Optional<String>> KNOWN = new ConcurrentHashMap<>();

    private PluginOrigin() {}

    /**
     * A place in a plug-in.
     *
     * @param plugin the symbolic name of the plug-in
     * @param place the class and method, such as "org.example.LogView.paint"
     */
    public record Place(String plugin, String place) {}

    /**
     * The innermost place in a plug-in that an error passed.
     *
     * @param error the error; its causes are searched first
     * @return the place; empty if no plug-in of others took part
     */
    public static Optional<Place> of(Throwable error) {
        Throwable cause = error.getCause();
        Optional<Place> inner = cause == null || cause == error ? Optional.empty() : of(cause);
        return inner.isPresent() ? inner : of(error.getStackTrace());
    }

    /**
     * The innermost place in a plug-in on a stack.
     *
     * @param stack the stack, the innermost call first
     * @return the place; empty if no plug-in of others takes part
     */
    public static Optional<Place> of(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            Optional<String> plugin = of(frame.getClassName());
            if (plugin.isPresent()) {
                return Optional.of(place(plugin.get(), frame));
            }
        }
        return Optional.empty();
    }

    /**
     * The innermost place in a plug-in on a stack, if the plug-in was called by one of our bundles.
     * What a plug-in does in a thread of its own, such as waiting for work, is no such place.
     *
     * @param stack the stack, the innermost call first
     * @return the place; empty if we called no plug-in of others
     */
    public static Optional<Place> calledByUs(StackTraceElement[] stack) {
        Place place = null;
        for (StackTraceElement frame : stack) {
            Optional<String> plugin = of(frame.getClassName());
            if (place == null && plugin.isPresent()) {
                place = place(plugin.get(), frame);
            } else if (place != null && plugin.isEmpty() && frame.getClassName().startsWith(OURS)) {
                return Optional.of(place);
            }
        }
        return Optional.empty();
    }

    private static Place place(String plugin, StackTraceElement frame) {
        return new Place(plugin, frame.getClassName() + '.' + frame.getMethodName());
    }

    /**
     * What the user may do about a plug-in.
     *
     * @param plugin its symbolic name
     * @return the second half of a sentence
     */
    public static String remedy(String plugin) {
        return "'astrolabe plugins --disable %s' switches it off".formatted(plugin);
    }

    /**
     * The plug-in of a class.
     *
     * @param className the binary name of the class
     * @return the symbolic name of the plug-in; empty if it is none of others
     */
    public static Optional<String> of(String className) {
        int dot = className.lastIndexOf('.');
        if (dot < 0 || className.startsWith("java.")) {
            return Optional.empty();
        }
        return KNOWN.computeIfAbsent(className.substring(0, dot), name -> find(className));
    }

    /**
     * Whether a bundle is a plug-in of others.
     *
     * @param headers the headers of its manifest
     */
    public static boolean isForeign(Map<String, String> headers) {
        return !OWN_VENDOR.equals(headers.get("Bundle-Vendor"))
                && (names(headers, "Require-Bundle") || names(headers, "Import-Package"));
    }

    private static boolean names(Map<String, String> headers, String header) {
        String value = headers.get(header);
        return value != null && value.contains(OURS);
    }

    private static Optional<String> find(String className) {
        String file = className.replace('.', '/') + ".class";
        return BundleActivators.isFrameworkRunning() ? inFramework(file) : onClassPath(file);
    }

    private static Optional<String> inFramework(String file) {
        Bundle own = FrameworkUtil.getBundle(PluginOrigin.class);
        BundleContext context = own == null ? null : own.getBundleContext();
        if (context != null) {
            for (Bundle bundle : context.getBundles()) {
                if (isForeign(headers(bundle)) && has(bundle, file)) {
                    return Optional.of(bundle.getSymbolicName());
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a class is in the bundle itself, not only visible to it. */
    private static boolean has(Bundle bundle, String file) {
        BundleWiring wiring = bundle.adapt(BundleWiring.class);
        int slash = file.lastIndexOf('/');
        return wiring != null
                && !wiring.listResources(
                                file.substring(0, slash),
                                file.substring(slash + 1),
                                BundleWiring.LISTRESOURCES_LOCAL)
                        .isEmpty();
    }

    private static Map<String, String> headers(Bundle bundle) {
        Dictionary<String, String> given = bundle.getHeaders("");
        Map<String, String> headers = new HashMap<>();
        for (String key : Collections.list(given.keys())) {
            headers.put(key, given.get(key));
        }
        return headers;
    }

    private static Optional<String> onClassPath(String file) {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        ClassLoader loader = context == null ? ClassLoader.getSystemClassLoader() : context;
        URL url = loader.getResource(file);
        String place = url == null ? "" : url.toString();
        if (!place.endsWith(file)) {
            return Optional.empty();
        }
        Manifest manifest = manifest(place.substring(0, place.length() - file.length()));
        if (manifest == null
                || !isForeign(BundleRequirements.texts(manifest.getMainAttributes()))) {
            return Optional.empty();
        }
        String name = BundleActivators.symbolicName(manifest.getMainAttributes());
        return name == null ? Optional.empty() : Optional.of(name);
    }

    private static @Nullable Manifest manifest(String root) {
        try (InputStream stream = new URI(root + "META-INF/MANIFEST.MF").toURL().openStream()) {
            return new Manifest(stream);
        } catch (IOException | URISyntaxException e) {
            // Not a bundle, so not a plug-in.
            return null;
        }
    }
}
