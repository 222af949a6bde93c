package org.eclipse.tracecompass.tmf.rows.core;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphStateFilter;

/**
 * Marks the states chosen by the filters of a request, given the metadata of their row, the names
 * of their styles ("State") and their label ("Label"). A state too short to be seen alone is chosen
 * when any part of what is drawn in its place is. For one request.
 */
public final class StateFilter implements ITimeGraphStateFilter {

    private static final String STATE = "State";
    private static final String LABEL = "Label";

    /** The effect of filters on a state. */
    private record Verdict(int marks, boolean excluded) {}

    private final Map<Integer, Predicate<Multimap<String, Object>>> predicates;
    private final @Nullable IProgressMonitor monitor;
    private final Map<String, OutputElementStyle> styles;
    private Multimap<String, Object> data = HashMultimap.create();

    /**
     * Creates a filter.
     *
     * @param predicates what to choose, by what is done with it
     * @param styles the styles that states refer to by key
     * @param monitor a monitor that may be cancelled, null for none
     */
    StateFilter(
            Map<Integer, Predicate<Multimap<String, Object>>> predicates,
            Map<String, OutputElementStyle> styles,
            @Nullable IProgressMonitor monitor) {
        this.predicates = predicates;
        this.styles = styles;
        this.monitor = monitor;
    }

    /**
     * Marks in rows what the filters of a request choose.
     *
     * @param rows the rows
     * @param predicates what to choose, by what is done with it
     * @param styles the styles that states refer to by key
     * @param provider has the metadata of the rows
     * @param monitor a monitor that may be cancelled, null for none
     * @return the rows with their states marked
     */
    public static List<ColumnRow> marked(
            List<? extends ITimeGraphRowModel> rows,
            Map<Integer, Predicate<Multimap<String, Object>>> predicates,
            Map<String, OutputElementStyle> styles,
            ITimeGraphStateFilter provider,
            @Nullable IProgressMonitor monitor) {
        StateFilter filter = new StateFilter(predicates, styles, monitor);
        List<ColumnRow> filtered = new ArrayList<>(rows.size());
        for (ColumnRow row : ColumnRow.of(rows)) {
            StateColumns states = row.columns();
            long time = states.size() == 0 ? 0 : states.start(0);
            filtered.add(
                    filter.marked(row, provider.getFilterData(row.getEntryID(), time, monitor)));
        }
        return filtered;
    }

    /**
     * Marks the states of a row. States that look alike are chosen alike, so that the filters look
     * at one of them only; blends are looked at one by one.
     *
     * @param row the row
     * @param known the metadata of the row, independent of its states
     * @return the row with its states marked, and gaps in place of those that are excluded
     */
    ColumnRow marked(ColumnRow row, Multimap<String, Object> known) {
        StateColumns states = row.columns();
        LookTable looks = states.looks().copy();
        int gap = looks.number(StateLook.GAP);
        StateColumns.Builder marked = new StateColumns.Builder(looks);
        Map<Integer, Verdict> byLook = new HashMap<>();
        for (int i = 0; i < states.size(); i++) {
            ITimeGraphState state = row.getStates().get(i);
            Verdict verdict =
                    states.shares(i) > 0
                            ? verdict(known, row.getEntryID(), state)
                            : byLook.computeIfAbsent(
                                    Integer.valueOf(states.look(i)),
                                    look -> verdict(known, row.getEntryID(), state));
            if (verdict.excluded) {
                marked.add(states.start(i), states.last(i), gap);
            } else {
                marked.add(states, i).mark(verdict.marks);
            }
        }
        return new ColumnRow(row.getEntryID(), marked.build());
    }

    private Verdict verdict(Multimap<String, Object> known, long id, ITimeGraphState state) {
        Multimap<String, Object> data = HashMultimap.create(known);
        String label = state.getLabel();
        if (label != null) {
            data.put(LABEL, label);
        }
        if (state instanceof TimeGraphBlendState blend) {
            blend.getShares().forEach(share -> describe(share.style(), data));
        } else {
            describe(state.getStyle(), data);
        }
        this.data = data;
        List<ITimeGraphState> kept = new ArrayList<>(1);
        applyFilterAndAddState(kept, state, Long.valueOf(id), predicates, monitor);
        return new Verdict(state.getActiveProperties(), kept.get(0) != state);
    }

    private void describe(@Nullable OutputElementStyle style, Multimap<String, Object> data) {
        if (style == null) {
            return;
        }
        String key = style.getParentKey();
        OutputElementStyle named = key == null ? style : styles.getOrDefault(key, style);
        Object name = named.getStyleValues().get(StyleProperties.STYLE_NAME);
        if (name != null) {
            data.put(STATE, name);
        }
    }

    @Override
    public Multimap<String, Object> getFilterData(
            long entryId, long time, @Nullable IProgressMonitor monitor) {
        return data;
    }
}
