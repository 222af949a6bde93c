package org.eclipse.tracecompass.tmf.core.trace.experiment;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.MultiAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The aspects of an experiment: time and trace come first, then those of the traces in their order,
 * the contents last. Aspects of one name become one, so that they share a column.
 */
final class ExperimentAspects {

    private final Map<String, Set<ITmfEventAspect<?>>> byName = new LinkedHashMap<>();

    private ExperimentAspects() {}

    static Iterable<ITmfEventAspect<?>> of(List<ITmfTrace> traces) {
        ExperimentAspects aspects = new ExperimentAspects();
        aspects.add(TmfBaseAspects.getTimestampAspect());
        aspects.add(TmfBaseAspects.getTraceNameAspect());
        List<ITmfEventAspect<?>> last = new ArrayList<>();
        for (ITmfTrace trace : traces) {
            for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
                if (aspect == TmfBaseAspects.getContentsAspect()) {
                    last.add(aspect);
                } else {
                    aspects.add(aspect);
                }
            }
        }
        last.forEach(aspects::add);
        ImmutableList.Builder<ITmfEventAspect<?>> all = ImmutableList.builder();
        for (Set<ITmfEventAspect<?>> sameName : aspects.byName.values()) {
            ITmfEventAspect<?> joined = MultiAspect.create(sameName, ITmfEventAspect.class);
            if (joined != null) {
                all.add(joined);
            }
        }
        return all.build();
    }

    private void add(ITmfEventAspect<?> aspect) {
        byName.computeIfAbsent(aspect.getName(), name -> new LinkedHashSet<>()).add(aspect);
    }
}
