package org.eclipse.tracecompass.internal.tmf.remote.core.output;

import com.google.common.collect.Multimap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.remote.core.json.TimeGraphJson;
import org.eclipse.tracecompass.internal.tmf.remote.core.json.TreeJson;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationCategoriesModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.IAnnotation;
import org.eclipse.tracecompass.tmf.core.model.annotations.IOutputAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/** A time graph on a server. */
final class RemoteTimeGraph extends RemoteProvider
        implements ITimeGraphDataProvider<TimeGraphEntryModel>, IOutputAnnotationProvider {

    private static final String KIND = "timeGraph/";
    private static final String COUNT = "nbTimes";

    RemoteTimeGraph(RemoteExperiment experiment, String id) {
        super(experiment, id);
    }

    @Override
    public TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> fetchTree(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return fetch(KIND, "/tree", times(parameters, COUNT), TreeJson.timeGraph(), monitor);
    }

    @Override
    public TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        Map<String, Object> asked = rows(parameters, COUNT);
        Multimap<Integer, String> search =
                DataProviderParameterUtils.extractRegexFilter(parameters);
        boolean all =
                Boolean.TRUE.equals(parameters.get(DataProviderParameterUtils.FULL_SEARCH_KEY));
        if (search != null || all) {
            Map<String, Object> filter = new LinkedHashMap<>();
            filter.put("filter_expressions_map", search == null ? Map.of() : search.asMap());
            if (all) {
                filter.put("strategy", "DEEP");
            }
            asked.put("filter_query_parameters", filter);
        }
        return fetch(KIND, "/states", asked, TimeGraphJson.states(), monitor);
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return fetch(KIND, "/arrows", times(parameters, COUNT), TimeGraphJson::readArrows, monitor);
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        Map<String, Object> asked = new LinkedHashMap<>();
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(parameters);
        long time = times == null || times.isEmpty() ? 0 : times.get(0);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        asked.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(time));
        asked.put(
                DataProviderParameterUtils.REQUESTED_ITEMS_KEY, items == null ? List.of() : items);
        asked.put(
                DataProviderParameterUtils.REQUESTED_ELEMENT_KEY,
                element(parameters.get(DataProviderParameterUtils.REQUESTED_ELEMENT_KEY), time));
        return fetch(KIND, "/tooltip", asked, TimeGraphJson::readTooltip, monitor);
    }

    /** The protocol wants an element; without one, it is the state at the instant. */
    private static Map<String, Object> element(@Nullable Object element, long time) {
        return switch (element) {
            case ITimeGraphArrow arrow ->
                    Map.of(
                            "elementType",
                            "ARROW",
                            "time",
                            arrow.getStartTime(),
                            "duration",
                            arrow.getDuration(),
                            "entryId",
                            arrow.getSourceId(),
                            "destinationId",
                            arrow.getDestinationId());
            case IAnnotation mark ->
                    Map.of(
                            "elementType",
                            "ANNOTATION",
                            "time",
                            mark.getTime(),
                            "duration",
                            mark.getDuration(),
                            "entryId",
                            mark.getEntryId());
            case ITimeGraphState state ->
                    Map.of(
                            "elementType",
                            "STATE",
                            "time",
                            state.getStartTime(),
                            "duration",
                            state.getDuration());
            case null, default -> Map.of("elementType", "STATE", "time", time, "duration", 0);
        };
    }

    @Override
    public TmfModelResponse<AnnotationCategoriesModel> fetchAnnotationCategories(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return fetch("", "/annotations", null, TimeGraphJson::readCategories, monitor);
    }

    @Override
    public TmfModelResponse<AnnotationModel> fetchAnnotations(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        Map<String, Object> asked = rows(parameters, COUNT);
        for (String key :
                List.of(
                        DataProviderParameterUtils.REQUESTED_MARKER_SET_KEY,
                        DataProviderParameterUtils.REQUESTED_MARKER_CATEGORIES_KEY)) {
            Object value = parameters.get(key);
            if (value != null) {
                asked.put(key, value);
            }
        }
        return fetch("", "/annotations", asked, TimeGraphJson::readAnnotations, monitor);
    }
}
