package org.eclipse.tracecompass.tmf.core.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * The built-in analysis "Statistics" of every trace: it counts events, in the pass over the trace
 * that it shares with the other analyses. An experiment has none of its own; its numbers are the
 * sums of those of its traces.
 *
 * <p>One state system has all numbers. It is also the one of the ids of {@link
 * TmfStatisticsTotalsModule} and {@link TmfStatisticsEventTypesModule}, for those who know the
 * numbers in two.
 */
public class TmfStatisticsModule extends TmfStateSystemAnalysisModule {

    /** The id of the analysis. */
    public static final String ID = "org.eclipse.linuxtools.tmf.core.statistics.analysis";

    /**
     * Creates the analysis.
     *
     * @since 0.2.0
     */
    public TmfStatisticsModule() {
        setId(ID);
    }

    /**
     * The statistics of a trace or an experiment, in numbers so far. Starts the analysis if it did
     * not run yet, and waits until there is something to ask, but not until it is complete.
     *
     * @param trace the trace
     * @return its statistics, null when it has none because the analysis failed
     */
    public static @Nullable ITmfStatistics getStatistics(ITmfTrace trace) {
        List<ITmfStatistics> parts = new ArrayList<>();
        for (ITmfTrace part : TmfTraceManager.getTraceSet(trace)) {
            TmfStatisticsModule module =
                    TmfTraceUtils.getAnalysisModuleOfClass(part, TmfStatisticsModule.class, ID);
            if (module != null
                    && AnalysisCondition.start(module).canAnswer()
                    && module.waitForInitialization()) {
                ITmfStatistics statistics = module.getStatistics();
                if (statistics != null) {
                    parts.add(statistics);
                }
            }
        }
        return switch (parts.size()) {
            case 0 -> null;
            case 1 -> parts.get(0);
            default -> new SummedStatistics(parts);
        };
    }

    /** {@return the statistics, in numbers so far; null before the analysis has begun} */
    public @Nullable ITmfStatistics getStatistics() {
        ITmfStateSystem stateSystem = getStateSystem();
        return stateSystem == null ? null : new TmfStateStatistics(stateSystem);
    }

    /** {@inheritDoc} The ids of the totals and of the types have the same one. */
    @NonNullByDefault({})
    @Override
    public @Nullable ITmfStateSystem getStateSystem(String id) {
        return id.equals(TmfStatisticsTotalsModule.ID)
                        || id.equals(TmfStatisticsEventTypesModule.ID)
                ? getStateSystem()
                : super.getStateSystem(id);
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        return new StatsStateProvider(Objects.requireNonNull(getTrace()));
    }
}
