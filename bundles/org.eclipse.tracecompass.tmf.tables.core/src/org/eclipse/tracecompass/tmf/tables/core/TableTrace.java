package org.eclipse.tracecompass.tmf.tables.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.InvertibleTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * A trace of the tables.
 *
 * @param trace the trace, or an experiment, which has analyses of its own
 * @param name a name that no other one has
 * @param host the id of the host; null for an experiment
 * @param toHost from the clock of its times to that of its host; null if that is the same
 */
record TableTrace(
        ITmfTrace trace,
        String name,
        @Nullable String host,
        @Nullable ITmfTimestampTransform toHost) {

    /** Returns the traces of an experiment before itself, or the trace alone. */
    static List<TableTrace> of(ITmfTrace opened) {
        List<ITmfTrace> traces = new ArrayList<>();
        if (opened instanceof TmfExperiment experiment) {
            traces.addAll(experiment.getTraces());
        }
        traces.add(opened);
        Map<String, Integer> used = new HashMap<>();
        List<TableTrace> named = new ArrayList<>();
        for (ITmfTrace trace : traces) {
            int times = used.merge(trace.getName(), 1, Integer::sum);
            String name = times == 1 ? trace.getName() : trace.getName() + " (" + times + ")";
            String host = trace instanceof TmfExperiment ? null : trace.getHostId();
            named.add(new TableTrace(trace, name, host, toHost(trace, opened)));
        }
        return named;
    }

    private static @Nullable ITmfTimestampTransform toHost(ITmfTrace trace, ITmfTrace opened) {
        ITmfTimestampTransform host =
                opened instanceof TmfExperiment experiment && trace != opened
                        ? experiment.getHostClock(trace)
                        : TimestampTransformFactory.getDefaultTransform();
        ITmfTimestampTransform used =
                trace instanceof TmfTrace one ? one.getTimestampTransform() : host;
        return !used.equals(host) && used instanceof InvertibleTransform back
                ? host.composeWith(back.inverse())
                : null;
    }

    /** Returns whether it is a single trace, which has events and a host. */
    boolean isSingle() {
        return !(trace instanceof TmfExperiment);
    }

    /** Returns the time of the host's own clock; null if it is the given one. */
    @Nullable
    Long hostTime(long time) {
        ITmfTimestampTransform transform = toHost;
        return transform == null ? null : transform.transform(time);
    }
}
