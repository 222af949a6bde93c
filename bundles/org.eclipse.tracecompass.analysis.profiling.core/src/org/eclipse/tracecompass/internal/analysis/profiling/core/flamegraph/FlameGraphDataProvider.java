package org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.analysis.profiling.core.tree.ITree;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeSet;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.FlameRows.Box;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.TreeSource.Trees;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.FlameChartEntryModel;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.FlameChartEntryModel.EntryType;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.tree.RowIds;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A flame graph as a time graph whose axis is weight: a row per depth below each element. Plug-ins
 * create it under this name for their own trees; it is kept for compatibility. Thread-safe.
 *
 * <p>A request may have {@code group_by}, the name of the level up to which trees are merged or
 * {@code "all"}, and {@code selection_range}, the first and the last instant of a range of time.
 *
 * @param <N> the type of the objects in the trees
 * @param <E> the type of the elements
 * @param <T> the type of the trees
 */
public class FlameGraphDataProvider<N, E, T extends WeightedTree<N>>
        extends AbstractTmfTraceDataProvider
        implements ITimeGraphDataProvider<FlameChartEntryModel>, IOutputStyleProvider {

    /** The id of the data providers, before a colon and the id of the analysis. */
    public static final String ID = "org.eclipse.tracecompass.analysis.profiling.core.flamegraph";

    /** Parameter: the level up to which trees are merged. */
    public static final String GROUP_BY_KEY = TreeSource.GROUP_BY_KEY;

    /** Parameter: the range of time. */
    public static final String SELECTION_RANGE_KEY = TreeSource.SELECTION_RANGE_KEY;

    /** Parameter of a tooltip: true to get what one can do, instead of what there is to know. */
    public static final String TOOLTIP_ACTION_KEY = "actions";

    /** So many requested places are the ends of a range. */
    private static final int RANGE = 2;

    /** A name, and its number among equal ones: two processes may run the same program. */
    private record Step(String name, int ordinal) {}

    /** The subject of an entry: the way from the trace down, and what its end is. */
    private record Key(List<Step> path, EntryType type) {}

    private final String id;
    private final TreeSource<N, E, T> source;
    private final RowIds<Key> ids = new RowIds<>();

    /** The boxes of the entries of the latest tree. */
    private volatile Map<Long, List<Box<N>>> boxes = Map.of();

    /**
     * Creates a data provider.
     *
     * @param trace the trace or experiment
     * @param module has the trees; as a rule an analysis
     * @param secondaryId the id of the data provider
     */
    public FlameGraphDataProvider(
            ITmfTrace trace, IWeightedTreeProvider<N, E, T> module, String secondaryId) {
        this(
                new TreeSource<>(
                        trace, module, module instanceof IAnalysisModule known ? known : null),
                secondaryId);
    }

    /**
     * Creates a data provider.
     *
     * @param source has the trees
     * @param id the id of the data provider
     */
    public FlameGraphDataProvider(TreeSource<N, E, T> source, String id) {
        super(source.trace());
        this.source = source;
        this.id = id;
    }

    @Override
    public String getId() {
        return id;
    }

    /**
     * Returns the trees of a request, for drawing them without the detour of a time graph.
     *
     * @param parameters {@code group_by} and {@code selection_range}
     * @param monitor shows progress and may be cancelled; null for none
     * @return the trees; RUNNING while the analysis is
     */
    public TmfModelResponse<FlameTrees> fetchTrees(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return source.fetchTrees(parameters, monitor);
    }

    /** {@inheritDoc} Waits until the analysis has completed. */
    @Override
    public TmfModelResponse<TmfTreeModel<FlameChartEntryModel>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        source.await(monitor == null ? new NullProgressMonitor() : monitor);
        TmfModelResponse<Trees<N, E, T>> answer = source.fetch(fetchParameters, monitor);
        Trees<N, E, T> trees = answer.getModel();
        if (trees == null) {
            return new TmfModelResponse<>(null, answer.getStatus(), answer.getStatusMessage());
        }
        TreeBuilder builder = new TreeBuilder(trees, fetchParameters.get(GROUP_BY_KEY));
        boxes = builder.boxes;
        return new TmfModelResponse<>(
                new TmfTreeModel.Builder<FlameChartEntryModel>()
                        .setColumnDescriptors(List.of())
                        .setEntries(builder.entries)
                        .build(),
                answer.getStatus(),
                answer.getStatusMessage());
    }

    /** Makes the entries of trees, and their boxes. */
    private final class TreeBuilder {
        private final IWeightedTreeProvider<N, E, T> provider;
        private final IWeightedTreeSet<N, ?, ? extends WeightedTree<N>> set;
        private final List<FlameChartEntryModel> entries = new ArrayList<>();
        private final Map<Long, List<Box<N>>> boxes = new HashMap<>();

        TreeBuilder(Trees<N, E, T> trees, @Nullable Object groupBy) {
            provider = trees.provider();
            set = trees.group(groupBy);
            List<Step> path = List.of(new Step(getTrace().getName(), 0));
            long root = ids.of(new Key(path, EntryType.TRACE));
            long end = addElements(set.getElements(), path, root);
            entries.add(0, entry(root, -1, path, end, EntryType.TRACE));
        }

        private long addElements(Iterable<?> elements, List<Step> above, long parent) {
            Map<String, Integer> counts = new HashMap<>();
            long last = 0;
            for (Object element : elements) {
                String name =
                        element instanceof ITree tree ? tree.getName() : String.valueOf(element);
                int ordinal = counts.merge(name, 1, Integer::sum);
                List<Step> path = join(above, new Step(name, ordinal));
                last = Math.max(last, addElement(element, path, parent));
            }
            return last;
        }

        private long addElement(Object element, List<Step> path, long parent) {
            long id = ids.of(new Key(path, EntryType.LEVEL));
            int index = entries.size();
            List<String> extra = provider.getExtraDataSets();
            FlameRows<N> rows =
                    new FlameRows<>(set.getTreesFor(element), extra.size(), this::label);
            for (int depth = 0; depth < rows.rows().size(); depth++) {
                Step step = new Step(Integer.toString(depth), 0);
                addRow(join(path, step), id, EntryType.FUNCTION, rows, depth);
            }
            for (int i = 0; i < extra.size() && !rows.rows().isEmpty(); i++) {
                Step step = new Step(extra.get(i), i);
                addRow(join(path, step), id, EntryType.KERNEL, rows, i);
            }
            long last = rows.end();
            if (element instanceof ITree tree) {
                last = Math.max(last, addElements(tree.getChildren(), path, id));
            }
            entries.add(index, entry(id, parent, path, last, EntryType.LEVEL));
            return last;
        }

        private void addRow(
                List<Step> path, long parent, EntryType type, FlameRows<N> rows, int index) {
            long id = ids.of(new Key(path, type));
            entries.add(entry(id, parent, path, rows.end(), type));
            boxes.put(
                    id,
                    type == EntryType.KERNEL
                            ? rows.extraRows().get(index)
                            : rows.rows().get(index));
        }

        private String label(WeightedTree<N> tree) {
            return FlameGraphDataProvider.label(provider, tree);
        }

        private static List<Step> join(List<Step> path, Step step) {
            List<Step> joined = new ArrayList<>(path);
            joined.add(step);
            return List.copyOf(joined);
        }

        private static FlameChartEntryModel entry(
                long id, long parent, List<Step> path, long end, EntryType type) {
            String name = path.get(path.size() - 1).name();
            return new FlameChartEntryModel(id, parent, List.of(name), 0, end, type);
        }
    }

    @SuppressWarnings("unchecked")
    private static <N, T extends WeightedTree<N>> String label(
            IWeightedTreeProvider<N, ?, T> provider, WeightedTree<N> tree) {
        return provider.toDisplayString((T) tree);
    }

    /**
     * {@inheritDoc} The axis is weight, from 0. Boxes between two requested places are left out,
     * unless the places are no more than the ends of a range.
     */
    @Override
    public TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> places = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        if (places == null || places.isEmpty() || items == null) {
            return Answers.incorrectParameters();
        }
        return source.answer(monitor, () -> new TimeGraphModel(rows(places, items)));
    }

    private List<ITimeGraphRowModel> rows(List<Long> places, List<Long> items) {
        long[] sorted = places.stream().mapToLong(Long::longValue).sorted().toArray();
        List<ITimeGraphRowModel> rows = new ArrayList<>();
        Map<Long, List<Box<N>>> known = boxes;
        for (Long item : items) {
            List<Box<N>> row = known.get(item);
            if (row != null) {
                rows.add(new TimeGraphRowModel(item.longValue(), states(row, sorted)));
            }
        }
        return rows;
    }

    private List<ITimeGraphState> states(List<Box<N>> row, long[] places) {
        List<ITimeGraphState> states = new ArrayList<>();
        int next = 0;
        for (Box<N> box : row) {
            while (next < places.length && places[next] < box.start()) {
                next++;
            }
            boolean isShown =
                    places.length > RANGE
                            ? next < places.length && places[next] < box.end()
                            : box.end() > places[0] && box.start() <= places[places.length - 1];
            if (isShown) {
                states.add(
                        new TimeGraphState(
                                box.start(),
                                box.tree().getWeight(),
                                box.label(),
                                source.provider().getPalette().getStyleFor(subject(box.tree()))));
            }
        }
        return states;
    }

    private static Object subject(WeightedTree<?> tree) {
        return Objects.requireNonNullElse(tree.getObject(), tree);
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return source.answer(monitor, List::of);
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> places = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        if (places == null || places.isEmpty() || items == null || items.isEmpty()) {
            return Answers.incorrectParameters();
        }
        boolean actions = Boolean.TRUE.equals(fetchParameters.get(TOOLTIP_ACTION_KEY));
        List<Box<N>> row = boxes.getOrDefault(items.get(0), List.of());
        Box<N> box = FlameRows.at(row, places.get(0).longValue());
        return source.answer(monitor, () -> box == null ? Map.of() : tooltip(box, actions));
    }

    private Map<String, String> tooltip(Box<N> box, boolean actions) {
        FlameTip<N, T> tip = new FlameTip<>(source.provider(), box.tree());
        Map<String, String> texts = new LinkedHashMap<>();
        if (actions) {
            tip.addActions(texts);
        } else {
            texts.put("Object", box.label());
            tip.addFigures(texts);
        }
        return texts;
    }

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return Answers.completed(new OutputStyleModel(source.provider().getPalette().getStyles()));
    }
}
