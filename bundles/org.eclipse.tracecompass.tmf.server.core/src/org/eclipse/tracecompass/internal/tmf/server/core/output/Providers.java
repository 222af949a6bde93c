package org.eclipse.tracecompass.internal.tmf.server.core.output;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters.Range;
import org.eclipse.tracecompass.internal.tmf.server.core.http.ProtocolException;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Request;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.Experiments;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.OpenExperiment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.filters.RequestedTimes;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;

/** Finds the data provider that a request is about, and says the request in its words. */
final class Providers {

    /** The part of a path that names an experiment. */
    static final String EXPERIMENT = "expUUID";

    /** The part of a path that names an output. */
    static final String OUTPUT = "outputId";

    private final Experiments experiments;

    Providers(Experiments experiments) {
        this.experiments = experiments;
    }

    /** Returns the experiment that a request names, with all outputs that were derived. */
    OpenExperiment experiment(Request request) throws ProtocolException {
        OpenExperiment experiment = experiments.get(request.uuid(EXPERIMENT));
        request.worksOn(experiment::isClosed);
        DerivedOutputs.restore(experiment);
        return experiment;
    }

    /**
     * Returns the data provider that a request names.
     *
     * @param type what it has to be
     * @throws ProtocolException when there is none of the type
     */
    <T extends ITmfDataProvider> T provider(Request request, Class<T> type)
            throws ProtocolException {
        OpenExperiment experiment = experiment(request);
        @Nullable
        T provider =
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(
                                experiment.experiment(), request.variable(OUTPUT), type);
        if (provider == null) {
            throw new ProtocolException(
                    ProtocolException.NOT_ALLOWED,
                    "Analysis cannot run",
                    "There is no output %s of this kind for this experiment"
                            .formatted(request.variable(OUTPUT)));
        }
        return provider;
    }

    /**
     * Returns a range as data providers want it. The times are those of the pixels of our views, so
     * that a view shows the same of a server as of a trace.
     */
    static Map<String, Object> times(Range range) {
        long[] times =
                range.count() == 1
                        ? new long[] {range.start()}
                        : Viewport.boundaries(range.start(), range.end(), range.count() - 1);
        Map<String, Object> all = new LinkedHashMap<>();
        all.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, new RequestedTimes(times));
        all.put(
                DataProviderParameterUtils.REQUESTED_TIMERANGE_KEY,
                List.of(range.start(), range.end(), (long) range.count()));
        return all;
    }

    /** Returns range, rows and search as data providers want them. */
    static Map<String, Object> rows(Parameters parameters) throws ProtocolException {
        Map<String, Object> all = times(parameters.requireRange());
        all.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, parameters.items());
        all.putAll(parameters.filters());
        return all;
    }
}
