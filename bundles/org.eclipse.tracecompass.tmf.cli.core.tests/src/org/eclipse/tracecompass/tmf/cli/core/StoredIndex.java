package org.eclipse.tracecompass.tmf.cli.core;

import java.nio.file.Path;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;

/** Indexes of traces, as the viewer stores them. */
final class StoredIndex {

    private StoredIndex() {}

    /** Indexes a trace; the index is stored. */
    static void make(Path path) throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(path, null, null);
        try {
            trace.indexTrace(true);
        } finally {
            trace.dispose();
        }
    }
}
