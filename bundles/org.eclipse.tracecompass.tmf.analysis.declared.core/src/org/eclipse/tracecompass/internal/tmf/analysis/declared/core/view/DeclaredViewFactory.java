package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredViews;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.config.ITmfDataProviderConfigurator;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.DataProviderCapabilities;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes the data providers of declared views. What follows the colon of an id is the name of the
 * view.
 */
public final class DeclaredViewFactory extends AnalysisDataProviderFactory<DeclaredAnalysisModule> {

    private static final IDataProviderDescriptor GROUP =
            new DataProviderDescriptor.Builder()
                    .setId(DeclaredView.FACTORY_ID)
                    .setName("Declared States")
                    .setDescription("States from declarations; derive some from a text of yours")
                    .setProviderType(ProviderType.NONE)
                    .setCapabilities(
                            new DataProviderCapabilities.Builder().setCanCreate(true).build())
                    .build();

    private final ITmfDataProviderConfigurator configurator = new DeclaredConfigurator();

    /** Creates the factory; called for the extension point. */
    public DeclaredViewFactory() {
        super(DeclaredAnalysisModule.class, null, GROUP);
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

    /** The group of all views comes first; others can be derived from it. */
    @Override
    public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
        List<IDataProviderDescriptor> all = new ArrayList<>();
        all.add(GROUP);
        all.addAll(super.getDescriptors(trace));
        return all;
    }

    @Override
    protected Collection<IDataProviderDescriptor> describe(DeclaredAnalysisModule analysis) {
        return descriptors(analysis);
    }

    /** Returns the descriptors of the views of an analysis. */
    static List<IDataProviderDescriptor> descriptors(DeclaredAnalysisModule analysis) {
        String set = analysis.getDeclarations().name();
        ITmfConfiguration configuration = analysis.getConfiguration();
        List<IDataProviderDescriptor> descriptors = new ArrayList<>();
        for (DeclaredView view : DeclaredViews.of(analysis.getDeclarations())) {
            descriptors.add(
                    new DataProviderDescriptor.Builder()
                            .setId(view.providerId())
                            .setParentId(DeclaredView.FACTORY_ID)
                            .setName(view.view().title() + " (" + set + ')')
                            .setDescription(
                                    "States declared in " + analysis.getDeclarations().source())
                            .setProviderType(
                                    view.view().kind() == View.Kind.XY
                                            ? ProviderType.TREE_TIME_XY
                                            : ProviderType.TIME_GRAPH)
                            .setConfiguration(configuration)
                            .setCapabilities(
                                    new DataProviderCapabilities.Builder()
                                            .setCanDelete(configuration != null)
                                            .build())
                            .build());
        }
        return descriptors;
    }

    @NonNullByDefault({})
    @Override
    public <T> T getAdapter(Class<T> adapter) {
        return adapter.isInstance(configurator)
                ? adapter.cast(configurator)
                : super.getAdapter(adapter);
    }
}
