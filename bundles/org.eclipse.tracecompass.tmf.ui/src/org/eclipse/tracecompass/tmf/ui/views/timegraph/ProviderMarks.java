package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.IOutputElement;
import org.eclipse.tracecompass.tmf.core.model.annotations.Annotation;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationCategoriesModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.IAnnotation.AnnotationType;
import org.eclipse.tracecompass.tmf.core.model.annotations.IOutputAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ILinkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.MarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeLinkEvent;

/**
 * What the data providers of a view know besides rows and states: arrows, annotations and the lines
 * of tooltips. Called by zoom threads, except for tooltips.
 */
final class ProviderMarks {

    private static final long ALL_ROWS = -1;

    private final BaseDataProviderTimeGraphView view;

    ProviderMarks(BaseDataProviderTimeGraphView view) {
        this.view = view;
    }

    /** The providers of the trace that is shown, each once. */
    private Set<ITimeGraphDataProvider<? extends TimeGraphEntryModel>> providers() {
        Set<ITimeGraphDataProvider<? extends TimeGraphEntryModel>> found = new LinkedHashSet<>();
        ITmfTrace trace = view.getTrace();
        List<TimeGraphEntry> top = trace == null ? null : view.getEntryList(trace);
        if (top != null) {
            synchronized (view.fEntries) {
                top.forEach(entry -> found.addAll(view.fEntryIds.row(entry).keySet()));
            }
        }
        return found;
    }

    private TimeGraphEntry entry(
            ITimeGraphDataProvider<? extends TimeGraphEntryModel> provider, long id) {
        synchronized (view.fEntries) {
            return view.fEntries.get(provider, id);
        }
    }

    /** The arrows in a window whose ends are rows. */
    List<ILinkEvent> links(
            long zoomStartTime, long zoomEndTime, long resolution, IProgressMonitor monitor) {
        List<ILinkEvent> links = new ArrayList<>();
        List<Long> times = ViewTimes.stateTimes(zoomStartTime, zoomEndTime, resolution);
        for (ITimeGraphDataProvider<? extends TimeGraphEntryModel> provider : providers()) {
            List<ITimeGraphArrow> arrows =
                    provider.fetchArrows(view.getFetchArrowsParameters(times), monitor).getModel();
            if (arrows == null) {
                continue;
            }
            for (ITimeGraphArrow arrow : arrows) {
                ITimeGraphEntry source = entry(provider, arrow.getSourceId());
                ITimeGraphEntry destination = entry(provider, arrow.getDestinationId());
                if (source != null && destination != null) {
                    links.add(new TimeLinkEvent(arrow, source, destination));
                }
            }
        }
        return links;
    }

    /** The categories of the annotations of all providers. */
    List<String> categories() {
        Set<String> categories = new LinkedHashSet<>();
        for (ITimeGraphDataProvider<? extends TimeGraphEntryModel> provider : providers()) {
            if (provider instanceof IOutputAnnotationProvider source) {
                AnnotationCategoriesModel model =
                        source.fetchAnnotationCategories(
                                        view.getFetchAnnotationCategoriesParameters(),
                                        new NullProgressMonitor())
                                .getModel();
                if (model != null) {
                    categories.addAll(model.getAnnotationCategories());
                }
            }
        }
        return new ArrayList<>(categories);
    }

    /** The annotations in a window, of categories that are shown. */
    List<IMarkerEvent> markers(
            Iterable<TimeGraphEntry> entries,
            long startTime,
            long endTime,
            long resolution,
            IProgressMonitor monitor) {
        Map<IOutputAnnotationProvider, List<Long>> ids = new LinkedHashMap<>();
        providers().stream()
                .filter(IOutputAnnotationProvider.class::isInstance)
                .forEach(p -> ids.put((IOutputAnnotationProvider) p, new ArrayList<>()));
        synchronized (view.fEntries) {
            for (TimeGraphEntry entry : entries) {
                view.fEntryIds
                        .row(entry)
                        .forEach(
                                (provider, id) -> {
                                    if (provider instanceof IOutputAnnotationProvider source
                                            && ids.containsKey(source)) {
                                        ids.get(source).add(id);
                                    }
                                });
            }
        }
        List<String> categories =
                view.getViewMarkerCategories().stream()
                        .filter(view.getTimeGraphViewer()::isMarkerCategoryVisible)
                        .toList();
        List<Long> times = ViewTimes.stateTimes(startTime, endTime, resolution);
        List<IMarkerEvent> markers = new ArrayList<>();
        ids.forEach(
                (source, items) -> {
                    Map<String, Object> parameters =
                            new HashMap<>(view.getFetchAnnotationsParameters(times, items));
                    parameters.put(
                            DataProviderParameterUtils.REQUESTED_MARKER_CATEGORIES_KEY, categories);
                    AnnotationModel model = source.fetchAnnotations(parameters, monitor).getModel();
                    if (model != null) {
                        addMarkers(source, model, markers);
                    }
                });
        return markers;
    }

    @SuppressWarnings("unchecked")
    private void addMarkers(
            IOutputAnnotationProvider source, AnnotationModel model, List<IMarkerEvent> markers) {
        var provider = (ITimeGraphDataProvider<? extends TimeGraphEntryModel>) source;
        for (Map.Entry<String, Collection<Annotation>> category :
                model.getAnnotations().entrySet()) {
            for (Annotation annotation : category.getValue()) {
                boolean all = annotation.getEntryId() == ALL_ROWS;
                ITimeGraphEntry entry = all ? null : entry(provider, annotation.getEntryId());
                if (annotation.getType() == AnnotationType.CHART && (all || entry != null)) {
                    markers.add(new MarkerEvent(annotation, entry, category.getKey(), true));
                }
            }
        }
    }

    /** What the tooltip of an event says, as its provider knows. */
    BiFunction<ITimeEvent, Long, Map<String, String>> tooltipResolver(
            ITimeGraphDataProvider<? extends TimeGraphEntryModel> provider) {
        return (event, time) -> {
            Long id;
            synchronized (view.fEntries) {
                id =
                        event.getEntry() instanceof TimeGraphEntry entry
                                ? view.fEntryIds.get(entry, provider)
                                : null;
            }
            if (id == null) {
                return Map.of();
            }
            IOutputElement element =
                    event instanceof TimeEvent known
                                    && known.getModel() instanceof IOutputElement model
                            ? model
                            : null;
            Map<String, String> lines =
                    provider.fetchTooltip(
                                    view.getFetchTooltipParameters(time, id, element),
                                    new NullProgressMonitor())
                            .getModel();
            return lines == null ? Map.of() : lines;
        };
    }
}
