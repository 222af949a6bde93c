package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredViews;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes the data providers of declared views. What follows the colon of an id is the name of the
 * view.
 */
public final class DeclaredViewFactory extends AnalysisDataProviderFactory<DeclaredAnalysisModule> {

    /** Creates the factory; called for the extension point. */
    public DeclaredViewFactory() {
        super(
                DeclaredAnalysisModule.class,
                null,
                descriptor(
                        DeclaredView.FACTORY_ID,
                        "Declared States",
                        "States from declarations",
                        ProviderType.NONE));
    }

    @Override
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, DeclaredAnalysisModule analysis) {
        return null;
    }

    @Override
    protected @Nullable ITmfDataProvider create(
            ITmfTrace trace, DeclaredAnalysisModule analysis, String name) {
        for (DeclaredView view : DeclaredViews.of(analysis.getDeclarations())) {
            if (view.name().equals(name)) {
                return view.view().kind() == View.Kind.XY
                        ? new DeclaredChart(trace, analysis, view)
                        : new DeclaredTimeGraph(trace, analysis, view);
            }
        }
        return null;
    }

    @Override
    protected Collection<IDataProviderDescriptor> describe(DeclaredAnalysisModule analysis) {
        String set = analysis.getDeclarations().name();
        List<IDataProviderDescriptor> descriptors = new ArrayList<>();
        for (DeclaredView view : DeclaredViews.of(analysis.getDeclarations())) {
            descriptors.add(
                    descriptor(
                            view.providerId(),
                            view.view().title() + " (" + set + ')',
                            "States declared in " + analysis.getDeclarations().source(),
                            view.view().kind() == View.Kind.XY
                                    ? ProviderType.TREE_TIME_XY
                                    : ProviderType.TIME_GRAPH));
        }
        return descriptors;
    }
}
