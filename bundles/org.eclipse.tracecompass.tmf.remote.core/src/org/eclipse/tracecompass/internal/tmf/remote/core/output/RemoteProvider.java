package org.eclipse.tracecompass.internal.tmf.remote.core.output;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.remote.core.http.AnswerReader;
import org.eclipse.tracecompass.internal.tmf.remote.core.json.ModelJson;
import org.eclipse.tracecompass.internal.tmf.remote.core.json.StyleJson;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;

/**
 * A data provider whose data are on a server. While the server cannot be reached it answers that
 * more is to come, so that views keep what they show and ask again.
 */
class RemoteProvider implements ITmfDataProvider, IOutputStyleProvider {

    /** The most instants that the protocol allows. */
    private static final int MOST_TIMES = 65_536;

    private final RemoteExperiment experiment;
    private final String id;

    RemoteProvider(RemoteExperiment experiment, String id) {
        this.experiment = experiment;
        this.id = id;
    }

    @Override
    public String getId() {
        return id;
    }

    /** Asks the output, and answers as a data provider does. */
    final <T> TmfModelResponse<T> fetch(
            String kind,
            String operation,
            @Nullable Map<String, ?> parameters,
            AnswerReader<T> reader,
            @Nullable IProgressMonitor monitor) {
        try {
            return experiment.ask(kind, id, operation, parameters, ModelJson.of(reader), monitor);
        } catch (OperationCanceledException e) {
            return Answers.taskCancelled();
        } catch (RemoteException e) {
            boolean comes =
                    experiment.isPatient()
                            && (e.isLost() || e.kind() == RemoteException.Kind.NOT_FOUND);
            return comes
                    ? new TmfModelResponse<>(null, Status.RUNNING, e.sentence())
                    : Answers.failed(e.sentence());
        }
    }

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return fetch("", "/style", Map.of(), StyleJson::readModel, monitor);
    }

    /** Says a range of time as the protocol does. */
    static Map<String, Object> times(Map<String, Object> parameters, String countName) {
        Map<String, Object> asked = new LinkedHashMap<>();
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(parameters);
        if (times != null && !times.isEmpty()) {
            asked.put(
                    DataProviderParameterUtils.REQUESTED_TIMERANGE_KEY,
                    Map.of(
                            "start",
                            times.get(0),
                            "end",
                            times.get(times.size() - 1),
                            countName,
                            Math.min(MOST_TIMES, times.size())));
        }
        return asked;
    }

    /** Says a range of time and rows as the protocol does. */
    static Map<String, Object> rows(Map<String, Object> parameters, String countName) {
        Map<String, Object> asked = times(parameters, countName);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        asked.put(
                DataProviderParameterUtils.REQUESTED_ITEMS_KEY, items == null ? List.of() : items);
        return asked;
    }
}
