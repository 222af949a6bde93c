package org.eclipse.tracecompass.internal.tmf.core;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.osgi.service.prefs.BackingStoreException;

/**
 * The framework's preferences: those of the workspace when the platform runs, else kept for the
 * life of the process. Thread-safe.
 */
public final class CorePreferences {

    private static final String NODE = "org.eclipse.tracecompass.tmf.core";
    private static final Map<String, String> TRANSIENT = new ConcurrentHashMap<>();

    private CorePreferences() {}

    /**
     * A preference.
     *
     * @param key its key
     * @param defaultValue what to return when it is not set
     * @return its value
     */
    public static String get(String key, String defaultValue) {
        IEclipsePreferences node = node();
        String value = node == null ? TRANSIENT.get(key) : node.get(key, null);
        return value == null ? defaultValue : value;
    }

    /**
     * Sets a preference.
     *
     * @param key its key
     * @param value its value, null to go back to the default
     */
    public static void put(String key, @Nullable String value) {
        IEclipsePreferences node = node();
        if (node == null) {
            if (value == null) {
                TRANSIENT.remove(key);
            } else {
                TRANSIENT.put(key, value);
            }
            return;
        }
        if (value == null) {
            node.remove(key);
        } else {
            node.put(key, value);
        }
        try {
            node.flush();
        } catch (BackingStoreException e) {
            System.getLogger(NODE)
                    .log(System.Logger.Level.WARNING, "Preference " + key + " was not saved", e);
        }
    }

    private static @Nullable IEclipsePreferences node() {
        if (!ExtensionSource.isPlatformRunning()) {
            return null;
        }
        try {
            return InstanceScope.INSTANCE.getNode(NODE);
        } catch (IllegalStateException e) {
            // The platform runs without a workspace.
            return null;
        }
    }
}
