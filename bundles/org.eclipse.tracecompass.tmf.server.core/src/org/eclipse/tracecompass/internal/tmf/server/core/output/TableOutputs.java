package org.eclipse.tracecompass.internal.tmf.server.core.output;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Answer;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Request;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Router;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ModelJson;
import org.eclipse.tracecompass.internal.tmf.server.core.json.TableJson;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.Experiments;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils.Direction;
import org.eclipse.tracecompass.tmf.core.model.table.IVirtualTableProvider;
import org.eclipse.tracecompass.tmf.core.model.table.TableRequest;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/** The operations on tables of which a part is asked for at a time. */
public final class TableOutputs {

    private static final String TABLE = "/experiments/{expUUID}/outputs/table/{outputId}/";

    private final Providers providers;

    private TableOutputs(Providers providers) {
        this.providers = providers;
    }

    /**
     * Adds the operations.
     *
     * @param router where to
     * @param experiments what they work on
     */
    public static void add(Router router, Experiments experiments) {
        TableOutputs all = new TableOutputs(new Providers(experiments));
        router.add("POST", TABLE + "columns", all::columns);
        router.add("POST", TABLE + "lines", all::lines);
    }

    private Answer columns(Request request) throws IOException {
        IVirtualTableProvider provider = providers.provider(request, IVirtualTableProvider.class);
        return new Answer.Computed(
                monitor -> ModelJson.of(provider.fetchColumns(monitor), TableJson::writeColumns));
    }

    private Answer lines(Request request) throws IOException {
        Map<String, Object> asked = asked(request.parameters());
        IVirtualTableProvider provider = providers.provider(request, IVirtualTableProvider.class);
        return new Answer.Computed(
                monitor -> {
                    TmfModelResponse<VirtualTableModel> answer =
                            provider.fetchLines(asked, monitor);
                    if (answer.getStatus() == Status.FAILED) {
                        throw Parameters.bad(answer.getStatusMessage());
                    }
                    return ModelJson.of(answer, TableJson::writeLines);
                });
    }

    private static Map<String, Object> asked(Parameters parameters) throws IOException {
        Map<String, Object> asked = new LinkedHashMap<>();
        long count = parameters.requireNumber(DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY);
        if (count < 0 || count > Parameters.MOST_TIMES) {
            throw Parameters.bad(
                    "'%s' must be from 0 to %d"
                            .formatted(
                                    DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY,
                                    Parameters.MOST_TIMES));
        }
        asked.put(DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY, (int) count);
        Object index = parameters.get(DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY);
        List<Long> times = parameters.numbers(DataProviderParameterUtils.REQUESTED_TIME_KEY);
        if (index != null) {
            asked.put(
                    DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY,
                    parameters.requireNumber(DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY));
        } else if (times != null && !times.isEmpty()) {
            asked.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, times);
        } else {
            throw Parameters.bad(
                    "Either '%s' or '%s' is needed"
                            .formatted(
                                    DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY,
                                    DataProviderParameterUtils.REQUESTED_TIME_KEY));
        }
        List<Long> columns =
                parameters.numbers(DataProviderParameterUtils.REQUESTED_COLUMN_IDS_KEY);
        asked.put(
                DataProviderParameterUtils.REQUESTED_COLUMN_IDS_KEY,
                columns == null ? List.of() : columns);
        if (parameters.get(DataProviderParameterUtils.TABLE_SEARCH_EXPRESSIONS_KEY)
                instanceof Map<?, ?> search) {
            asked.put(DataProviderParameterUtils.TABLE_SEARCH_EXPRESSIONS_KEY, search);
        }
        Object sort = parameters.get(TableRequest.SORT_KEY);
        if (sort != null) {
            asked.put(TableRequest.SORT_KEY, sort);
        }
        String direction = parameters.text(DataProviderParameterUtils.TABLE_SEARCH_DIRECTION_KEY);
        if (direction != null) {
            try {
                asked.put(
                        DataProviderParameterUtils.TABLE_SEARCH_DIRECTION_KEY,
                        Direction.valueOf(direction));
            } catch (IllegalArgumentException e) {
                throw Parameters.bad("The direction is NEXT or PREVIOUS, not " + direction);
            }
        }
        return asked;
    }
}
