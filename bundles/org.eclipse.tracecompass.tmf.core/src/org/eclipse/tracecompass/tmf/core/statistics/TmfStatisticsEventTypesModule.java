package org.eclipse.tracecompass.tmf.core.statistics;

import java.util.Objects;
import java.util.Set;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.statistics.StatsStateProvider.Part;

/**
 * The numbers of events of each type, and of lost events, over time, in a state system of their
 * own. {@link TmfStatisticsModule} has them in one state system with the number of all events; this
 * is for those who need nothing else.
 *
 * @since 0.2.0
 */
public class TmfStatisticsEventTypesModule extends TmfStateSystemAnalysisModule {

    /** The id of the analysis. */
    public static final String ID = "org.eclipse.linuxtools.tmf.statistics.types";

    private static final String NAME = "Statistics, event types";
    private static final String FILE = "statistics-types.ht";

    /** Creates the analysis. */
    public TmfStatisticsEventTypesModule() {
        setId(ID);
        setName(NAME);
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        return new StatsStateProvider(Objects.requireNonNull(getTrace()), Set.of(Part.TYPES));
    }

    @Override
    protected String getSsFileName() {
        return FILE;
    }
}
