package org.eclipse.tracecompass.tmf.core.model.annotations;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * The events of a trace as annotations at the rows they belong to: an aspect of the event, such as
 * its CPU or thread, is looked up in the metadata of the entries. The kinds are the names of the
 * events. At most one event per pixel, row and name is answered. A request without entries, or with
 * an empty list of them, is for all.
 *
 * @param <M> the type of the entries
 */
public class EventAnnotationProvider<M extends TimeGraphEntryModel>
        implements IOutputAnnotationProvider {

    private static final OutputElementStyle STYLE =
            new OutputElementStyle(
                    null,
                    Map.of(
                            StyleProperties.SYMBOL_TYPE,
                            StyleProperties.SymbolType.INVERTED_TRIANGLE,
                            StyleProperties.COLOR,
                            "#7f7f7f",
                            StyleProperties.HEIGHT,
                            0.2f,
                            StyleProperties.VERTICAL_ALIGN,
                            StyleProperties.VerticalAlign.TOP));

    private final String metadataKey;
    private final Predicate<M> entryFilter;
    private final Predicate<ITmfTrace> traceFilter;
    private final Class<? extends ITmfEventAspect<?>> aspect;
    private final ITmfTrace trace;
    private final @Nullable BiFunction<
                    Map<String, Object>, IProgressMonitor, TmfModelResponse<TmfTreeModel<M>>>
            tree;

    /**
     * Creates a provider.
     *
     * @param metadataKey the key of the metadata of entries that holds the values of the aspect
     * @param additional which entries get annotations
     * @param tracefilter which traces of an experiment the events are from
     * @param aspect the aspect of the events
     * @param trace the trace or experiment
     * @param treeResolver how to get the entries, null for no annotations
     */
    @NonNullByDefault({})
    public EventAnnotationProvider(
            @NonNull String metadataKey,
            @NonNull Predicate<M> additional,
            @NonNull Predicate<ITmfTrace> tracefilter,
            @NonNull Class<? extends ITmfEventAspect<?>> aspect,
            @NonNull ITmfTrace trace,
            BiFunction<Map<String, Object>, IProgressMonitor, TmfModelResponse<TmfTreeModel<M>>>
                    treeResolver) {
        this.metadataKey = metadataKey;
        entryFilter = additional;
        traceFilter = tracefilter;
        this.aspect = aspect;
        this.trace = trace;
        tree = treeResolver;
    }

    @Override
    public TmfModelResponse<AnnotationCategoriesModel> fetchAnnotationCategories(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        Set<String> names = new LinkedHashSet<>();
        for (ITmfTrace trace : TmfTraceManager.getTraceSet(this.trace)) {
            if (traceFilter.test(trace) && trace instanceof ITmfTraceWithPreDefinedEvents known) {
                known.getContainedEventTypes().forEach(type -> names.add(type.getName()));
            }
        }
        return new TmfModelResponse<>(
                new AnnotationCategoriesModel(List.copyOf(names)),
                Status.COMPLETED,
                CommonStatusMessage.COMPLETED);
    }

    @Override
    public TmfModelResponse<AnnotationModel> fetchAnnotations(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(fetchParameters);
        if (times == null) {
            return Answers.incorrectParameters();
        }
        if (Answers.isCancelled(monitor)) {
            return Answers.taskCancelled();
        }
        TmfModelResponse<TmfTreeModel<M>> entries = entries(fetchParameters, monitor);
        TmfTreeModel<M> model = entries.getModel();
        if (model == null) {
            return new TmfModelResponse<>(null, entries.getStatus(), entries.getStatusMessage());
        }
        Multimap<Object, Long> rows = rowsByValue(model, fetchParameters);
        AnnotationRequest request =
                new AnnotationRequest(
                        times,
                        rows,
                        DataProviderParameterUtils.extractSelectedCategories(fetchParameters),
                        monitor);
        if (!rows.isEmpty()) {
            trace.sendRequest(request);
            try {
                request.waitForCompletion();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                request.cancel();
            }
        }
        if (request.isCancelled() || Answers.isCancelled(monitor)) {
            return Answers.taskCancelled();
        }
        if (request.isFailed()) {
            return new TmfModelResponse<>(
                    null,
                    Status.FAILED,
                    "The events of " + trace.getName() + " could not be read.");
        }
        // Rows that are not known yet have no annotations.
        AnnotationModel found = new AnnotationModel(request.found);
        return entries.getStatus() == Status.RUNNING
                ? Answers.running(found)
                : Answers.completed(found);
    }

    private TmfModelResponse<TmfTreeModel<M>> entries(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        BiFunction<Map<String, Object>, IProgressMonitor, TmfModelResponse<TmfTreeModel<M>>>
                resolver = tree;
        return resolver == null
                ? Answers.completed(new TmfTreeModel<>(List.of(), List.of()))
                : resolver.apply(parameters, monitor == null ? new NullProgressMonitor() : monitor);
    }

    /** Returns the ids of the requested rows by the value of the aspect. */
    private Multimap<Object, Long> rowsByValue(
            TmfTreeModel<M> tree, Map<String, Object> parameters) {
        Multimap<Object, Long> rows = HashMultimap.create();
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        Set<Long> selected = items == null || items.isEmpty() ? null : new HashSet<>(items);
        for (M entry : tree.getEntries()) {
            if (entryFilter.test(entry) && (selected == null || selected.contains(entry.getId()))) {
                entry.getMetadata()
                        .get(metadataKey)
                        .forEach(value -> rows.put(value, entry.getId()));
            }
        }
        return rows;
    }

    private record RowAndName(Long row, String name) {}

    private final class AnnotationRequest extends TmfEventRequest {
        private final Map<String, Collection<Annotation>> found = new LinkedHashMap<>();
        private final Map<RowAndName, Long> latest = new HashMap<>();
        private final Multimap<Object, Long> rows;
        private final @Nullable Set<String> names;
        private final @Nullable IProgressMonitor monitor;
        private final long pixel;

        AnnotationRequest(
                TimeQueryFilter times,
                Multimap<Object, Long> rows,
                @Nullable Set<String> names,
                @Nullable IProgressMonitor monitor) {
            super(
                    ITmfEvent.class,
                    new TmfTimeRange(
                            TmfTimestamp.fromNanos(times.getStart()),
                            TmfTimestamp.fromNanos(times.getEnd())),
                    0,
                    ITmfEventRequest.ALL_DATA,
                    ITmfEventRequest.ExecutionType.FOREGROUND);
            this.rows = rows;
            this.names = names;
            this.monitor = monitor;
            pixel = (times.getEnd() - times.getStart()) / Math.max(1, times.getNumberOfSamples());
        }

        @Override
        public void handleData(ITmfEvent event) {
            super.handleData(event);
            if (monitor != null && monitor.isCanceled()) {
                cancel();
                return;
            }
            String name = event.getName();
            if (!traceFilter.test(event.getTrace()) || names != null && !names.contains(name)) {
                return;
            }
            Object value =
                    TmfTraceUtils.resolveEventAspectOfClassForEvent(
                            event.getTrace(), aspect, event);
            if (value == null) {
                return;
            }
            long time = event.getTimestamp().toNanos();
            for (Long row : rows.get(value)) {
                RowAndName key = new RowAndName(row, name);
                Long latest = this.latest.get(key);
                if (latest == null || time - latest >= pixel) {
                    this.latest.put(key, time);
                    found.computeIfAbsent(name, n -> new ArrayList<>())
                            .add(new Annotation(time, 0, row, name, STYLE));
                }
            }
        }
    }
}
