package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/**
 * Computes a time graph: a tree, rows of states, arrows and tooltips.
 *
 * @param <M> the type of the tree's entries
 */
public interface ITimeGraphDataProvider<M extends ITimeGraphEntryModel>
        extends ITmfTreeDataProvider<M>, ITimeGraphStateFilter {

    /**
     * Computes rows of states.
     *
     * @param fetchParameters {@code requested_times}, the boundaries of the pixels in nanoseconds,
     *     and {@code requested_items}, the ids of the entries
     * @param monitor a monitor that may be cancelled, null for none
     * @return the rows
     */
    TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor);

    /**
     * Computes arrows.
     *
     * @param fetchParameters {@code requested_times}
     * @param monitor a monitor that may be cancelled, null for none
     * @return the arrows that cross the range
     */
    TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor);

    /**
     * Computes what a tooltip says besides the state, its duration and its times.
     *
     * @param fetchParameters {@code requested_times} with one instant, {@code requested_items} with
     *     one id
     * @param monitor a monitor that may be cancelled, null for none
     * @return names and values, in the order in which they are shown
     */
    TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor);
}
