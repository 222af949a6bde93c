package org.eclipse.tracecompass.internal.tmf.server.core.output;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Answer;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Request;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Router;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ModelJson;
import org.eclipse.tracecompass.internal.tmf.server.core.json.StyleJson;
import org.eclipse.tracecompass.internal.tmf.server.core.json.TreeJson;
import org.eclipse.tracecompass.internal.tmf.server.core.json.XyJson;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.Experiments;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.OpenExperiment;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.TmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;

/** The operations on trees of data, on charts and on styles. */
public final class TreeOutputs {

    private static final String OUTPUTS = "/experiments/{expUUID}/outputs/";

    private final Providers providers;

    private TreeOutputs(Providers providers) {
        this.providers = providers;
    }

    /**
     * Adds the operations.
     *
     * @param router where to
     * @param experiments what they work on
     */
    public static void add(Router router, Experiments experiments) {
        TreeOutputs all = new TreeOutputs(new Providers(experiments));
        router.add("POST", OUTPUTS + "data/{outputId}/tree", all::dataTree);
        router.add("POST", OUTPUTS + "XY/{outputId}/tree", all::xyTree);
        router.add("POST", OUTPUTS + "genericXY/{outputId}/tree", all::xyTree);
        router.add("POST", OUTPUTS + "XY/{outputId}/xy", all::xy);
        router.add("POST", OUTPUTS + "genericXY/{outputId}/xy", all::xy);
        router.add("POST", OUTPUTS + "{outputId}/style", all::style);
    }

    private Answer dataTree(Request request) throws IOException {
        return tree(request, TreeJson::writeData);
    }

    private Answer xyTree(Request request) throws IOException {
        return tree(request, TreeJson::writeXy);
    }

    private Answer tree(
            Request request, ModelJson.Writer<TmfTreeModel<? extends ITmfTreeDataModel>> writer)
            throws IOException {
        OpenExperiment experiment = providers.experiment(request);
        TreeQuestion question = TreeQuestion.of(request.parameters(), experiment);
        ITmfTreeDataProvider<?> provider = treeProvider(request);
        return new Answer.Computed(
                monitor ->
                        ModelJson.of(
                                question.ask(times -> provider.fetchTree(times, monitor)), writer));
    }

    private ITmfTreeDataProvider<?> treeProvider(Request request) throws IOException {
        return providers.provider(request, ITmfTreeDataProvider.class);
    }

    private Answer xy(Request request) throws IOException {
        Parameters parameters = request.parameters();
        Map<String, Object> rows = Providers.rows(parameters);
        ITmfTreeXYDataProvider<?> provider =
                providers.provider(request, ITmfTreeXYDataProvider.class);
        if (parameters.items().isEmpty()) {
            // Clients ask so for the title before they know a series.
            ITmfXyModel none = new TmfXyModel("", List.of());
            return Answer.ok(ModelJson.of(Answers.completed(none), XyJson::write));
        }
        return new Answer.Computed(
                monitor -> ModelJson.of(provider.fetchXY(rows, monitor), XyJson::write));
    }

    private Answer style(Request request) throws IOException {
        ITmfDataProvider provider = providers.provider(request, ITmfDataProvider.class);
        if (provider instanceof IOutputStyleProvider styles) {
            return new Answer.Computed(
                    monitor ->
                            ModelJson.of(styles.fetchStyle(Map.of(), monitor), StyleJson::write));
        }
        return Answer.ok(
                ModelJson.of(Answers.completed(new OutputStyleModel(Map.of())), StyleJson::write));
    }
}
