package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;

/** A time graph that is described in XML; the secondary id is the name of the XML view. */
public final class XmlTimeGraphView extends TimeGraphView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.linuxtools.tmf.analysis.xml.ui.views.timegraph";

    /** Made by the workbench. */
    public XmlTimeGraphView() {
        super(new ShownView(XmlView.Kind.TIME_GRAPH));
    }
}
