package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;

/**
 * Has a stored history built anew that turns out to be damaged only when a view reads it: the file
 * can be opened, but a block in it is not what was written. Once per analysis, so that a broken
 * disk does not keep it busy for ever.
 */
final class HistoryRepair {

    private static final Set<IAnalysisModule> REPAIRED =
            Collections.newSetFromMap(new WeakHashMap<>());

    private HistoryRepair() {}

    /** The analyses whose history could not be read. */
    static List<IAnalysisModule> damaged(
            List<IAnalysisModule> modules, String message, @Nullable Throwable cause) {
        List<IAnalysisModule> found = new ArrayList<>();
        if (cause instanceof UncheckedIOException) {
            for (IAnalysisModule module : modules) {
                String file =
                        module instanceof TmfStateSystemAnalysisModule known
                                ? known.getProperties().get("File")
                                : null;
                if (file != null && message.contains(file)) {
                    found.add(module);
                }
            }
        }
        return found;
    }

    /**
     * Builds histories anew, unless that has been done before for another view. Waits while another
     * view has it done; to be called in the background.
     */
    static void repair(List<IAnalysisModule> modules) {
        synchronized (REPAIRED) {
            for (IAnalysisModule module : modules) {
                if (REPAIRED.add(module)) {
                    ILog.of(HistoryRepair.class)
                            .info("The stored history of " + module.getName() + " is built anew");
                    module.clearPersistentData();
                    module.schedule();
                }
            }
        }
    }
}
