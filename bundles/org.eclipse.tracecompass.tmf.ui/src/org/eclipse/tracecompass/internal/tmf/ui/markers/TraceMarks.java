package org.eclipse.tracecompass.internal.tmf.ui.markers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.annotations.Annotation;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationCategoriesModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.IOutputAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEventSource;

/**
 * The marks of a trace over all rows of a time graph: those of the chosen set, and those of the
 * sources that plug-ins adapt the trace, or the traces of an experiment, to.
 */
public final class TraceMarks implements IOutputAnnotationProvider {

    private final ITmfTrace trace;
    private final ChosenMarks chosen;
    private @Nullable List<IMarkerEventSource> sources;

    /**
     * Creates the marks of a trace.
     *
     * @param trace the trace or experiment
     */
    public TraceMarks(ITmfTrace trace) {
        this.trace = trace;
        chosen = new ChosenMarks(trace);
    }

    /** Not found before marks are asked for: a plug-in may take long to make its source. */
    private synchronized List<IMarkerEventSource> sources() {
        List<IMarkerEventSource> known = sources;
        if (known == null) {
            known = new ArrayList<>();
            for (ITmfTrace part : TmfTraceManager.getTraceSet(trace)) {
                known.addAll(MarkerSources.of(part));
            }
            sources = known;
        }
        return known;
    }

    @Override
    public TmfModelResponse<AnnotationCategoriesModel> fetchAnnotationCategories(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        AnnotationCategoriesModel ofSet =
                chosen.fetchAnnotationCategories(fetchParameters, monitor).getModel();
        Set<String> categories =
                new LinkedHashSet<>(ofSet == null ? List.of() : ofSet.getAnnotationCategories());
        sources().forEach(source -> categories.addAll(source.getMarkerCategories()));
        return Answers.completed(new AnnotationCategoriesModel(new ArrayList<>(categories)));
    }

    @Override
    public TmfModelResponse<AnnotationModel> fetchAnnotations(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TmfModelResponse<AnnotationModel> ofSet = chosen.fetchAnnotations(fetchParameters, monitor);
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        if (sources().isEmpty() || times == null || times.isEmpty()) {
            return ofSet;
        }
        Map<String, Collection<Annotation>> found = new LinkedHashMap<>();
        AnnotationModel model = ofSet.getModel();
        if (model != null) {
            model.getAnnotations().forEach((name, marks) -> addAll(found, name, marks));
        }
        IProgressMonitor until = monitor == null ? new NullProgressMonitor() : monitor;
        for (IMarkerEventSource source : sources()) {
            add(found, source, times, until);
        }
        return Answers.completed(new AnnotationModel(found));
    }

    /** A marker of an entry is left out: entries belong to the view that made them. */
    private static void add(
            Map<String, Collection<Annotation>> found,
            IMarkerEventSource source,
            List<Long> times,
            IProgressMonitor monitor) {
        long start = times.get(0).longValue();
        long end = times.get(times.size() - 1).longValue();
        long resolution = Math.max(1, (end - start) / Math.max(1, times.size() - 1));
        for (String category : source.getMarkerCategories()) {
            if (monitor.isCanceled()) {
                return;
            }
            List<Annotation> marks = new ArrayList<>();
            for (IMarkerEvent marker :
                    source.getMarkerList(category, start, end, resolution, monitor)) {
                if (marker.getEntry() == null) {
                    marks.add(MarkerAnnotations.of(marker, -1));
                }
            }
            addAll(found, category, marks);
        }
    }

    private static void addAll(
            Map<String, Collection<Annotation>> found,
            String category,
            Collection<Annotation> marks) {
        found.computeIfAbsent(category, name -> new ArrayList<>()).addAll(marks);
    }
}
