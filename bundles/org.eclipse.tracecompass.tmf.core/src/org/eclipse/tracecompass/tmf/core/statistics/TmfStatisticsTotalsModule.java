package org.eclipse.tracecompass.tmf.core.statistics;

import java.util.Objects;
import java.util.Set;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.statistics.StatsStateProvider.Part;

/**
 * The number of all events over time, in a state system of its own. {@link TmfStatisticsModule} has
 * it in one state system with the numbers of each type; this is for those who need nothing else.
 *
 * @since 0.2.0
 */
public class TmfStatisticsTotalsModule extends TmfStateSystemAnalysisModule {

    /** The id of the analysis. */
    public static final String ID = "org.eclipse.linuxtools.tmf.statistics.totals";

    private static final String NAME = "Statistics, totals";
    private static final String FILE = "statistics-totals.ht";

    /** Creates the analysis. */
    public TmfStatisticsTotalsModule() {
        setId(ID);
        setName(NAME);
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        return new StatsStateProvider(Objects.requireNonNull(getTrace()), Set.of(Part.TOTAL));
    }

    @Override
    protected String getSsFileName() {
        return FILE;
    }
}
