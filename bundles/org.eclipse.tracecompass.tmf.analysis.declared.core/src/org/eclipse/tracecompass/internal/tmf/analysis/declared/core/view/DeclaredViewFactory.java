package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredViews;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes the data providers of declared views. What follows the colon of an id is the name of the
 * view; the views of the traces of an experiment are joined by whoever asks.
 */
public final class DeclaredViewFactory implements IDataProviderFactory {

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace, String secondaryId) {
        for (DeclaredAnalysisModule module : modules(trace)) {
            for (DeclaredView view : DeclaredViews.of(module.getDeclarations())) {
                if (view.name().equals(secondaryId)) {
                    module.schedule();
                    return view.view().kind() == View.Kind.XY
                            ? new DeclaredChart(trace, module, view)
                            : new DeclaredTimeGraph(trace, module, view);
                }
            }
        }
        return null;
    }

    @Override
    public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
        List<IDataProviderDescriptor> descriptors = new ArrayList<>();
        for (DeclaredAnalysisModule module : modules(trace)) {
            String set = module.getDeclarations().name();
            for (DeclaredView view : DeclaredViews.of(module.getDeclarations())) {
                descriptors.add(
                        new DataProviderDescriptor.Builder()
                                .setId(view.providerId())
                                .setName(view.view().title() + " (" + set + ')')
                                .setDescription(
                                        "States declared in " + module.getDeclarations().source())
                                .setProviderType(
                                        view.view().kind() == View.Kind.XY
                                                ? ProviderType.TREE_TIME_XY
                                                : ProviderType.TIME_GRAPH)
                                .build());
            }
        }
        return descriptors;
    }

    private static List<DeclaredAnalysisModule> modules(ITmfTrace trace) {
        List<DeclaredAnalysisModule> modules = new ArrayList<>();
        for (IAnalysisModule module : trace.getAnalysisModules()) {
            if (module instanceof DeclaredAnalysisModule declared) {
                modules.add(declared);
            }
        }
        return modules;
    }
}
