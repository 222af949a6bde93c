package org.eclipse.tracecompass.internal.tmf.ui;

/** Ids of the views, the perspective and the commands, as plugin.xml declares them. */
public final class ViewIds {

    /** The Tracing perspective. */
    public static final String PERSPECTIVE = "org.eclipse.linuxtools.tmf.ui.perspective";

    /** The Traces view. */
    public static final String TRACES = "org.eclipse.tracecompass.tmf.ui.views.traces";

    /** The Events view. */
    public static final String EVENTS = "org.eclipse.tracecompass.tmf.ui.views.events";

    /** The Histogram view. */
    public static final String HISTOGRAM = "org.eclipse.linuxtools.tmf.ui.views.histogram";

    /** The Details view. */
    public static final String DETAILS = "org.eclipse.tracecompass.tmf.ui.views.details";

    /** The State System Explorer. */
    public static final String STATE_SYSTEM = "org.eclipse.linuxtools.tmf.ui.views.ssview";

    /** The Synchronization view. */
    public static final String SYNCHRONIZATION =
            "org.eclipse.linuxtools.tmf.ui.views.synchronization";

    private ViewIds() {}
}
