package org.eclipse.tracecompass.tmf.testkit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/**
 * A data provider whose rows, states and links are written down one by one. Answers exactly, for
 * any pixels.
 */
public class HandMadeProvider
        implements ITimeGraphDataProvider<TimeGraphEntryModel>, IOutputStyleProvider {

    protected final List<String> headers = new ArrayList<>(List.of("Thread", "TID"));
    protected final List<TimeGraphEntryModel> entries = new ArrayList<>();
    protected final Map<Long, List<ITimeGraphState>> states = new LinkedHashMap<>();
    protected final List<ITimeGraphArrow> arrows = new ArrayList<>();
    protected final Map<String, OutputElementStyle> styles = new LinkedHashMap<>();
    private volatile Status status = Status.COMPLETED;
    private volatile int rowRequests;
    private volatile Collection<?> lastItems = List.of();

    /** How often states were asked for. */
    public int rowRequests() {
        return rowRequests;
    }

    /** The rows that were asked for last. */
    public Collection<?> lastItems() {
        return lastItems;
    }

    /** Answers with another status from now on. */
    public void setStatus(Status now) {
        status = now;
    }

    /** Leaves a row out of the tree from now on. */
    public void remove(long row) {
        entries.removeIf(e -> e.getId() == row);
    }

    /** Adds any state to a row. */
    public void addState(long row, ITimeGraphState state) {
        states.computeIfAbsent(row, k -> new ArrayList<>()).add(state);
    }

    /** Adds a named style. */
    public HandMadeProvider style(String key, String name, String colour, double height) {
        styles.put(
                key,
                new OutputElementStyle(
                        null,
                        Map.of(
                                StyleProperties.STYLE_NAME,
                                name,
                                StyleProperties.BACKGROUND_COLOR,
                                colour,
                                StyleProperties.HEIGHT,
                                (float) height)));
        return this;
    }

    /** Adds a row. */
    public HandMadeProvider row(long id, long parent, String... labels) {
        entries.add(new TimeGraphEntryModel(id, parent, List.of(labels), 0, 1_000_000));
        states.putIfAbsent(id, new ArrayList<>());
        return this;
    }

    /** Adds a row that only groups others. */
    public HandMadeProvider group(long id, long parent, String label) {
        entries.add(new TimeGraphEntryModel(id, parent, List.of(label), 0, 1_000_000, false, null));
        return this;
    }

    /** Adds a state to a row. */
    public HandMadeProvider state(
            long row, long start, long end, String style, @Nullable String label) {
        states.computeIfAbsent(row, k -> new ArrayList<>())
                .add(new TimeGraphState(start, end - start, label, new OutputElementStyle(style)));
        return this;
    }

    /** Adds a link. */
    public HandMadeProvider arrow(long from, long to, long start, long end) {
        arrows.add(new TimeGraphArrow(from, to, start, end - start, 0));
        return this;
    }

    @Override
    public String getId() {
        return "hand.made";
    }

    @Override
    public TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> fetchTree(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return new TmfModelResponse<>(
                new TmfTreeModel<>(headers, List.copyOf(entries)), status, "");
    }

    @Override
    public TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        rowRequests++;
        List<ITimeGraphRowModel> rows = new ArrayList<>();
        if (parameters.get("requested_items") instanceof Collection<?> ids
                && parameters.get("requested_times") instanceof List<?> times) {
            lastItems = ids;
            long from = (Long) times.get(0);
            long to = (Long) times.get(times.size() - 1);
            for (Object id : ids) {
                rows.add(
                        new TimeGraphRowModel(
                                (Long) id,
                                states.getOrDefault(id, List.of()).stream()
                                        .filter(
                                                s ->
                                                        s.getStartTime() <= to
                                                                && s.getStartTime()
                                                                                + s.getDuration()
                                                                        >= from)
                                        .toList()));
            }
        }
        return new TmfModelResponse<>(new TimeGraphModel(rows), status, "");
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return new TmfModelResponse<>(arrows, status, "");
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return new TmfModelResponse<>(Map.of("Hint", "hand made"), status, "");
    }

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return new TmfModelResponse<>(new OutputStyleModel(styles), Status.COMPLETED, "");
    }

    /** Two processes, three threads, every kind of state. */
    public static HandMadeProvider sample() {
        HandMadeProvider p =
                new HandMadeProvider()
                        .style("run", "Usermode", "#4caf50", 1)
                        .style("sys", "System call", "#3a7bd5", 1)
                        .style("wait", "Wait for CPU", "#e69f00", 0.5)
                        .style("blocked", "Blocked", "#c9b458", 0.25)
                        .row(1, -1, "server <1>", "1")
                        .row(2, 1, "worker & co", "12")
                        .row(3, 1, "logger", "13")
                        .row(9, -1, "idle", "0");
        p.state(1, 0, 300_000, "run", "main")
                .state(1, 300_000, 420_000, "sys", "epoll_wait")
                .state(1, 420_000, 900_000, "blocked", null)
                .state(1, 900_000, 1_000_000, "run", null);
        p.state(2, 100_000, 250_000, "blocked", null)
                .state(2, 250_000, 260_000, "wait", null)
                .state(2, 260_000, 700_000, "run", "request")
                .state(2, 700_000, 701_000, "sys", "write");
        for (int i = 0; i < 400; i++) {
            long t = 200_000 + i * 1_000L;
            p.state(3, t, t + 300, i % 2 == 0 ? "sys" : "run", null);
            p.state(3, t + 300, t + 1_000, "blocked", null);
        }
        p.arrow(1, 2, 240_000, 260_000).arrow(2, 3, 500_000, 501_000);
        return p;
    }
}
