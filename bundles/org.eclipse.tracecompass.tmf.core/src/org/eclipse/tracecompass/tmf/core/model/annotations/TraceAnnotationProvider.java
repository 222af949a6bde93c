package org.eclipse.tracecompass.tmf.core.model.annotations;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.core.markers.StoredColor;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.resources.ITmfMarker;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The bookmarks of a trace as annotations, and the marks of the set that the request names. A trace
 * without a resource in the workspace has no bookmarks.
 */
public class TraceAnnotationProvider implements IOutputAnnotationProvider {

    /** The kind of annotations that bookmarks are. */
    private static final String BOOKMARKS = "Bookmarks";

    private static final String DEFAULT_COLOR = "#ff0000";

    private static final float OPAQUE = 255;

    private static final System.Logger LOGGER = LazyLogger.of(TraceAnnotationProvider.class);

    private final ITmfTrace trace;

    /**
     * Creates a provider.
     *
     * @param trace the trace
     */
    public TraceAnnotationProvider(ITmfTrace trace) {
        this.trace = trace;
    }

    @Override
    public TmfModelResponse<AnnotationCategoriesModel> fetchAnnotationCategories(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<String> categories = new ArrayList<>();
        if (!bookmarks().isEmpty()) {
            categories.add(BOOKMARKS);
        }
        categories.addAll(MarkerSetAnnotations.categories(fetchParameters));
        return new TmfModelResponse<>(
                new AnnotationCategoriesModel(categories),
                Status.COMPLETED,
                CommonStatusMessage.COMPLETED);
    }

    @Override
    public TmfModelResponse<AnnotationModel> fetchAnnotations(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        Set<String> wanted = DataProviderParameterUtils.extractSelectedCategories(fetchParameters);
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(fetchParameters);
        Map<String, Collection<Annotation>> annotations = new LinkedHashMap<>();
        if (wanted == null || wanted.contains(BOOKMARKS)) {
            List<Annotation> found = new ArrayList<>();
            for (IMarker bookmark : bookmarks()) {
                Annotation annotation = toAnnotation(bookmark);
                boolean inRange =
                        times == null
                                || annotation.getTime() <= times.getEnd()
                                        && annotation.getTime() + annotation.getDuration()
                                                >= times.getStart();
                if (inRange) {
                    found.add(annotation);
                }
            }
            if (!found.isEmpty()) {
                annotations.put(BOOKMARKS, found);
            }
        }
        if (times != null) {
            annotations.putAll(
                    MarkerSetAnnotations.annotations(
                            trace,
                            fetchParameters,
                            category -> wanted == null || wanted.contains(category),
                            times.getStart(),
                            times.getEnd()));
        }
        return new TmfModelResponse<>(
                new AnnotationModel(annotations), Status.COMPLETED, CommonStatusMessage.COMPLETED);
    }

    private List<IMarker> bookmarks() {
        IResource resource = trace.getResource();
        if (resource == null || !resource.exists()) {
            return List.of();
        }
        try {
            // One without a time belongs to no place in a view.
            return Stream.of(
                            resource.findMarkers(IMarker.BOOKMARK, false, IResource.DEPTH_INFINITE))
                    .filter(each -> !each.getAttribute(ITmfMarker.MARKER_TIME, "").isEmpty())
                    .toList();
        } catch (CoreException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The bookmarks of " + trace.getName() + " cannot be read.",
                    e);
            return List.of();
        }
    }

    private static Annotation toAnnotation(IMarker bookmark) {
        long time = toLong(bookmark.getAttribute(ITmfMarker.MARKER_TIME, ""));
        long duration = toLong(bookmark.getAttribute(ITmfMarker.MARKER_DURATION, ""));
        String color = bookmark.getAttribute(ITmfMarker.MARKER_COLOR, DEFAULT_COLOR);
        String label = bookmark.getAttribute(IMarker.MESSAGE, "");
        return new Annotation(
                time, duration, -1, label, style(color == null ? DEFAULT_COLOR : color));
    }

    private static OutputElementStyle style(String color) {
        StoredColor stored = StoredColor.parse(color);
        if (stored == null) {
            return new OutputElementStyle(null, Map.of(StyleProperties.COLOR, color));
        }
        String hex = "#%02x%02x%02x".formatted(stored.red(), stored.green(), stored.blue());
        return new OutputElementStyle(
                null,
                Map.of(
                        StyleProperties.COLOR,
                        hex,
                        StyleProperties.OPACITY,
                        stored.alpha() / OPAQUE));
    }

    private static long toLong(@Nullable String text) {
        try {
            return text == null || text.isEmpty() ? 0 : Long.parseLong(text);
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
