package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.view;

import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the data providers of time graphs. */
public final class XmlTimeGraphFactory extends XmlViewFactory {

    /** Creates the factory; called for the extension point. */
    public XmlTimeGraphFactory() {
        super(XmlView.Kind.TIME_GRAPH, "XML Time Graphs", ProviderType.TIME_GRAPH);
    }

    @Override
    ITmfDataProvider provider(
            ITmfTrace trace, TmfStateSystemAnalysisModule analysis, XmlView view) {
        return new XmlTimeGraph(trace, analysis, view);
    }
}
