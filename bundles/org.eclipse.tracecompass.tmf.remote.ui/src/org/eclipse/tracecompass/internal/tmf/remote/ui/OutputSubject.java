package org.eclipse.tracecompass.internal.tmf.remote.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;
import org.eclipse.ui.IViewSite;

/** Any output; the secondary id of its view is the id of the output. */
final class OutputSubject implements ViewSubject {

    private String output = "";
    private volatile String name = "";

    @Override
    public void begin(@Nullable IViewSite site) {
        output = OutputViews.outputOf(site);
    }

    @Override
    public Shown of(@Nullable ITmfTrace trace, String title) {
        name = trace == null ? title : OutputViews.nameOf(trace, output, title);
        return new Shown(output, null, name);
    }

    @Override
    public EmptyReason missing(ITmfTrace trace) {
        return OutputViews.missing(name);
    }
}
