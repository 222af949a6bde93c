package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ITableLabelProvider;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.tmf.ui.markers.MarkerAnnotations;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.Annotation;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationCategoriesModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.IOutputAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.rows.core.ColumnRow;
import org.eclipse.tracecompass.tmf.rows.core.LookTable;
import org.eclipse.tracecompass.tmf.timegraph.core.model.LazyLabels;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphContentProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphContentProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ILinkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * The entries and events of a documented time graph as a data provider, so that everything that
 * draws, searches and exports the answers of data providers works on them. Entries, presentation
 * and filters are asked on the UI thread; a request that comes on another one waits for that.
 */
@NonNullByDefault
final class EntrySource
        implements ITimeGraphDataProvider<ITimeGraphEntryModel>,
                IOutputStyleProvider,
                IOutputAnnotationProvider {

    private static final String ID = "org.eclipse.tracecompass.tmf.ui.entries";

    private final Display display;
    private ITimeGraphPresentationProvider presentation = new TimeGraphPresentationProvider();
    private ITimeGraphContentProvider content = new TimeGraphContentProvider();
    private @Nullable ITableLabelProvider labels;
    private String[] columns = {""};
    private ITimeGraphEntry[] roots = {};
    private final List<ViewerFilter> filters = new ArrayList<>();
    private List<ILinkEvent> links = List.of();
    private List<IMarkerEvent> markers = List.of();
    private int minimumPixels;
    private boolean blends = true;
    private int autoExpandLevel = TmfTreeModel.ALL_LEVELS;

    private Map<ITimeGraphEntry, Long> ids = new IdentityHashMap<>();
    private Map<Long, ITimeGraphEntry> entries = new HashMap<>();
    private long lastId;

    EntrySource(Display display) {
        this.display = display;
    }

    // --- what is shown

    ITimeGraphPresentationProvider presentation() {
        return presentation;
    }

    void setPresentation(ITimeGraphPresentationProvider provider) {
        presentation = provider;
    }

    void setContent(ITimeGraphContentProvider provider) {
        content = provider;
    }

    @Nullable
    ITableLabelProvider labels() {
        return labels;
    }

    /** Who says the labels of entries; null for their names. */
    void setLabels(@Nullable ITableLabelProvider provider) {
        labels = provider;
    }

    void setColumns(String[] titles) {
        columns = titles.length == 0 ? new String[] {""} : titles.clone();
    }

    void setRoots(ITimeGraphEntry[] entriesAtTop) {
        roots = entriesAtTop.clone();
    }

    ITimeGraphEntry[] roots() {
        return roots;
    }

    List<ViewerFilter> filters() {
        return filters;
    }

    List<ILinkEvent> links() {
        return links;
    }

    void setLinks(@Nullable List<ILinkEvent> list) {
        links = list == null ? List.of() : List.copyOf(list);
    }

    List<IMarkerEvent> markers() {
        return markers;
    }

    void setMarkers(@Nullable List<IMarkerEvent> list) {
        markers = list == null ? List.of() : List.copyOf(list);
    }

    /** Draws shorter events as wide as this many pixels. */
    void setMinimumPixels(int pixels) {
        minimumPixels = pixels;
    }

    /** Whether the colours of events in one pixel are mixed; else the first one is shown. */
    void setBlends(boolean mix) {
        blends = mix;
    }

    int autoExpandLevel() {
        return autoExpandLevel;
    }

    void setAutoExpandLevel(int level) {
        autoExpandLevel = level;
    }

    /** The number of an entry as a row; null if it is none. */
    @Nullable
    Long idOf(@Nullable ITimeGraphEntry entry) {
        return entry == null ? null : ids.get(entry);
    }

    /** The entry of a row; null if there is none. */
    @Nullable
    ITimeGraphEntry entryOf(@Nullable Long id) {
        return id == null ? null : entries.get(id);
    }

    // --- the tree

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public TmfModelResponse<TmfTreeModel<ITimeGraphEntryModel>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return Answers.completed(onUi(this::tree));
    }

    private TmfTreeModel<ITimeGraphEntryModel> tree() {
        Map<ITimeGraphEntry, Long> before = ids;
        ids = new IdentityHashMap<>();
        entries = new HashMap<>();
        List<ITimeGraphEntryModel> models = new ArrayList<>();
        for (ITimeGraphEntry root : roots) {
            add(null, root, -1, before, models);
        }
        TmfTreeModel<ITimeGraphEntryModel> tree = new TmfTreeModel<>(List.of(columns), models);
        tree.setAutoExpandLevel(autoExpandLevel);
        return tree;
    }

    private void add(
            @Nullable ITimeGraphEntry parent,
            @Nullable ITimeGraphEntry entry,
            long parentId,
            Map<ITimeGraphEntry, Long> before,
            List<ITimeGraphEntryModel> models) {
        if (entry == null || ids.containsKey(entry) || isFiltered(parent, entry)) {
            return;
        }
        Long known = before.get(entry);
        Long id = known == null ? Long.valueOf(++lastId) : known;
        ids.put(entry, id);
        entries.put(id, entry);
        models.add(
                new EntryModel(
                        entry,
                        id,
                        parentId,
                        new LazyLabels(columns.length, column -> label(entry, column))));
        for (ITimeGraphEntry child : content.getChildren(entry)) {
            add(entry, child, id, before, models);
        }
    }

    private boolean isFiltered(@Nullable ITimeGraphEntry parent, ITimeGraphEntry entry) {
        for (ViewerFilter filter : filters) {
            if (!filter.select(null, parent, entry)) {
                return true;
            }
        }
        return false;
    }

    private @Nullable String label(ITimeGraphEntry entry, int column) {
        ITableLabelProvider provider = labels;
        if (provider == null) {
            return column == 0 ? entry.getName() : "";
        }
        return provider.getColumnText(entry, column);
    }

    // --- the states

    @Override
    public TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        if (times == null || times.isEmpty() || items == null) {
            return Answers.incorrectParameters();
        }
        return Answers.completed(onUi(() -> rows(times, items)));
    }

    private TimeGraphModel rows(List<Long> times, Collection<Long> items) {
        long start = times.get(0);
        long end = times.get(times.size() - 1);
        long pixel = Math.max(1, (end - start) / Math.max(1, times.size() - 1));
        int least = blends ? minimumPixels : Math.max(1, minimumPixels);
        EventColumns events =
                new EventColumns(new EventLooks(presentation), new LookTable(), least * pixel);
        List<ITimeGraphRowModel> rows = new ArrayList<>();
        for (Long item : items) {
            ITimeGraphEntry entry = entries.get(item);
            if (entry != null) {
                rows.add(new ColumnRow(item, events.of(entry, start, end, pixel)));
            }
        }
        return new TimeGraphModel(rows);
    }

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        // always more to come: the table may grow, and its items may change
        return Answers.running(
                new OutputStyleModel(onUi(() -> new EventLooks(presentation).named())));
    }

    /** The event of a row at an instant; null if there is none. */
    static @Nullable ITimeEvent eventAt(ITimeGraphEntry entry, long time) {
        Iterator<ITimeEvent> events = entry.getTimeEventsIterator(time, time, 1);
        while (events != null && events.hasNext()) {
            ITimeEvent event = events.next();
            if (event.getTime() <= time
                    && time < event.getTime() + Math.max(1, event.getDuration())) {
                return event;
            }
        }
        return null;
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        if (times == null || times.isEmpty() || items == null || items.isEmpty()) {
            return Answers.incorrectParameters();
        }
        return Answers.completed(onUi(() -> tooltip(items.get(0), times.get(0))));
    }

    private Map<String, String> tooltip(Long item, long time) {
        ITimeGraphEntry entry = entries.get(item);
        ITimeEvent event = entry == null ? null : eventAt(entry, time);
        Map<String, String> lines =
                event == null ? null : presentation.getEventHoverToolTipInfo(event, time);
        return lines == null ? Map.of() : lines;
    }

    // --- links and markers

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return Answers.completed(onUi(this::arrows));
    }

    private List<ITimeGraphArrow> arrows() {
        EventLooks looks = new EventLooks(presentation);
        List<ITimeGraphArrow> arrows = new ArrayList<>();
        for (ILinkEvent link : links) {
            Long from = idOf(link.getEntry());
            Long to = idOf(link.getDestinationEntry());
            OutputElementStyle style = looks.styleOf(link);
            if (from != null && to != null && style != null) {
                arrows.add(new TimeGraphArrow(from, to, link.getTime(), link.getDuration(), style));
            }
        }
        return arrows;
    }

    @Override
    public TmfModelResponse<AnnotationCategoriesModel> fetchAnnotationCategories(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<String> categories =
                onUi(() -> markers.stream().map(IMarkerEvent::getCategory).distinct().toList());
        return Answers.completed(new AnnotationCategoriesModel(categories));
    }

    @Override
    public TmfModelResponse<AnnotationModel> fetchAnnotations(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return Answers.completed(onUi(this::annotations));
    }

    private AnnotationModel annotations() {
        Map<String, Collection<Annotation>> byCategory = new LinkedHashMap<>();
        markers.stream()
                .sorted(Comparator.comparingLong(IMarkerEvent::getTime))
                .forEach(
                        marker -> {
                            Annotation annotation = annotation(marker);
                            if (annotation != null) {
                                byCategory
                                        .computeIfAbsent(
                                                marker.getCategory(), c -> new ArrayList<>())
                                        .add(annotation);
                            }
                        });
        return new AnnotationModel(byCategory);
    }

    private @Nullable Annotation annotation(IMarkerEvent marker) {
        ITimeGraphEntry entry = marker.getEntry();
        Long row = entry == null ? Long.valueOf(-1) : idOf(entry);
        if (row == null) {
            return null;
        }
        return MarkerAnnotations.of(marker, row);
    }

    private <T> T onUi(Supplier<T> question) {
        if (Display.getCurrent() == display) {
            return question.get();
        }
        AtomicReference<@Nullable T> answer = new AtomicReference<>();
        display.syncExec(() -> answer.set(question.get()));
        return Objects.requireNonNull(answer.get());
    }
}
