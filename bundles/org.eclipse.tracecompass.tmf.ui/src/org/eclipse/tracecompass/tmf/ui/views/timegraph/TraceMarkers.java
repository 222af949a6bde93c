package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.internal.tmf.ui.markers.MarkerSets;
import org.eclipse.tracecompass.internal.tmf.ui.markers.MarkerSources;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.annotations.Annotation;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationCategoriesModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.IAnnotation.AnnotationType;
import org.eclipse.tracecompass.tmf.core.model.annotations.IOutputAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.model.annotations.TraceAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEventSource;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.MarkerEvent;

/**
 * Where the markers of traces come from: annotations of the trace, and what plug-ins adapt it to.
 * Thread-safe.
 */
final class TraceMarkers {

    private final Map<ITmfTrace, List<IMarkerEventSource>> sources = new ConcurrentHashMap<>();

    /** The annotations of a trace as markers over all rows. */
    private record Annotations(IOutputAnnotationProvider provider) implements IMarkerEventSource {

        @Override
        public List<String> getMarkerCategories() {
            AnnotationCategoriesModel model =
                    provider.fetchAnnotationCategories(parameters(), new NullProgressMonitor())
                            .getModel();
            List<String> categories = new ArrayList<>();
            if (model != null) {
                categories.addAll(model.getAnnotationCategories());
            }
            // the view reads these from their file, so that they can be changed
            categories.remove(IMarkerEvent.BOOKMARKS);
            return categories;
        }

        @Override
        public List<IMarkerEvent> getMarkerList(
                String category,
                long startTime,
                long endTime,
                long resolution,
                IProgressMonitor monitor) {
            Map<String, Object> parameters = parameters();
            parameters.put(
                    DataProviderParameterUtils.REQUESTED_MARKER_CATEGORIES_KEY, List.of(category));
            parameters.put(
                    DataProviderParameterUtils.REQUESTED_TIME_KEY,
                    ViewTimes.stateTimes(startTime, endTime, resolution));
            AnnotationModel model = provider.fetchAnnotations(parameters, monitor).getModel();
            List<IMarkerEvent> markers = new ArrayList<>();
            if (model != null) {
                Collection<Annotation> found =
                        model.getAnnotations().getOrDefault(category, List.of());
                for (Annotation annotation : found) {
                    if (annotation.getType() == AnnotationType.CHART) {
                        markers.add(new MarkerEvent(annotation, null, category, true));
                    }
                }
            }
            return markers;
        }

        private static Map<String, Object> parameters() {
            Map<String, Object> parameters = new HashMap<>();
            String set = MarkerSets.chosen();
            if (set != null) {
                parameters.put(DataProviderParameterUtils.REQUESTED_MARKER_SET_KEY, set);
            }
            return parameters;
        }
    }

    /** Forgets the sources of a trace. */
    void forget(ITmfTrace parentTrace) {
        sources.remove(parentTrace);
    }

    /** Adds the sources of a part of the trace of the view. */
    void add(ITmfTrace parentTrace, ITmfTrace part) {
        List<IMarkerEventSource> list =
                sources.computeIfAbsent(parentTrace, t -> new CopyOnWriteArrayList<>());
        list.addAll(MarkerSources.of(part));
    }

    /** Begins with the annotations of the trace of the view. */
    void begin(ITmfTrace parentTrace) {
        List<IMarkerEventSource> list = new CopyOnWriteArrayList<>();
        list.add(new Annotations(new TraceAnnotationProvider(parentTrace)));
        sources.put(parentTrace, list);
    }

    private List<IMarkerEventSource> of(ITmfTrace parentTrace) {
        return parentTrace == null ? List.of() : sources.getOrDefault(parentTrace, List.of());
    }

    /** The categories of the markers of a trace. May take long. */
    Set<String> categories(ITmfTrace parentTrace) {
        Set<String> categories = new LinkedHashSet<>();
        of(parentTrace).forEach(source -> categories.addAll(source.getMarkerCategories()));
        return categories;
    }

    /** The markers of some categories in a range. May take long. */
    List<IMarkerEvent> markers(
            ITmfTrace parentTrace,
            Predicate<String> wanted,
            long start,
            long end,
            long resolution,
            IProgressMonitor monitor) {
        List<IMarkerEvent> markers = new ArrayList<>();
        for (IMarkerEventSource source : of(parentTrace)) {
            for (String category : source.getMarkerCategories()) {
                if (monitor.isCanceled()) {
                    return markers;
                }
                if (wanted.test(category)) {
                    markers.addAll(source.getMarkerList(category, start, end, resolution, monitor));
                }
            }
        }
        return markers;
    }
}
