package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentTableView;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;

/** Every segment that a pattern has found; the secondary id is the id of the analysis. */
public final class XmlSegmentsView extends SegmentTableView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.analysis.xml.ui.views.segments";

    private String analysis = "";

    /** Made by the workbench. */
    public XmlSegmentsView() {
        super("");
    }

    @Override
    public void init(@Nullable IViewSite site, @Nullable IMemento memento)
            throws PartInitException {
        String secondary = site == null ? null : site.getSecondaryId();
        String id = secondary == null ? "" : ShownView.decoded(secondary);
        analysis = id;
        setAnalysis(id);
        super.init(site, memento);
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        String title = XmlOutputs.title(active, analysis);
        if (!title.isEmpty()) {
            setPartName(NLS.bind(Messages.Title_Segments, title));
        }
        super.traceChanged(active);
    }
}
