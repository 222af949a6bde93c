package org.eclipse.tracecompass.tmf.timegraph.core.load;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.ICoreElementResolver;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.Annotation;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.IOutputAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.model.filters.RequestedTimes;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.loading.core.Reading;
import org.eclipse.tracecompass.tmf.rows.core.ColumnRow;
import org.eclipse.tracecompass.tmf.rows.core.LookTable;
import org.eclipse.tracecompass.tmf.rows.core.StateColumns;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphLink;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphMarker;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;

/**
 * Asks one data provider and converts its answers. Works with every provider of the documented
 * interface: exact ones, ones that blend, and ones that answer with samples. Methods block as long
 * as the provider does; one thread at a time, except where a method says otherwise, and for {@link
 * #palette()} and {@link #tooltip}.
 */
public final class ProviderReader {

    private static final String TIMES = "requested_times";
    private static final String ITEMS = "requested_items";
    private static final String ALL = "full_search";
    private static final String ELEMENT = "requested_element";

    private final ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider;
    private final Supplier<? extends Map<String, Object>> stateParameters;
    private final @Nullable IOutputAnnotationProvider marks;
    private final StyleTable styles = new StyleTable();
    private boolean stylesComplete;
    private volatile List<? extends ITimeGraphEntryModel> rows = List.of();

    /**
     * @param provider the provider to ask
     */
    public ProviderReader(ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider) {
        this(provider, Map::of);
    }

    /**
     * @param provider the provider to ask
     * @param stateParameters more parameters for each request for states, such as filters
     */
    public ProviderReader(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider,
            Supplier<? extends Map<String, Object>> stateParameters) {
        this(provider, stateParameters, null);
    }

    /**
     * @param provider the provider to ask
     * @param stateParameters more parameters for each request for states, such as filters
     * @param marks what has more markers than those of the provider; null for none
     */
    public ProviderReader(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider,
            Supplier<? extends Map<String, Object>> stateParameters,
            @Nullable IOutputAnnotationProvider marks) {
        this.provider = provider;
        this.stateParameters = stateParameters;
        this.marks = marks;
    }

    /** The palette that indexes in states of this reader refer to; grows with what is read. */
    public synchronized StatePalette palette() {
        return styles.palette();
    }

    /** The rows of a time range. */
    public Reading<TimeGraphTree> tree(long start, long end, IProgressMonitor monitor) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(TIMES, List.of(start, end));
        TmfModelResponse<? extends TmfTreeModel<? extends ITimeGraphEntryModel>> response =
                provider.fetchTree(parameters, monitor);
        TmfTreeModel<? extends ITimeGraphEntryModel> model = response.getModel();
        if (model != null) {
            rows = model.getEntries();
        }
        return Reading.of(
                model == null ? null : convert(model),
                response.getStatus(),
                response.getStatusMessage());
    }

    /**
     * What identifies a row of the last tree in other views; empty if nothing does. For any thread.
     *
     * @param row the id of the row
     */
    public Multimap<String, Object> metadata(long row) {
        for (ITimeGraphEntryModel entry : rows) {
            if (entry.getId() == row) {
                return entry.getMetadata();
            }
        }
        return ImmutableMultimap.of();
    }

    /**
     * What identifies the rows of the last tree in other views, by the id of the row. For any
     * thread.
     *
     * @since 0.2.0
     */
    public Map<Long, Multimap<String, Object>> metadata() {
        Map<Long, Multimap<String, Object>> found = new HashMap<>();
        for (ITimeGraphEntryModel entry : rows) {
            found.put(Long.valueOf(entry.getId()), entry.getMetadata());
        }
        return found;
    }

    /**
     * The first row of the last tree whose metadata agree with those of something in another view;
     * null if there is none. For any thread.
     *
     * @param metadata what identifies it
     */
    public @Nullable Long rowOf(Multimap<String, Object> metadata) {
        for (ITimeGraphEntryModel entry : rows) {
            if (ICoreElementResolver.commonIntersect(metadata, entry.getMetadata())) {
                return Long.valueOf(entry.getId());
            }
        }
        return null;
    }

    private static TimeGraphTree convert(TmfTreeModel<? extends ITimeGraphEntryModel> model) {
        List<TimeGraphEntry> rows = new ArrayList<>();
        for (ITimeGraphEntryModel entry : model.getEntries()) {
            List<String> labels = entry.getLabels();
            rows.add(
                    new TimeGraphEntry(
                            entry.getId(),
                            entry.getParentId(),
                            labels.isEmpty() ? List.of(entry.getName()) : labels,
                            entry.getStartTime(),
                            entry.getEndTime(),
                            entry.hasRowModel()));
        }
        return new TimeGraphTree(LabelColumn.of(model), rows, model.getAutoExpandLevel());
    }

    /**
     * The states of some rows in a time range.
     *
     * @param pixels how many pixels the range has on the screen; the provider may merge what is
     *     shorter
     */
    public Reading<Map<Long, RowStates>> states(
            Collection<Long> rows, long start, long end, int pixels, IProgressMonitor monitor) {
        return states(rows, Viewport.boundaries(start, end, pixels), monitor);
    }

    /**
     * The states of some rows.
     *
     * @param boundaries where pixels begin, and where the last ends, ascending; the provider may
     *     merge what is shorter than a pixel
     */
    public Reading<Map<Long, RowStates>> states(
            Collection<Long> rows, long[] boundaries, IProgressMonitor monitor) {
        return fetchStates(parameters(rows, boundaries), monitor);
    }

    /**
     * The states of some rows as they are, however short; as many as there are. A provider that
     * does not know this request answers as it does to any other.
     *
     * @param start the first instant
     * @param end the last instant
     */
    public Reading<Map<Long, RowStates>> allStates(
            Collection<Long> rows, long start, long end, IProgressMonitor monitor) {
        Map<String, Object> parameters =
                start == end
                        ? parameters(rows, new long[] {start})
                        : parameters(rows, new long[] {start, end});
        parameters.put(ALL, Boolean.TRUE);
        return fetchStates(parameters, monitor);
    }

    private Reading<Map<Long, RowStates>> fetchStates(
            Map<String, Object> parameters, IProgressMonitor monitor) {
        fetchStyles(monitor);
        parameters.putAll(stateParameters.get());
        TmfModelResponse<TimeGraphModel> response = provider.fetchRowModel(parameters, monitor);
        TimeGraphModel model = response.getModel();
        Map<Long, RowStates> result = null;
        if (model != null) {
            result = new LinkedHashMap<>();
            convert(ColumnRow.of(model.getRows()), result);
        }
        return Reading.of(result, response.getStatus(), response.getStatusMessage());
    }

    private static Map<String, Object> parameters(
            Collection<Long> rows, long start, long end, int pixels) {
        return parameters(rows, Viewport.boundaries(start, end, pixels));
    }

    private static Map<String, Object> parameters(Collection<Long> rows, long[] boundaries) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(TIMES, new RequestedTimes(LongStream.of(boundaries).distinct().toArray()));
        parameters.put(ITEMS, List.copyOf(rows));
        return parameters;
    }

    private void fetchStyles(IProgressMonitor monitor) {
        if (stylesComplete || !(provider instanceof IOutputStyleProvider source)) {
            return;
        }
        TmfModelResponse<OutputStyleModel> response = source.fetchStyle(new HashMap<>(), monitor);
        OutputStyleModel model = response.getModel();
        if (model != null) {
            synchronized (this) {
                styles.learn(model.getStyles());
            }
        }
        stylesComplete = response.getStatus() == ITmfResponse.Status.COMPLETED;
    }

    /** Finds out once how each look of an answer is drawn, and takes the columns as they are. */
    private synchronized void convert(List<ColumnRow> rows, Map<Long, RowStates> result) {
        LookTable looks = null;
        int[] indexes = {};
        boolean allDrawn = true;
        for (ColumnRow row : rows) {
            StateColumns columns = row.columns();
            if (columns.looks() != looks) {
                looks = columns.looks();
                indexes = indexes(looks);
                allDrawn = Arrays.stream(indexes).allMatch(index -> index >= 0);
            }
            result.put(row.getEntryID(), RowStates.of(columns, indexes, allDrawn));
        }
    }

    private int[] indexes(LookTable looks) {
        int[] indexes = new int[looks.size()];
        for (int number = 0; number < indexes.length; number++) {
            StateLook look = looks.get(number);
            indexes[number] = styles.index(look.style(), look.value(), look.label());
        }
        return indexes;
    }

    /** The links of some rows in a time range; empty where the provider has none. */
    public Reading<List<TimeGraphLink>> links(
            Collection<Long> rows, long start, long end, int pixels, IProgressMonitor monitor) {
        TmfModelResponse<List<ITimeGraphArrow>> response =
                provider.fetchArrows(parameters(rows, start, end, pixels), monitor);
        List<ITimeGraphArrow> model = response.getModel();
        List<TimeGraphLink> links = new ArrayList<>();
        if (model != null) {
            synchronized (this) {
                for (ITimeGraphArrow arrow : model) {
                    StateStyle style = styles.lineStyle(arrow.getStyle());
                    links.add(
                            new TimeGraphLink(
                                    arrow.getSourceId(),
                                    arrow.getDestinationId(),
                                    arrow.getStartTime(),
                                    arrow.getStartTime() + arrow.getDuration(),
                                    style.argb(),
                                    style.name(),
                                    style.key()));
                }
            }
        }
        return Reading.of(links, response.getStatus(), response.getStatusMessage());
    }

    /** The markers of a time range; empty where the provider has none. */
    public List<TimeGraphMarker> markers(
            Collection<Long> rows, long start, long end, int pixels, IProgressMonitor monitor) {
        Map<String, Object> parameters = parameters(rows, start, end, pixels);
        List<TimeGraphMarker> markers = new ArrayList<>();
        if (provider instanceof IOutputAnnotationProvider source) {
            markers.addAll(markers(source, parameters, monitor));
        }
        IOutputAnnotationProvider more = marks;
        if (more != null) {
            markers.addAll(markers(more, parameters, monitor));
        }
        return markers;
    }

    private List<TimeGraphMarker> markers(
            IOutputAnnotationProvider source,
            Map<String, Object> parameters,
            IProgressMonitor monitor) {
        AnnotationModel model = source.fetchAnnotations(parameters, monitor).getModel();
        if (model == null) {
            return List.of();
        }
        List<TimeGraphMarker> markers = new ArrayList<>();
        synchronized (this) {
            for (Collection<Annotation> category : model.getAnnotations().values()) {
                for (Annotation a : category) {
                    String label = a.getLabel();
                    markers.add(
                            new TimeGraphMarker(
                                    a.getEntryId(),
                                    a.getTime(),
                                    a.getDuration(),
                                    label == null ? "" : label,
                                    styles.lineStyle(a.getStyle()).argb(),
                                    styles.symbol(a.getStyle()),
                                    !(a instanceof IBackgroundAnnotation)));
                }
            }
        }
        return markers;
    }

    /** The provider's tooltip for an instant of a row, in its order; empty if none. */
    public Map<String, String> tooltip(
            long row, long time, @Nullable Object element, IProgressMonitor monitor) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(TIMES, List.of(time));
        parameters.put(ITEMS, List.of(row));
        if (element != null) {
            parameters.put(ELEMENT, element);
        }
        Map<String, String> model = provider.fetchTooltip(parameters, monitor).getModel();
        return model == null ? Map.of() : model;
    }

    /**
     * The states of one row around an instant, exact: used to step to the next or previous state.
     */
    public Reading<Map<Long, RowStates>> around(
            long row, long start, long end, IProgressMonitor monitor) {
        int pixels = (int) Math.clamp((end - start) / 1000, 1, 20_000);
        return states(List.of(row), start, end, pixels, monitor);
    }
}
