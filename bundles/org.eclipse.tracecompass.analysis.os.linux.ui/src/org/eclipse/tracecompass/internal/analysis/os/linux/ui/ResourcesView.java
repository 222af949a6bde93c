package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;

/** The states of each CPU, interrupt and soft interrupt. */
public final class ResourcesView extends TimeGraphView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.views.resources";

    private static final String PROVIDER =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ResourcesStatusDataProvider";

    /** Made by the workbench. */
    public ResourcesView() {
        super(PROVIDER, KernelAnalysisModule.ID);
    }
}
