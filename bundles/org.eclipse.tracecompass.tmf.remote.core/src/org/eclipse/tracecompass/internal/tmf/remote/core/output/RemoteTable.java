package org.eclipse.tracecompass.internal.tmf.remote.core.output;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.remote.core.json.TableJson;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.table.IVirtualTableProvider;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/** A table on a server. */
public final class RemoteTable extends RemoteProvider implements IVirtualTableProvider {

    private static final String KIND = "table/";

    /**
     * Creates the provider of a table.
     *
     * @param experiment the experiment
     * @param id the id of the output
     */
    public RemoteTable(RemoteExperiment experiment, String id) {
        super(experiment, id);
    }

    @Override
    public TmfModelResponse<List<ITableColumnDescriptor>> fetchColumns(
            @Nullable IProgressMonitor monitor) {
        return fetch(KIND, "/columns", Map.of(), TableJson::readColumns, monitor);
    }

    @Override
    public TmfModelResponse<VirtualTableModel> fetchLines(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        Map<String, Object> asked = new LinkedHashMap<>(parameters);
        asked.putIfAbsent(DataProviderParameterUtils.TABLE_SEARCH_EXPRESSIONS_KEY, Map.of());
        Object direction = asked.get(DataProviderParameterUtils.TABLE_SEARCH_DIRECTION_KEY);
        if (direction != null) {
            asked.put(DataProviderParameterUtils.TABLE_SEARCH_DIRECTION_KEY, direction.toString());
        }
        Object count = parameters.get(DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY);
        int most = count instanceof Number number ? number.intValue() : 0;
        return fetch(KIND, "/lines", asked, TableJson.lines(most), monitor);
    }
}
