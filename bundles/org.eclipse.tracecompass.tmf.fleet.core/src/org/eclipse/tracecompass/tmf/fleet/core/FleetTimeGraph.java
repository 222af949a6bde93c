package org.eclipse.tracecompass.tmf.fleet.core;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;

/**
 * A time graph of all traces of a fleet. A trace that nobody has looked at is one row with its
 * name. When that row is asked for its states, because it has come on the screen, the trace is
 * opened, and its own rows take the place of the one. The answer then is that there is more to
 * come, so that the view asks again. Thread-safe.
 */
final class FleetTimeGraph
        implements ITimeGraphDataProvider<ITimeGraphEntryModel>, IOutputStyleProvider {

    /** Ids of rows of other data providers count up from 0. */
    private static final AtomicLong NEXT_ID = new AtomicLong(1L << 40);

    /** So much time is spent on opening before an answer is given. */
    private static final long PATIENCE_NANOS = 200_000_000;

    private final String id;
    private final List<FleetRow> rows;
    private final Map<FleetRow, Long> ids = new HashMap<>();

    /** The rows that the data provider of an open trace has said to have. */
    private final Map<FleetRow, Set<Long>> known = new HashMap<>();

    FleetTimeGraph(String id, List<FleetRow> rows) {
        this.id = id;
        this.rows = rows;
        rows.forEach(row -> ids.put(row, NEXT_ID.getAndIncrement()));
    }

    @Override
    public String getId() {
        return id;
    }

    private @Nullable ITimeGraphDataProvider<?> provider(FleetRow row) {
        TmfTrace trace = row.traceIfOpen();
        return trace == null
                ? null
                : DataProviderManager.getInstance()
                        .getOrCreateDataProvider(trace, id, ITimeGraphDataProvider.class);
    }

    @Override
    public TmfModelResponse<TmfTreeModel<ITimeGraphEntryModel>> fetchTree(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        List<ITimeGraphEntryModel> entries = new ArrayList<>();
        boolean isRunning = false;
        for (FleetRow row : rows) {
            ITimeGraphDataProvider<?> provider = provider(row);
            if (provider == null) {
                entries.add(placeholder(row));
                continue;
            }
            TmfModelResponse<? extends TmfTreeModel<? extends ITimeGraphEntryModel>> answer =
                    provider.fetchTree(parameters, monitor);
            isRunning |= answer.getStatus() == ITmfResponse.Status.RUNNING;
            TmfTreeModel<? extends ITimeGraphEntryModel> tree = answer.getModel();
            if (tree == null || tree.getEntries().isEmpty()) {
                entries.add(placeholder(row));
            } else {
                entries.addAll(tree.getEntries());
                Set<Long> theirs = new HashSet<>();
                tree.getEntries().forEach(entry -> theirs.add(entry.getId()));
                remember(row, theirs);
            }
        }
        return answer(new TmfTreeModel<>(List.of("Name"), entries), isRunning);
    }

    private static <T> TmfModelResponse<T> answer(T model, boolean isRunning) {
        return isRunning
                ? new TmfModelResponse<>(model, ITmfResponse.Status.RUNNING, "Opening traces")
                : new TmfModelResponse<>(model, ITmfResponse.Status.COMPLETED, "");
    }

    private synchronized void remember(FleetRow row, Set<Long> theirs) {
        known.put(row, theirs);
    }

    private synchronized Set<Long> knownOf(FleetRow row) {
        return known.getOrDefault(row, Set.of());
    }

    private long idOf(FleetRow row) {
        return ids.getOrDefault(row, -1L);
    }

    private ITimeGraphEntryModel placeholder(FleetRow row) {
        String failure = row.failure();
        String name = row.entry().name();
        return new TimeGraphEntryModel(
                idOf(row),
                -1,
                failure == null ? name : name + " (" + failure + ")",
                row.start(),
                row.end());
    }

    /**
     * Opens traces whose row is among those that were asked for, in their order, until the screen
     * is full of their rows or it has taken long enough.
     *
     * @return whether rows have changed
     */
    private boolean openVisible(Collection<Long> asked, @Nullable IProgressMonitor monitor) {
        long begin = System.nanoTime();
        boolean hasChanged = false;
        for (FleetRow row : rows) {
            boolean isEnough =
                    hasChanged && System.nanoTime() - begin > PATIENCE_NANOS
                            || monitor != null && monitor.isCanceled();
            if (isEnough) {
                break;
            }
            if (asked.contains(idOf(row)) && row.traceIfOpen() == null && row.failure() == null) {
                row.open();
                hasChanged = true;
            }
        }
        return hasChanged;
    }

    @Override
    public TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        Collection<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        Set<Long> asked = items == null ? Set.of() : new HashSet<>(items);
        boolean isRunning = openVisible(asked, monitor);
        List<ITimeGraphRowModel> found = new ArrayList<>();
        for (FleetRow row : rows) {
            if (asked.contains(idOf(row))) {
                found.add(new TimeGraphRowModel(idOf(row), new ArrayList<>()));
            }
            ITimeGraphDataProvider<?> provider = provider(row);
            Map<String, Object> theirs = parametersOf(row, asked, parameters);
            if (provider != null && theirs != null) {
                TmfModelResponse<TimeGraphModel> answer = provider.fetchRowModel(theirs, monitor);
                isRunning |= answer.getStatus() == ITmfResponse.Status.RUNNING;
                TimeGraphModel model = answer.getModel();
                if (model != null) {
                    found.addAll(model.getRows());
                }
            }
        }
        return answer(new TimeGraphModel(found), isRunning);
    }

    /** Returns what to ask the provider of a trace; null if it is asked nothing. */
    private @Nullable Map<String, Object> parametersOf(
            FleetRow row, Set<Long> asked, Map<String, Object> parameters) {
        List<Long> theirs = new ArrayList<>();
        for (Long entry : knownOf(row)) {
            if (asked.contains(entry)) {
                theirs.add(entry);
            }
        }
        if (theirs.isEmpty()) {
            return null;
        }
        Map<String, Object> own = new HashMap<>(parameters);
        own.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, theirs);
        return own;
    }

    /** Between traces there are none, and those of a trace cost much if nobody looks at it. */
    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return answer(List.of(), false);
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        Collection<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        Set<Long> asked = items == null ? Set.of() : new HashSet<>(items);
        Map<String, String> tooltip = new LinkedHashMap<>();
        for (FleetRow row : rows) {
            if (asked.contains(idOf(row))) {
                tooltip.put("Host", row.entry().host());
                tooltip.put("Events", "%,d".formatted(row.entry().events()));
                tooltip.put("Path", row.entry().path());
            }
            ITimeGraphDataProvider<?> provider = provider(row);
            Map<String, Object> theirs = parametersOf(row, asked, parameters);
            if (provider != null && theirs != null) {
                Map<String, String> texts = provider.fetchTooltip(theirs, monitor).getModel();
                if (texts != null) {
                    tooltip.putAll(texts);
                }
            }
        }
        return answer(tooltip, false);
    }

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        Map<String, OutputElementStyle> styles = new LinkedHashMap<>();
        for (FleetRow row : rows) {
            if (provider(row) instanceof IOutputStyleProvider styled) {
                OutputStyleModel model = styled.fetchStyle(parameters, monitor).getModel();
                if (model != null) {
                    styles.putAll(model.getStyles());
                }
            }
        }
        return answer(new OutputStyleModel(styles), false);
    }

    @Override
    public Multimap<String, Object> getFilterData(
            long entryId, long time, @Nullable IProgressMonitor monitor) {
        Multimap<String, Object> data = HashMultimap.create();
        for (FleetRow row : rows) {
            ITimeGraphDataProvider<?> provider = provider(row);
            if (provider != null && knownOf(row).contains(entryId)) {
                data.putAll(provider.getFilterData(entryId, time, monitor));
            }
        }
        return data;
    }
}
