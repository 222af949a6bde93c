package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.view;

import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the data providers of charts. */
public final class XmlChartFactory extends XmlViewFactory {

    /** Creates the factory; called for the extension point. */
    public XmlChartFactory() {
        super(XmlView.Kind.XY, "XML Charts", ProviderType.TREE_TIME_XY);
    }

    @Override
    ITmfDataProvider provider(
            ITmfTrace trace, TmfStateSystemAnalysisModule analysis, XmlView view) {
        return new XmlChart(trace, analysis, view);
    }
}
