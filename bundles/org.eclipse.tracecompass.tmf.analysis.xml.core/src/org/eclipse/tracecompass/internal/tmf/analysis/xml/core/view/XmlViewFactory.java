package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlViews;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the data providers of views. What follows the colon of an id is the name of the view. */
abstract class XmlViewFactory extends AnalysisDataProviderFactory<TmfStateSystemAnalysisModule> {

    private final XmlView.Kind kind;

    XmlViewFactory(XmlView.Kind kind, String name, ProviderType type) {
        super(
                TmfStateSystemAnalysisModule.class,
                null,
                descriptor(kind.factoryId(), name, "A view that is described in XML", type));
        this.kind = kind;
    }

    abstract ITmfDataProvider provider(
            ITmfTrace trace, TmfStateSystemAnalysisModule analysis, XmlView view);

    @Override
    protected @Nullable ITmfDataProvider create(
            ITmfTrace trace, TmfStateSystemAnalysisModule analysis) {
        return null;
    }

    @Override
    protected @Nullable ITmfDataProvider create(
            ITmfTrace trace, TmfStateSystemAnalysisModule analysis, String name) {
        for (XmlView view : XmlViews.of(analysis, kind)) {
            if (view.isNamed(name)) {
                return provider(trace, analysis, view);
            }
        }
        return null;
    }

    @Override
    protected Collection<IDataProviderDescriptor> describe(TmfStateSystemAnalysisModule analysis) {
        List<IDataProviderDescriptor> descriptors = new ArrayList<>();
        for (XmlView view : XmlViews.of(analysis, kind)) {
            descriptors.add(
                    descriptor(
                            view.providerId(),
                            view.analysisName() + ": " + view.label(),
                            getDescriptor().getDescription(),
                            getDescriptor().getType()));
        }
        return descriptors;
    }
}
