package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphStateFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphBlendState;

/**
 * Marks the states that filters of a request choose, by what is shown of them: the name and number
 * of their row, what they are, and their label. A state too short to be seen alone is chosen when
 * any part of what is drawn in its place is. For one request.
 */
final class StateFilter implements ITimeGraphStateFilter {

    private static final String ROW = "Name";
    private static final String STATE = "State";
    private static final String LABEL = "Label";

    private final Map<Integer, Predicate<Multimap<String, Object>>> fPredicates;
    private final @Nullable IProgressMonitor fMonitor;
    private Multimap<String, Object> fData = HashMultimap.create();

    /**
     * Creates a filter.
     *
     * @param predicates what to choose, by what is done with it
     * @param monitor stops; may be null
     */
    StateFilter(
            Map<Integer, Predicate<Multimap<String, Object>>> predicates,
            @Nullable IProgressMonitor monitor) {
        fPredicates = predicates;
        fMonitor = monitor;
    }

    /**
     * Marks the states of a row.
     *
     * @param id the row
     * @param source where its states are from
     * @param name its name
     * @param states its states
     * @return the states, gaps in place of those that are excluded
     */
    List<ITimeGraphState> marked(
            long id, RowSource source, String name, List<ITimeGraphState> states) {
        List<ITimeGraphState> marked = new ArrayList<>(states.size());
        for (ITimeGraphState state : states) {
            Multimap<String, Object> data = data(source, name);
            String label = state.getLabel();
            if (label != null) {
                data.put(LABEL, label);
            }
            if (state instanceof TimeGraphBlendState blend) {
                blend.getShares().forEach(share -> describe(share.style(), data));
            } else {
                describe(state.getStyle(), data);
            }
            fData = data;
            applyFilterAndAddState(marked, state, Long.valueOf(id), fPredicates, fMonitor);
        }
        return marked;
    }

    /** What is known of a row, whatever its state. */
    static Multimap<String, Object> data(RowSource source, String name) {
        Multimap<String, Object> data = HashMultimap.create();
        data.put(ROW, name);
        switch (source.kind()) {
            case THREAD, KERNEL_THREAD -> data.put("TID", source.number());
            case IRQ -> data.put("IRQ", source.number());
            case SOFT_IRQ -> data.put("Soft IRQ", source.number());
            case CPU, FREQUENCY -> {
                // The CPU says it all.
            }
        }
        if (source.cpu() >= 0) {
            data.put("CPU", source.cpu());
        }
        return data;
    }

    private static void describe(
            @Nullable OutputElementStyle style, Multimap<String, Object> data) {
        String key = style == null ? null : style.getParentKey();
        if (key != null) {
            data.put(STATE, KernelStyle.valueOf(key).label());
        }
    }

    @Override
    public Multimap<String, Object> getFilterData(
            long entryId, long time, @Nullable IProgressMonitor monitor) {
        return fData;
    }
}
