package org.eclipse.tracecompass.internal.tmf.ui.statesystem;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.explorer.core.StateSystemDataProvider;
import org.eclipse.tracecompass.tmf.rows.core.ForwardingTimeGraphProvider;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;

/**
 * The request of the explorer: the instant whose values are shown, the filter, and how many
 * children are listed where there are very many. It puts that into the requests of a data provider.
 * Changed on the UI thread, read by the loader.
 */
final class ExplorerModel {

    /** More children than this are not listed; the filter finds them. */
    static final int MAX_LISTED = 16_000;

    private static final int GROWTH = 4;

    private final Map<Long, Integer> listed = new ConcurrentHashMap<>();
    private final Map<Long, String> seen = new HashMap<>();
    private volatile @Nullable Long time;
    private volatile String filter = "";

    /** Forgets what belongs to a trace. */
    void forgetTrace() {
        listed.clear();
        seen.clear();
        time = null;
    }

    /** Shows the values of an instant, ns. Returns whether it is another one than before. */
    boolean selectTime(long instant) {
        boolean changed = !Objects.equals(time, instant);
        time = instant;
        return changed;
    }

    /**
     * Lists only attributes whose path passes a filter; null = all. Returns whether that is
     * something else.
     */
    boolean setFilter(@Nullable RowFilter rows) {
        String expression = rows == null ? "" : rows.text();
        boolean changed = !expression.equals(filter);
        filter = expression;
        return changed;
    }

    /**
     * A row is on the screen. If it stands for children that are not listed, more of them are
     * wanted from now on. Returns whether that is so; false as long as the row is still the same as
     * when it was last seen.
     */
    boolean rowSeen(TimeGraphEntry row) {
        if (!StateSystemDataProvider.isMore(row.labels())
                || row.name().equals(seen.put(row.id(), row.name()))) {
            return false;
        }
        int now = listed.getOrDefault(row.id(), 0);
        int next = Math.min(MAX_LISTED, now == 0 ? StateSystemDataProvider.PAGE : now * GROWTH);
        listed.put(row.id(), next);
        return next != now && filter.isEmpty();
    }

    /** The full path of a row's attribute; empty for a row that is no attribute. */
    static String path(TimeGraphEntry row) {
        return row.label(StateSystemDataProvider.PATH);
    }

    /** The value of a row, empty if it has none. */
    static String value(TimeGraphEntry row) {
        return row.label(StateSystemDataProvider.VALUE);
    }

    /** When the state of a row at the selected time began, ns; empty if it is no state. */
    static OptionalLong stateStart(TimeGraphEntry row) {
        return time(row, StateSystemDataProvider.START);
    }

    /** The last instant of the state of a row at the selected time, ns; empty if it is no state. */
    static OptionalLong stateEnd(TimeGraphEntry row) {
        return time(row, StateSystemDataProvider.END);
    }

    private static OptionalLong time(TimeGraphEntry row, int label) {
        String text = row.label(label);
        return path(row).isEmpty() || text.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(Long.parseLong(text));
    }

    /** Returns the provider to use in place of another one. */
    ITimeGraphDataProvider<? extends ITimeGraphEntryModel> adapt(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider) {
        return requests(provider);
    }

    private <M extends ITimeGraphEntryModel> ITimeGraphDataProvider<M> requests(
            ITimeGraphDataProvider<M> provider) {
        return new Requests<>(provider);
    }

    private Map<String, Object> treeParameters(Map<String, Object> given) {
        Map<String, Object> parameters = new HashMap<>(given);
        Long instant = time;
        if (instant != null) {
            parameters.put(StateSystemDataProvider.SELECTED_TIME_KEY, instant);
        }
        parameters.put(StateSystemDataProvider.PATH_FILTER_KEY, filter);
        parameters.put(StateSystemDataProvider.LISTED_CHILDREN_KEY, Map.copyOf(listed));
        return parameters;
    }

    /** The provider, asked with what the explorer wants. */
    private final class Requests<M extends ITimeGraphEntryModel>
            extends ForwardingTimeGraphProvider<M> {

        Requests(ITimeGraphDataProvider<M> provider) {
            super(provider);
        }

        @Override
        public TmfModelResponse<TmfTreeModel<M>> fetchTree(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            return super.fetchTree(treeParameters(parameters), monitor);
        }
    }
}
