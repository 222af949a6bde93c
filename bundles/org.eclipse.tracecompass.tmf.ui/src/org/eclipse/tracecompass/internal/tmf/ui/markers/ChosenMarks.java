package org.eclipse.tracecompass.internal.tmf.ui.markers;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.markers.MarkerConfigXmlParser;
import org.eclipse.tracecompass.internal.tmf.core.markers.MarkerSet;
import org.eclipse.tracecompass.internal.tmf.core.markers.PeriodicMarker;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationCategoriesModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.IOutputAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.model.annotations.TraceAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The marks of the chosen set on a trace.
 *
 * @param trace the trace
 */
public record ChosenMarks(ITmfTrace trace) implements IOutputAnnotationProvider {

    @Override
    public TmfModelResponse<AnnotationCategoriesModel> fetchAnnotationCategories(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return completed(new AnnotationCategoriesModel(names(MarkerSets.chosen())));
    }

    @Override
    public TmfModelResponse<AnnotationModel> fetchAnnotations(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        String set = MarkerSets.chosen();
        List<String> names = names(set);
        if (set == null || names.isEmpty()) {
            return completed(new AnnotationModel(Map.of()));
        }
        Map<String, Object> parameters = new HashMap<>(fetchParameters);
        parameters.put(DataProviderParameterUtils.REQUESTED_MARKER_SET_KEY, set);
        parameters.put(DataProviderParameterUtils.REQUESTED_MARKER_CATEGORIES_KEY, names);
        return new TraceAnnotationProvider(trace).fetchAnnotations(parameters, monitor);
    }

    /** The names of the markers of a set; a set that no file defines has none. */
    private static List<String> names(@Nullable String id) {
        MarkerSet set = id == null ? null : MarkerConfigXmlParser.find(id);
        return set == null
                ? List.of()
                : set.getMarkers().stream().map(PeriodicMarker::name).distinct().toList();
    }

    private static <T> TmfModelResponse<T> completed(T model) {
        return new TmfModelResponse<>(model, Status.COMPLETED, CommonStatusMessage.COMPLETED);
    }
}
