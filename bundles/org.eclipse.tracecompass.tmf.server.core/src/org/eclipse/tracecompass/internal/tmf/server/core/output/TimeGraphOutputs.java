package org.eclipse.tracecompass.internal.tmf.server.core.output;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.markers.MarkerConfigXmlParser;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Answer;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters.Range;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Request;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Router;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ModelJson;
import org.eclipse.tracecompass.internal.tmf.server.core.json.TimeGraphJson;
import org.eclipse.tracecompass.internal.tmf.server.core.json.TreeJson;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.Experiments;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.OpenExperiment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.ITimeElement;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.annotations.Annotation;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationCategoriesModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.IOutputAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.model.annotations.TraceAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/** The operations on time graphs. */
public final class TimeGraphOutputs {

    private static final String OUTPUTS = "/experiments/{expUUID}/outputs/";
    private static final String TIME_GRAPH = OUTPUTS + "timeGraph/{outputId}/";
    private static final String ANNOTATIONS = OUTPUTS + "{outputId}/annotations";

    private static final OutputElementStyle NO_STYLE = new OutputElementStyle(null, Map.of());

    private final Providers providers;

    private TimeGraphOutputs(Providers providers) {
        this.providers = providers;
    }

    /**
     * Adds the operations.
     *
     * @param router where to
     * @param experiments what they work on
     */
    public static void add(Router router, Experiments experiments) {
        TimeGraphOutputs all = new TimeGraphOutputs(new Providers(experiments));
        router.add("POST", TIME_GRAPH + "tree", all::tree);
        router.add("POST", TIME_GRAPH + "states", all::states);
        router.add("POST", TIME_GRAPH + "arrows", all::arrows);
        router.add("POST", TIME_GRAPH + "tooltip", all::tooltip);
        router.add("GET", ANNOTATIONS, all::categories);
        router.add("POST", ANNOTATIONS, all::annotations);
        router.add("GET", OUTPUTS + "markerSets", all::markerSets);
    }

    private ITimeGraphDataProvider<?> timeGraph(Request request) throws IOException {
        return providers.provider(request, ITimeGraphDataProvider.class);
    }

    private Answer tree(Request request) throws IOException {
        OpenExperiment experiment = providers.experiment(request);
        TreeQuestion question = TreeQuestion.of(request.parameters(), experiment);
        ITimeGraphDataProvider<?> provider = timeGraph(request);
        return new Answer.Computed(
                monitor ->
                        ModelJson.of(
                                question.ask(times -> provider.fetchTree(times, monitor)),
                                (out, tree) ->
                                        TreeJson.writeTimeGraph(out, tree, experiment.start())));
    }

    private Answer states(Request request) throws IOException {
        Parameters parameters = request.parameters();
        Map<String, Object> rows = Providers.rows(parameters);
        List<Long> items = parameters.items();
        ITimeGraphDataProvider<?> provider = timeGraph(request);
        return new Answer.Computed(
                monitor ->
                        ModelJson.of(
                                provider.fetchRowModel(rows, monitor),
                                (out, model) -> TimeGraphJson.writeStates(out, model, items)));
    }

    private Answer arrows(Request request) throws IOException {
        Range range = request.parameters().requireRange();
        ITimeGraphDataProvider<?> provider = timeGraph(request);
        Map<String, Object> times = Providers.times(range);
        return new Answer.Computed(
                monitor ->
                        ModelJson.of(
                                provider.fetchArrows(times, monitor),
                                (out, model) ->
                                        TimeGraphJson.writeArrows(
                                                out,
                                                TimeGraphJson.visible(
                                                        model,
                                                        range.start(),
                                                        range.end(),
                                                        range.count()))));
    }

    private Answer tooltip(Request request) throws IOException {
        Parameters parameters = request.parameters();
        List<Long> times = parameters.numbers(DataProviderParameterUtils.REQUESTED_TIME_KEY);
        if (times == null || times.isEmpty()) {
            throw Parameters.bad(
                    "'%s' is missing".formatted(DataProviderParameterUtils.REQUESTED_TIME_KEY));
        }
        Map<String, Object> asked = new LinkedHashMap<>();
        asked.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, times);
        asked.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, parameters.items());
        ITimeElement element = element(parameters);
        if (element != null) {
            asked.put(DataProviderParameterUtils.REQUESTED_ELEMENT_KEY, element);
        }
        ITimeGraphDataProvider<?> provider = timeGraph(request);
        return new Answer.Computed(
                monitor ->
                        ModelJson.of(
                                provider.fetchTooltip(asked, monitor),
                                TimeGraphJson::writeTooltip));
    }

    /** The element that is pointed at. Some clients write its kind in lower case. */
    private static @Nullable ITimeElement element(Parameters parameters) throws IOException {
        Object value = parameters.get(DataProviderParameterUtils.REQUESTED_ELEMENT_KEY);
        if (value == null) {
            return null;
        }
        if (!(value instanceof Map<?, ?> map)
                || !(map.get("elementType") instanceof String kind)
                || !(map.get("time") instanceof Long time)
                || !(map.get("duration") instanceof Long duration)) {
            throw Parameters.bad(
                    "'%s' must have 'elementType', 'time' and 'duration'"
                            .formatted(DataProviderParameterUtils.REQUESTED_ELEMENT_KEY));
        }
        long entry = number(map.get("entryId"));
        return switch (kind.toUpperCase(Locale.ROOT)) {
            case "STATE" -> new TimeGraphState(time, duration, null, null);
            case "ANNOTATION" -> new Annotation(time, duration, entry, null, NO_STYLE);
            case "ARROW" ->
                    new TimeGraphArrow(entry, number(map.get("destinationId")), time, duration);
            default -> throw Parameters.bad("'elementType' is " + kind);
        };
    }

    private static long number(@Nullable Object value) {
        return value instanceof Long number ? number : -1;
    }

    /** The annotations of the output itself, and those of its traces. */
    private List<IOutputAnnotationProvider> annotationProviders(Request request)
            throws IOException {
        List<IOutputAnnotationProvider> all = new ArrayList<>();
        if (providers.provider(request, ITmfDataProvider.class)
                instanceof IOutputAnnotationProvider own) {
            all.add(own);
        }
        all.add(new TraceAnnotationProvider(providers.experiment(request).experiment()));
        return all;
    }

    private Answer markerSets(Request request) throws IOException {
        providers.experiment(request);
        return Answer.ok(
                ModelJson.of(
                        Answers.completed(MarkerConfigXmlParser.getMarkerSets()),
                        TimeGraphJson::writeMarkerSets));
    }

    private Answer categories(Request request) throws IOException {
        Map<String, Object> parameters = new LinkedHashMap<>();
        String markerSet = request.query("markerSetId");
        if (markerSet != null) {
            parameters.put(DataProviderParameterUtils.REQUESTED_MARKER_SET_KEY, markerSet);
        }
        List<IOutputAnnotationProvider> all = annotationProviders(request);
        return new Answer.Computed(
                monitor ->
                        ModelJson.of(
                                joinedCategories(all, parameters, monitor),
                                TimeGraphJson::writeCategories));
    }

    private static TmfModelResponse<AnnotationCategoriesModel> joinedCategories(
            List<IOutputAnnotationProvider> all,
            Map<String, Object> parameters,
            IProgressMonitor monitor) {
        return Answers.join(
                all.stream()
                        .map(each -> each.fetchAnnotationCategories(parameters, monitor))
                        .toList(),
                models ->
                        AnnotationCategoriesModel.of(
                                models.toArray(new AnnotationCategoriesModel[0])));
    }

    private Answer annotations(Request request) throws IOException {
        Parameters parameters = request.parameters();
        Map<String, Object> asked = Providers.times(parameters.requireRange());
        List<Long> items = parameters.numbers(DataProviderParameterUtils.REQUESTED_ITEMS_KEY);
        asked.put(
                DataProviderParameterUtils.REQUESTED_ITEMS_KEY, items == null ? List.of() : items);
        String markerSet = parameters.text(DataProviderParameterUtils.REQUESTED_MARKER_SET_KEY);
        if (markerSet != null) {
            asked.put(DataProviderParameterUtils.REQUESTED_MARKER_SET_KEY, markerSet);
        }
        if (parameters.get(DataProviderParameterUtils.REQUESTED_MARKER_CATEGORIES_KEY)
                instanceof Collection<?> categories) {
            asked.put(DataProviderParameterUtils.REQUESTED_MARKER_CATEGORIES_KEY, categories);
        }
        List<IOutputAnnotationProvider> all = annotationProviders(request);
        return new Answer.Computed(
                monitor ->
                        ModelJson.of(
                                joinedAnnotations(all, asked, monitor),
                                TimeGraphJson::writeAnnotations));
    }

    private static TmfModelResponse<AnnotationModel> joinedAnnotations(
            List<IOutputAnnotationProvider> all,
            Map<String, Object> parameters,
            IProgressMonitor monitor) {
        return Answers.join(
                all.stream().map(each -> each.fetchAnnotations(parameters, monitor)).toList(),
                models -> AnnotationModel.of(models.toArray(new AnnotationModel[0])));
    }
}
