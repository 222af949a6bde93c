package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2.AbstractSegmentStoreDensityView;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2.AbstractSegmentStoreDensityViewer;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table.AbstractSegmentStoreTableViewer;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table.SegmentStoreTableViewer;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/** A view of densities as a plug-in has it. */
@NonNullByDefault({})
public final class CallDensityView extends AbstractSegmentStoreDensityView {

    static final String ID = "org.eclipse.tracecompass.analysis.os.linux.ui.tests.density";
    static final String CALLS = "org.eclipse.tracecompass.analysis.os.linux.latency.syscall";

    /** Creates the view. */
    public CallDensityView() {
        super("Call Density");
    }

    @Override
    protected AbstractSegmentStoreTableViewer createSegmentStoreTableViewer(Composite parent) {
        return new SegmentStoreTableViewer(
                new TableViewer(parent, SWT.FULL_SELECTION | SWT.VIRTUAL), CALLS, false);
    }

    @Override
    protected AbstractSegmentStoreDensityViewer createSegmentStoreDensityViewer(Composite parent) {
        return new AbstractSegmentStoreDensityViewer(parent) {
            @Override
            protected ISegmentStoreProvider getSegmentStoreProvider(ITmfTrace trace) {
                IAnalysisModule module =
                        TmfTraceUtils.getAnalysisModuleOfClass(trace, IAnalysisModule.class, CALLS);
                return (ISegmentStoreProvider) module;
            }
        };
    }
}
