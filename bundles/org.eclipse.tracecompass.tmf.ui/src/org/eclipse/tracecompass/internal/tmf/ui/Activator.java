package org.eclipse.tracecompass.internal.tmf.ui;

import java.net.URL;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.plugin.AbstractUIPlugin;
import org.osgi.framework.BundleContext;

/** The plug-in, for its pictures, its preferences and its log. */
@NonNullByDefault({})
public class Activator extends AbstractUIPlugin {

    /** The id of the plug-in. */
    public static final String PLUGIN_ID = "org.eclipse.tracecompass.tmf.ui";

    private static @Nullable Activator plugin;

    @Override
    public void start(BundleContext context) throws Exception {
        super.start(context);
        plugin = this;
    }

    @Override
    public void stop(BundleContext context) throws Exception {
        plugin = null;
        super.stop(context);
    }

    /** The running plug-in; null before it is started and after it is stopped. */
    public static Activator getDefault() {
        return plugin;
    }

    /**
     * A picture of this plug-in.
     *
     * @param path its path in the plug-in, one of {@link ITmfImageConstants}
     * @return its descriptor; null if there is no such picture
     */
    public @Nullable ImageDescriptor getImageDescripterFromPath(String path) {
        URL url = FileLocator.find(getBundle(), IPath.fromOSString(path), null);
        return url == null ? null : ImageDescriptor.createFromURL(url);
    }

    /**
     * A shared picture of this plug-in, never to be disposed. On the UI thread only.
     *
     * @param path its path in the plug-in, one of {@link ITmfImageConstants}
     * @return the picture; null if there is none
     */
    public @Nullable Image getImageFromPath(String path) {
        ImageRegistry registry = getImageRegistry();
        Image image = registry.get(path);
        if (image == null) {
            ImageDescriptor descriptor = getImageDescripterFromPath(path);
            if (descriptor != null) {
                registry.put(path, descriptor);
                image = registry.get(path);
            }
        }
        return image;
    }

    /** Logs an information. */
    public void logInfo(String message) {
        log(IStatus.INFO, message, null);
    }

    /** Logs a warning. */
    public void logWarning(String message) {
        log(IStatus.WARNING, message, null);
    }

    /** Logs an error. */
    public void logError(String message) {
        log(IStatus.ERROR, message, null);
    }

    /** Logs an error with its cause. */
    public void logError(String message, Throwable exception) {
        log(IStatus.ERROR, message, exception);
    }

    private void log(int severity, @Nullable String message, @Nullable Throwable exception) {
        getLog().log(new Status(severity, PLUGIN_ID, message == null ? "" : message, exception));
    }
}
