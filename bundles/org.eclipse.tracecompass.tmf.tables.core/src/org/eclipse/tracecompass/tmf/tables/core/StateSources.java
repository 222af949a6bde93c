package org.eclipse.tracecompass.tmf.tables.core;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfAnalysisModuleWithStateSystems;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.TableAnalyses.OfTrace;

/** The histories of a scan, one after the other; each is built when its turn comes. */
final class StateSources {

    private final Iterator<OfTrace> analyses;
    private final TableScan scan;
    private final int count;
    private int begun;
    private Iterator<StateSource> histories = List.<StateSource>of().iterator();

    StateSources(List<OfTrace> all, TableScan scan) {
        List<OfTrace> wanted =
                all.stream().filter(analysis -> scan.analyses().test(analysis.id())).toList();
        this.analyses = wanted.iterator();
        this.count = wanted.size();
        this.scan = scan;
    }

    /** Returns whether an analysis has histories. */
    static boolean hasStates(OfTrace analysis) {
        return analysis.module() instanceof ITmfAnalysisModuleWithStateSystems;
    }

    /** Returns the next history, null after the last. */
    @Nullable
    StateSource next() throws TableException {
        while (!histories.hasNext()) {
            if (!analyses.hasNext()) {
                return null;
            }
            begun++;
            histories = histories(analyses.next()).iterator();
        }
        return histories.next();
    }

    /** Returns how much has been read if a share of the current history has been. */
    double progress(double share) {
        return count == 0 ? 1 : (Math.max(0, begun - 1) + share) / count;
    }

    private List<StateSource> histories(OfTrace analysis) throws TableException {
        List<StateSource> found = new ArrayList<>();
        analysis.complete(scan.monitor());
        if (analysis.module() instanceof ITmfAnalysisModuleWithStateSystems states) {
            List<ITmfStateSystem> systems = new ArrayList<>();
            states.getStateSystems().forEach(systems::add);
            int firstId = 0;
            for (ITmfStateSystem system : systems) {
                String prefix = systems.size() == 1 ? "" : system.getSSID() + "/";
                found.add(new StateSource(analysis, system, prefix, firstId));
                firstId += system.getNbAttributes();
            }
        }
        return found;
    }
}
