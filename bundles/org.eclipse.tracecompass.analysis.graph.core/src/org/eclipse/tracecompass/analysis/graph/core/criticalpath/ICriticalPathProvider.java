package org.eclipse.tracecompass.analysis.graph.core.criticalpath;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;

/** Something that has found a critical path. */
public interface ICriticalPathProvider {

    /** Returns the critical path, null while there is none; none by default. */
    default @Nullable ITmfGraph getCriticalPathGraph() {
        return null;
    }
}
