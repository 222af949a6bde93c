package org.eclipse.tracecompass.tmf.rows.core;

import com.google.common.collect.Multimap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.AbstractTimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Complete base of the time graphs that come from a state system. It reads the parameters of each
 * request, answers in every condition of the analysis (see {@link Answers}), and applies the
 * filters of a request to the states. A subclass lists the entries, and computes rows, tooltips,
 * arrows and styles as far as it has them.
 *
 * <p>The hooks may be called by several threads at once.
 *
 * @param <A> the type of the analysis
 * @param <M> the type of the entries
 */
public abstract class AnalysisTimeGraphProvider<
                A extends TmfStateSystemAnalysisModule, M extends ITimeGraphEntryModel>
        extends AbstractTimeGraphDataProvider<A, M> implements IOutputStyleProvider {

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     * @param analysisModule the analysis
     */
    protected AnalysisTimeGraphProvider(ITmfTrace trace, A analysisModule) {
        super(trace, analysisModule);
    }

    /**
     * Computes rows. {@link HistoryRows} does it for rows that are attributes.
     *
     * @param ss the state system
     * @param parameters the parameters of the request, which have times
     * @param items the ids of the requested entries; those without a row are left out
     * @param monitor a monitor that may be cancelled, null for none
     * @return the rows, null when parameters make no sense or the monitor was cancelled
     * @throws StateSystemDisposedException when the state system was disposed meanwhile
     */
    protected abstract @Nullable List<? extends ITimeGraphRowModel> getRows(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            List<Long> items,
            @Nullable IProgressMonitor monitor)
            throws StateSystemDisposedException;

    /**
     * Describes a row at an instant. Nothing by default.
     *
     * @param ss the state system
     * @param entryId the id of the entry, which may be unknown
     * @param time the instant, ns, inside of the history
     * @return texts by what they are about, in the order in which they are shown
     * @throws StateSystemDisposedException when the state system was disposed meanwhile
     */
    protected Map<String, String> getTooltip(ITmfStateSystem ss, long entryId, long time)
            throws StateSystemDisposedException {
        return Map.of();
    }

    /**
     * Computes the arrows between rows in a window. None by default.
     *
     * @param ss the state system
     * @param times the requested times, at least one, ascending
     * @param items the ids of the requested entries, null for all
     * @param monitor a monitor that may be cancelled, null for none
     * @return the arrows
     * @throws StateSystemDisposedException when the state system was disposed meanwhile
     */
    protected List<ITimeGraphArrow> getArrows(
            ITmfStateSystem ss,
            List<Long> times,
            @Nullable List<Long> items,
            @Nullable IProgressMonitor monitor)
            throws StateSystemDisposedException {
        return List.of();
    }

    /**
     * Returns the styles that states and arrows refer to by key. None by default.
     *
     * @return the styles by key, in the order of a legend
     */
    protected Map<String, OutputElementStyle> getStyles() {
        return Map.of();
    }

    @Override
    protected final @Nullable TimeGraphModel getRowModel(
            ITmfStateSystem ss, Map<String, Object> parameters, @Nullable IProgressMonitor monitor)
            throws StateSystemDisposedException {
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        List<? extends ITimeGraphRowModel> rows =
                items == null ? null : getRows(ss, parameters, items, monitor);
        return rows == null
                ? null
                : new TimeGraphModel(List.copyOf(filtered(rows, parameters, monitor)));
    }

    /** Marks what the filters of the request choose. */
    private List<? extends ITimeGraphRowModel> filtered(
            List<? extends ITimeGraphRowModel> rows,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        Multimap<Integer, String> filters =
                DataProviderParameterUtils.extractRegexFilter(parameters);
        if (filters == null || filters.isEmpty()) {
            return rows;
        }
        return StateFilter.marked(rows, computeRegexPredicate(filters), getStyles(), this, monitor);
    }

    /** {@inheritDoc} The first requested entry at the first requested time. */
    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        if (times == null || times.isEmpty() || items == null || items.isEmpty()) {
            return Answers.incorrectParameters();
        }
        long time = times.get(0).longValue();
        long entry = items.get(0).longValue();
        return answer(
                getAnalysisModule(),
                time,
                monitor,
                ss ->
                        time < ss.getStartTime() || time > ss.getCurrentEndTime()
                                ? Map.of()
                                : getTooltip(ss, entry, time));
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        if (times == null || times.isEmpty()) {
            return Answers.incorrectParameters();
        }
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        return answer(
                getAnalysisModule(),
                times.get(times.size() - 1).longValue(),
                monitor,
                ss -> getArrows(ss, times, items, monitor));
    }

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return Answers.completed(new OutputStyleModel(getStyles()));
    }
}
