package org.eclipse.tracecompass.tmf.ui.widgets;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;

/** The pictures of this bundle, by their file names. */
public final class Icons {

    /** A trace. */
    public static final String TRACE = "trace.svg";

    /** Several traces seen as one. */
    public static final String EXPERIMENT = "experiment.svg";

    /** Opens traces. */
    public static final String OPEN = "open.svg";

    /** Closes traces. */
    public static final String CLOSE = "close.svg";

    /** An analysis that is done. */
    public static final String DONE = "done.svg";

    /** An analysis that is at work. */
    public static final String RUNNING = "running.svg";

    /** An analysis that has not started. */
    public static final String WAITING = "waiting.svg";

    /** Something that failed. */
    public static final String FAILED = "failed.svg";

    /** Something that cannot be done with this trace. */
    public static final String UNABLE = "unable.svg";

    /** Something that is not as it should be. */
    public static final String WARNING = "warning.svg";

    /** Opens a view. */
    public static final String VIEW = "state_system.svg";

    /** Shows a shorter time. */
    public static final String ZOOM_IN = "zoom_in.svg";

    /** Shows a longer time. */
    public static final String ZOOM_OUT = "zoom_out.svg";

    /** Shows all time. */
    public static final String ZOOM_ALL = "zoom_all.svg";

    /** Shows only some events. */
    public static final String FILTER = "filter.svg";

    /** The next match. */
    public static final String NEXT = "next.svg";

    /** The previous match. */
    public static final String PREVIOUS = "previous.svg";

    /** Clears a text or a filter. */
    public static final String CLEAR = "clear.svg";

    /** Columns of a table. */
    public static final String COLUMNS = "columns.svg";

    /** Clocks of hosts led to one. */
    public static final String SYNCHRONIZATION = "synchronization.svg";

    private static final String BUNDLE = "org.eclipse.tracecompass.tmf.ui";

    private Icons() {}

    /** The descriptor of a picture, or null if there is none. */
    public static @Nullable ImageDescriptor of(String name) {
        return ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + name).orElse(null);
    }

    /** A shared picture, never to be disposed; null if there is none. On the UI thread only. */
    public static @Nullable Image image(String name) {
        ImageRegistry registry = JFaceResources.getImageRegistry();
        String key = BUNDLE + '/' + name;
        Image image = registry.get(key);
        if (image == null) {
            ImageDescriptor descriptor = of(name);
            if (descriptor == null) {
                return null;
            }
            registry.put(key, descriptor);
            image = registry.get(key);
        }
        return image;
    }
}
