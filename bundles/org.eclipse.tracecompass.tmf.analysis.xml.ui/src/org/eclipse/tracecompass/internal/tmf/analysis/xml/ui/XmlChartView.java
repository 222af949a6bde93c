package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;

/** A chart that is described in XML; the secondary id is the name of the XML view. */
public final class XmlChartView extends XyChartView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.linuxtools.tmf.analysis.xml.ui.views.xyview";

    /** Made by the workbench. */
    public XmlChartView() {
        super(new ShownView(XmlView.Kind.XY));
    }
}
