package org.eclipse.tracecompass.tmf.core.dataprovider;

import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.AbstractTimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.AlternatingModule;

/** The rows of an {@link AlternatingModule}; counts how often its tree is computed. */
final class AlternatingTimeGraph
        extends AbstractTimeGraphDataProvider<AlternatingModule, TimeGraphEntryModel>
        implements ITimeGraphDataProvider<TimeGraphEntryModel> {
    int trees;
    boolean disposed;
    boolean isCacheable = true;
    boolean isOfRange;

    AlternatingTimeGraph(ITmfTrace trace, AlternatingModule module) {
        super(trace, module);
    }

    @Override
    public String getId() {
        return ProviderFixture.ID;
    }

    @Override
    public void dispose() {
        super.dispose();
        disposed = true;
    }

    /** Whether the row of an attribute can have states. */
    boolean canHaveStates(int quark) {
        return !getSelectedEntries(List.of(getId(quark))).isEmpty();
    }

    @Override
    protected boolean isCacheable() {
        return isCacheable;
    }

    @Override
    protected boolean isOfRange() {
        return isOfRange;
    }

    @Override
    protected TmfTreeModel<TimeGraphEntryModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        trees++;
        List<TimeGraphEntryModel> entries = new ArrayList<>();
        long root = getEntryId("root");
        entries.add(
                new TimeGraphEntryModel(
                        root,
                        -1,
                        getTrace().getName(),
                        ss.getStartTime(),
                        ss.getCurrentEndTime(),
                        false));
        for (int quark : ss.getQuarks("*")) {
            entries.add(
                    new TimeGraphEntryModel(
                            getId(quark),
                            root,
                            ss.getAttributeName(quark),
                            ss.getStartTime(),
                            ss.getCurrentEndTime()));
        }
        return new TmfTreeModel<>(List.of("Name"), entries);
    }

    @Override
    protected @Nullable TimeGraphModel getRowModel(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(parameters);
        if (items == null || times == null) {
            return null;
        }
        Map<Long, Integer> entries = getSelectedEntries(items);
        List<ITimeGraphRowModel> rows = new ArrayList<>();
        entries.forEach((id, quark) -> rows.add(row(ss, times, id, quark)));
        return new TimeGraphModel(rows);
    }

    private static ITimeGraphRowModel row(
            ITmfStateSystem ss, TimeQueryFilter times, long id, int quark) {
        List<ITimeGraphState> states = new ArrayList<>();
        for (ITmfStateInterval interval :
                ss.query2D(List.of(quark), times.getStart(), times.getEnd())) {
            if (interval.getValue() instanceof Integer value) {
                long length = interval.getEndTime() + 1 - interval.getStartTime();
                states.add(new TimeGraphState(interval.getStartTime(), length, value));
            }
        }
        states.sort(Comparator.comparingLong(ITimeGraphState::getStartTime));
        return new TimeGraphRowModel(id, states);
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return new TmfModelResponse<>(List.of(), Status.COMPLETED, CommonStatusMessage.COMPLETED);
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return new TmfModelResponse<>(
                Map.of(getTrace().getName(), "x"), Status.COMPLETED, CommonStatusMessage.COMPLETED);
    }

    Map<Integer, Predicate<Multimap<String, Object>>> predicates(
            Multimap<Integer, String> regexes) {
        return computeRegexPredicate(regexes);
    }
}
