package org.eclipse.tracecompass.common.core;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Plugin;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.bundles.BundleActivators;
import org.osgi.framework.BundleContext;

/**
 * The base class of bundle activators. It finds the activator of a plug-in by the plug-in's id and
 * writes to the log under that id.
 *
 * <p>It works in a plain JVM too, where no OSGi framework starts activators: {@link
 * BundleActivators} starts them, and log entries go to the {@link System.Logger} with the name of
 * the plug-in. Thread-safe.
 *
 * @since 0.2.0
 */
public abstract class TraceCompassActivator extends Plugin {

    private static final Map<String, TraceCompassActivator> STARTED = new ConcurrentHashMap<>();

    private final String pluginId;

    /**
     * Creates an activator.
     *
     * @param pluginID the symbolic name of its bundle
     */
    public TraceCompassActivator(String pluginID) {
        pluginId = pluginID;
    }

    /** {@return the symbolic name of the bundle} */
    public String getPluginId() {
        return pluginId;
    }

    /**
     * The started activator of a plug-in. In a plain JVM the first call starts it.
     *
     * @param id the symbolic name of its bundle
     * @return the activator
     * @throws IllegalStateException when the activator is not started, or failed to start
     */
    protected static TraceCompassActivator getInstance(String id) {
        TraceCompassActivator activator = STARTED.get(id);
        if (activator == null) {
            BundleActivators.find(id);
            activator = STARTED.get(id);
        }
        if (activator == null) {
            throw new IllegalStateException("The activator of " + id + " is not started");
        }
        return activator;
    }

    /** Called when the bundle starts. */
    protected abstract void startActions();

    /** Called when the bundle stops. */
    protected abstract void stopActions();

    /**
     * Starts the bundle.
     *
     * @param context the context of the bundle; null where there is no bundle
     */
    @Override
    public final void start(@Nullable BundleContext context) throws Exception {
        if (context != null) {
            super.start(context);
        }
        STARTED.put(pluginId, this);
        startActions();
    }

    /**
     * Stops the bundle.
     *
     * @param context the context of the bundle; null where there is no bundle
     */
    @Override
    public final void stop(@Nullable BundleContext context) throws Exception {
        stopActions();
        STARTED.remove(pluginId, this);
        if (context != null) {
            super.stop(context);
        }
    }

    /**
     * Logs an information.
     *
     * @param message the message; null is the empty text
     */
    public void logInfo(@Nullable String message) {
        log(IStatus.INFO, message, null);
    }

    /**
     * Logs an information with an exception.
     *
     * @param message the message; null is the empty text
     * @param exception the exception
     */
    public void logInfo(@Nullable String message, Throwable exception) {
        log(IStatus.INFO, message, exception);
    }

    /**
     * Logs a warning.
     *
     * @param message the message; null is the empty text
     */
    public void logWarning(@Nullable String message) {
        log(IStatus.WARNING, message, null);
    }

    /**
     * Logs a warning with an exception.
     *
     * @param message the message; null is the empty text
     * @param exception the exception
     */
    public void logWarning(@Nullable String message, Throwable exception) {
        log(IStatus.WARNING, message, exception);
    }

    /**
     * Logs an error.
     *
     * @param message the message; null is the empty text
     */
    public void logError(@Nullable String message) {
        log(IStatus.ERROR, message, null);
    }

    /**
     * Logs an error with an exception.
     *
     * @param message the message; null is the empty text
     * @param exception the exception
     */
    public void logError(@Nullable String message, Throwable exception) {
        log(IStatus.ERROR, message, exception);
    }

    private void log(int severity, @Nullable String message, @Nullable Throwable exception) {
        String text = NonNullUtils.nullToEmptyString(message);
        if (BundleActivators.isFrameworkRunning() && getBundle() != null) {
            getLog().log(new Status(severity, pluginId, text, exception));
        } else {
            System.getLogger(pluginId).log(level(severity), text, exception);
        }
    }

    private static System.Logger.Level level(int severity) {
        return switch (severity) {
            case IStatus.ERROR -> System.Logger.Level.ERROR;
            case IStatus.WARNING -> System.Logger.Level.WARNING;
            default -> System.Logger.Level.INFO;
        };
    }
}
