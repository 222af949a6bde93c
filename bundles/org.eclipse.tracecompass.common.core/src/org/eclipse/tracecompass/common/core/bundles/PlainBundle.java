package org.eclipse.tracecompass.common.core.bundles;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.util.Dictionary;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.jar.Attributes;
import org.eclipse.jdt.annotation.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Version;

/**
 * A jar or folder of the class path, seen as the bundle that its manifest declares. It has a name,
 * a version, headers, classes and resources; what only a framework has, services and other bundles,
 * throws {@link UnsupportedOperationException}.
 */
final class PlainBundle {

    private final String name;
    private final Attributes headers;
    private final URL manifest;
    private final ClassLoader loader;
    private final Bundle bundle = proxy(Bundle.class, this::ofBundle);
    private final BundleContext context = proxy(BundleContext.class, this::ofContext);

    PlainBundle(String name, Attributes headers, URL manifest, ClassLoader loader) {
        this.name = name;
        this.headers = headers;
        this.manifest = manifest;
        this.loader = loader;
    }

    BundleContext context() {
        return context;
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(
                Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private @Nullable Object ofContext(Object proxy, Method method, Object @Nullable [] arguments) {
        return switch (method.getName()) {
            case "getBundle" -> {
                if (arguments != null && arguments.length > 0) {
                    throw unsupported(method);
                }
                yield bundle;
            }
            case "getProperty" -> System.getProperty((String) argument(arguments));
            default -> ofObject(proxy, method, arguments);
        };
    }

    private @Nullable Object ofBundle(Object proxy, Method method, Object @Nullable [] arguments)
            throws Exception {
        return switch (method.getName()) {
            case "getSymbolicName" -> name;
            case "getVersion" -> version();
            case "getState" -> Bundle.ACTIVE;
            case "getBundleContext" -> context;
            case "getLocation" -> manifest.toString();
            case "getHeaders" -> headers();
            case "loadClass" -> loader.loadClass((String) argument(arguments));
            case "getResource" -> loader.getResource((String) argument(arguments));
            case "getResources" -> loader.getResources((String) argument(arguments));
            case "getEntry" -> entry(String.valueOf(argument(arguments)));
            default -> ofObject(proxy, method, arguments);
        };
    }

    private Object ofObject(Object proxy, Method method, Object @Nullable [] arguments) {
        return switch (method.getName()) {
            case "equals" -> proxy == argument(arguments);
            case "hashCode" -> System.identityHashCode(proxy);
            case "toString" -> name + "_" + version();
            default -> throw unsupported(method);
        };
    }

    private UnsupportedOperationException unsupported(Method method) {
        return new UnsupportedOperationException(
                name + ": " + method.getName() + " needs an OSGi framework, and none is running");
    }

    private static @Nullable Object argument(Object @Nullable [] arguments) {
        return arguments == null ? null : arguments[0];
    }

    private Version version() {
        String version = headers.getValue("Bundle-Version");
        return version == null ? Version.emptyVersion : Version.parseVersion(version.strip());
    }

    private Dictionary<String, String> headers() {
        Dictionary<String, String> all = new Hashtable<>();
        headers.forEach((key, value) -> all.put(key.toString(), value.toString()));
        return all;
    }

    /** The file of the bundle itself, not one of the same path in another. */
    private @Nullable URL entry(String path) throws Exception {
        String root = manifest.toString().replaceAll("META-INF/MANIFEST\\.MF$", "");
        String file = path.startsWith("/") ? path.substring(1) : path;
        Enumeration<URL> candidates = loader.getResources(file);
        while (candidates.hasMoreElements()) {
            URL candidate = candidates.nextElement();
            if (candidate.toString().equals(root + file)) {
                return candidate;
            }
        }
        return null;
    }
}
