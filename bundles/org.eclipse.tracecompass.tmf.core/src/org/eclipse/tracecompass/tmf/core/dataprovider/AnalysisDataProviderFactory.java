package org.eclipse.tracecompass.tmf.core.dataprovider;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Base of the factories whose data providers show the results of an analysis. A trace with the
 * analysis gets a provider of it; an experiment gets one that joins the providers of its traces. A
 * subclass says which analysis, and creates the provider of one trace.
 *
 * <p>The analysis is started with the provider if it was not started. Thread-safe as far as the
 * subclass is.
 *
 * @param <A> the type of the analysis
 */
public abstract class AnalysisDataProviderFactory<A extends IAnalysisModule>
        implements IDataProviderFactory {

    private final Class<A> analysisClass;
    private final @Nullable String analysisId;
    private final IDataProviderDescriptor descriptor;

    /**
     * Creates a factory.
     *
     * @param analysisClass the type of the analysis
     * @param analysisId the id of the analysis, null for any of that type
     * @param descriptor the descriptor of the data providers
     */
    protected AnalysisDataProviderFactory(
            Class<A> analysisClass,
            @Nullable String analysisId,
            IDataProviderDescriptor descriptor) {
        this.analysisClass = analysisClass;
        this.analysisId = analysisId;
        this.descriptor = descriptor;
    }

    /**
     * Describes data providers; for the call of the constructor.
     *
     * @param id the id of the data providers, that of the factory
     * @param name their name for users
     * @param description what they show
     * @param type which kind of picture that is
     * @return the descriptor
     */
    protected static IDataProviderDescriptor descriptor(
            String id, String name, String description, ProviderType type) {
        return new DataProviderDescriptor.Builder()
                .setId(id)
                .setName(name)
                .setDescription(description)
                .setProviderType(type)
                .build();
    }

    /**
     * Returns whether an analysis of the type is one that data providers are for. All are by
     * default.
     *
     * @param analysis the analysis
     * @since 0.2.0
     */
    protected boolean isAnalysis(A analysis) {
        return true;
    }

    /**
     * Creates the data provider of a trace.
     *
     * @param trace the trace
     * @param analysis an analysis of that very trace
     * @return the data provider, null when there is none without a secondary id
     */
    protected abstract @Nullable ITmfDataProvider create(ITmfTrace trace, A analysis);

    /**
     * Creates the data provider of a trace for a secondary id. By default there is none.
     *
     * @param trace the trace
     * @param analysis an analysis of that very trace
     * @param secondaryId what follows the colon of the id
     * @return the data provider, null when the analysis has none of that id
     */
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, A analysis, String secondaryId) {
        return null;
    }

    /**
     * Joins the data providers of the traces of an experiment, by default those that the {@link
     * DataProviderManager} has of the members.
     *
     * @param experiment the experiment
     * @param members its traces that have the analysis, at least one
     * @return the provider of the experiment, null when there is none
     */
    protected @Nullable ITmfDataProvider join(ITmfTrace experiment, Collection<ITmfTrace> members) {
        return Composites.join(
                members, descriptor.getId(), descriptor.getName(), ITmfDataProvider.class);
    }

    /**
     * Returns what can be created for an analysis, by default the descriptor of this factory.
     *
     * @param analysis the analysis
     * @return the descriptors
     */
    protected Collection<IDataProviderDescriptor> describe(A analysis) {
        return List.of(descriptor);
    }

    /** Returns the descriptor of the data providers. */
    protected final IDataProviderDescriptor getDescriptor() {
        return descriptor;
    }

    /**
     * Returns the analyses of a trace itself. Those of an experiment are not the analyses of its
     * traces.
     *
     * @param trace the trace or experiment
     * @return the analyses that providers may be created for, in the order of the trace
     */
    protected final List<A> analysesOf(ITmfTrace trace) {
        List<A> analyses = new ArrayList<>();
        for (IAnalysisModule module : trace.getAnalysisModules()) {
            if (analysisClass.isInstance(module)
                    && (analysisId == null || module.getId().equals(analysisId))
                    && isAnalysis(analysisClass.cast(module))) {
                analyses.add(analysisClass.cast(module));
            }
        }
        return analyses;
    }

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        for (A analysis : analysesOf(trace)) {
            ITmfDataProvider provider = create(trace, analysis);
            if (provider != null) {
                AnalysisCondition.start(analysis);
                return provider;
            }
        }
        List<ITmfTrace> members = new ArrayList<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSet(trace)) {
            if (member != trace && !analysesOf(member).isEmpty()) {
                members.add(member);
            }
        }
        return members.isEmpty() ? null : join(trace, members);
    }

    /** {@inheritDoc} The providers of an experiment's traces are joined by the manager. */
    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace, String secondaryId) {
        for (A analysis : analysesOf(trace)) {
            ITmfDataProvider provider = create(trace, analysis, secondaryId);
            if (provider != null) {
                AnalysisCondition.start(analysis);
                return provider;
            }
        }
        return null;
    }

    @Override
    public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
        Map<String, IDataProviderDescriptor> byId = new LinkedHashMap<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            for (A analysis : analysesOf(member)) {
                describe(analysis).forEach(each -> byId.putIfAbsent(each.getId(), each));
            }
        }
        return byId.values();
    }
}
