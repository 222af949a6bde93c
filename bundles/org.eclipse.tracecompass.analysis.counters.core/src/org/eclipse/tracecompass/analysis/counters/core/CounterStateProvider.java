package org.eclipse.tracecompass.analysis.counters.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.counters.core.aspects.CounterAspect;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.HistoryTime;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Records the counters of a trace: each event that has a {@link CounterAspect} changes that
 * counter. The tree is that of {@link CounterAnalysis}.
 *
 * @since 0.2.0
 */
public class CounterStateProvider extends AbstractTmfStateProvider {

    private static final int VERSION = 2;
    private static final String ID = "org.eclipse.tracecompass.analysis.counters.core.provider";

    private final List<CounterAspect> ungrouped = new ArrayList<>();
    private final List<CounterAspect> grouped = new ArrayList<>();
    private final Map<CounterAspect, List<ITmfEventAspect<?>>> groups = new HashMap<>();
    private final Map<CounterAspect, Integer> quarks = new HashMap<>();
    private int groupedQuark = ITmfStateSystem.INVALID_ATTRIBUTE;
    private final HistoryTime time = new HistoryTime();
    private long now;

    private CounterStateProvider(ITmfTrace trace) {
        super(trace, ID);
        for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
            if (aspect instanceof CounterAspect counter) {
                (counter.getGroups().length == 0 ? ungrouped : grouped).add(counter);
                groups.put(counter, groupsOf(counter, trace));
            }
        }
    }

    /** The aspects of a trace that tell counters apart; classes that it lacks are left out. */
    static List<ITmfEventAspect<?>> groupsOf(CounterAspect counter, ITmfTrace trace) {
        List<ITmfEventAspect<?>> found = new ArrayList<>();
        for (Class<? extends ITmfEventAspect<?>> group : counter.getGroups()) {
            for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
                if (group.isInstance(aspect)) {
                    found.add(aspect);
                    break;
                }
            }
        }
        return found;
    }

    /**
     * Creates a provider.
     *
     * @param trace the trace to read
     */
    public static CounterStateProvider create(ITmfTrace trace) {
        return new CounterStateProvider(trace);
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public ITmfStateProvider getNewInstance() {
        return new CounterStateProvider(getTrace());
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        ITmfStateSystemBuilder ss = getStateSystemBuilder();
        if (ss == null) {
            return;
        }
        // A reading that is out of order counts where it was read.
        now = time.of(event, ss);
        for (CounterAspect aspect : ungrouped) {
            Number value = aspect.resolve(event);
            if (value != null) {
                record(ss, aspect, value, quark(ss, aspect));
            }
        }
        if (!grouped.isEmpty() && groupedQuark == ITmfStateSystem.INVALID_ATTRIBUTE) {
            groupedQuark =
                    ss.getQuarkAbsoluteAndAdd(CounterAnalysis.GROUPED_COUNTER_ASPECTS_ATTRIB);
        }
        for (CounterAspect aspect : grouped) {
            handleGroupedCounterAspect(event, ss, aspect, groupedQuark);
        }
    }

    private int quark(ITmfStateSystemBuilder ss, CounterAspect aspect) {
        Integer known = quarks.get(aspect);
        if (known == null) {
            known =
                    ss.getQuarkAbsoluteAndAdd(
                            CounterAnalysis.UNGROUPED_COUNTER_ASPECTS_ATTRIB, aspect.getName());
            quarks.put(aspect, known);
        }
        return known.intValue();
    }

    /**
     * Records a counter of which there are several. Nothing is recorded for an event that does not
     * tell which one it is about.
     *
     * @param event the event
     * @param ss the history
     * @param aspect the counter
     * @param rootQuark the attribute under which the groups are
     */
    protected void handleGroupedCounterAspect(
            ITmfEvent event, ITmfStateSystemBuilder ss, CounterAspect aspect, int rootQuark) {
        Number value = aspect.resolve(event);
        if (value == null) {
            return;
        }
        List<ITmfEventAspect<?>> groups = this.groups.getOrDefault(aspect, List.of());
        String[] path = new String[2 * groups.size() + 1];
        int length = 0;
        for (ITmfEventAspect<?> group : groups) {
            Object which = group.resolve(event);
            if (which == null) {
                return;
            }
            path[length++] = group.getName();
            path[length++] = which.toString();
        }
        path[length] = aspect.getName();
        record(ss, aspect, value, ss.getQuarkRelativeAndAdd(rootQuark, path));
    }

    private void record(ITmfStateSystemBuilder ss, CounterAspect aspect, Number value, int quark) {
        Number total = aspect.isCumulative() ? value : sum(ss.queryOngoing(quark), value);
        ss.modifyAttribute(now, total, quark);
    }

    private static Number sum(@Nullable Object before, Number value) {
        if (!(before instanceof Number known)) {
            return value;
        }
        return value instanceof Double
                ? (Number) Double.valueOf(known.doubleValue() + value.doubleValue())
                : (Number) Long.valueOf(known.longValue() + value.longValue());
    }
}
