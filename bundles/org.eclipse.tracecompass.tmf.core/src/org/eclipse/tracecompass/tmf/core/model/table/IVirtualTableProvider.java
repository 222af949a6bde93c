package org.eclipse.tracecompass.tmf.core.model.table;

import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/**
 * A data provider of a table of which a part is asked for at a time, so that it may be longer than
 * memory. May be called from any thread.
 *
 * @since 9.6.0
 */
public interface IVirtualTableProvider extends ITmfDataProvider {

    /**
     * Returns the columns.
     *
     * @param monitor cancels the request, null for none
     * @return the columns; each has an id of its own
     */
    TmfModelResponse<List<ITableColumnDescriptor>> fetchColumns(@Nullable IProgressMonitor monitor);

    /**
     * Returns some lines.
     *
     * @param parameters under {@link DataProviderParameterUtils#REQUESTED_TABLE_COUNT_KEY} the
     *     number of lines; under {@link DataProviderParameterUtils#REQUESTED_TABLE_INDEX_KEY} the
     *     index of the first of them, or under {@link
     *     DataProviderParameterUtils#REQUESTED_TIME_KEY} a list with its time; under {@link
     *     DataProviderParameterUtils#REQUESTED_COLUMN_IDS_KEY} the ids of columns, none for all.
     *     Under {@link DataProviderParameterUtils#TABLE_SEARCH_EXPRESSIONS_KEY} a map of ids of
     *     columns to regular expressions: lines in which all of them are found are tagged; with a
     *     {@link DataProviderParameterUtils#TABLE_SEARCH_DIRECTION_KEY} the lines begin with the
     *     first such line from the index in that direction, which itself may be one
     * @param monitor cancels the request, null for none
     * @return the lines; none where there are none, or no line was found
     */
    TmfModelResponse<VirtualTableModel> fetchLines(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor);
}
