package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;

/**
 * Builds a stored history anew that could be opened, but turns out to be damaged where it is read.
 */
final class DamagedHistory {

    private DamagedHistory() {}

    /**
     * Looks whether a command has failed because of a damaged history, and has it built anew.
     *
     * @return whether the command may begin again
     */
    static boolean repaired(OpenTrace opened, Throwable failure, Console console) {
        boolean repaired = false;
        for (Analyses.OfTrace analysis : new Analyses(opened).all()) {
            String file =
                    analysis.module() instanceof TmfStateSystemAnalysisModule module
                            ? module.getProperties().get("File")
                            : null;
            if (file != null && names(failure, file)) {
                console.warn("The stored history %s is damaged and is built anew.".formatted(file));
                analysis.module().clearPersistentData();
                String problem = AnalysisRun.start(analysis).await(console);
                if (problem != null) {
                    throw UserErrors.analysisFailed(analysis, problem);
                }
                repaired = true;
            }
        }
        return repaired;
    }

    /**
     * Reads a history from beginning to end, so that damage shows.
     *
     * @throws java.io.UncheckedIOException if it is damaged
     */
    static void verify(ITmfStateSystem history, Console console) {
        int count = 0;
        for (ITmfStateInterval interval :
                history.query2D(
                        IntStream.range(0, history.getNbAttributes()).boxed().toList(),
                        history.getStartTime(),
                        history.getCurrentEndTime())) {
            if (interval != null && (++count & 0xffff) == 0) {
                console.cancellation().check();
            }
        }
    }

    private static boolean names(Throwable failure, String file) {
        @Nullable Throwable cause = failure;
        for (int depth = 0; cause != null && depth < 8; depth++) {
            if (String.valueOf(cause.getMessage()).contains(file)) {
                return true;
            }
            cause = cause.getCause();
        }
        return false;
    }
}
