package org.eclipse.tracecompass.tmf.tables.core;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.tmf.core.analysis.AnalysisFailure;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.export.core.TableException;

/** The analyses whose results are in the tables, by trace. */
final class TableAnalyses {

    /**
     * An analysis of a trace.
     *
     * @param trace the trace
     * @param module the analysis
     */
    record OfTrace(TableTrace trace, IAnalysisModule module) {

        String id() {
            return module.getId();
        }

        /**
         * Builds the results, unless they are there.
         *
         * @throws TableException if the analysis has failed
         * @throws OperationCanceledException if the monitor is cancelled
         */
        void complete(IProgressMonitor monitor) throws TableException {
            IStatus status = module.schedule();
            if (!status.isOK()) {
                throw failure(status.getMessage());
            }
            if (!module.waitForCompletion(monitor)) {
                if (monitor.isCanceled()) {
                    throw new OperationCanceledException();
                }
                throw failure(AnalysisFailure.of(module).text());
            }
        }

        private TableException failure(String reason) {
            return new TableException(
                    "The analysis %s of %s has failed: %s"
                            .formatted(id(), trace.trace().getPath(), reason),
                    null);
        }
    }

    private TableAnalyses() {}

    /**
     * Returns the analyses that are wanted, each once: an experiment also lists those of its
     * traces.
     */
    static List<OfTrace> of(List<TableTrace> traces, Predicate<IAnalysisModule> wanted) {
        List<OfTrace> found = new ArrayList<>();
        Set<IAnalysisModule> seen = new HashSet<>();
        for (TableTrace trace : traces) {
            for (IAnalysisModule module : trace.trace().getAnalysisModules()) {
                if (seen.add(module) && wanted.test(module)) {
                    found.add(new OfTrace(trace, module));
                }
            }
        }
        return found;
    }
}
