package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;

/** Finds analyses of segments by their names. */
final class SegmentAnalyses {

    private static final String SYSCALL = "syscall";
    private static final String SYSTEM_CALLS = "system-call-latency";

    private SegmentAnalyses() {}

    /**
     * Returns the analyses of segments that the user may mean, once for each trace.
     *
     * @param view an id, the end of one, or a title
     * @return empty if it is something else
     */
    static List<Analyses.OfTrace> named(OpenTrace opened, String view) {
        List<Analyses.OfTrace> found = new ArrayList<>();
        for (Analyses.OfTrace analysis : new Analyses(opened).all()) {
            IAnalysisModule module = analysis.module();
            if (isNamed(module.getId(), module.getName(), view)
                    && module instanceof ISegmentStoreProvider) {
                found.add(analysis);
            }
        }
        return found;
    }

    /**
     * Returns the same as {@link #named}, where {@value #SYSCALL} stands for the system calls.
     *
     * @param kind that word, or the name of a table of segments
     */
    static List<Analyses.OfTrace> ofKind(OpenTrace opened, String kind) {
        return named(opened, kind.equals(SYSCALL) ? SYSTEM_CALLS : kind);
    }

    /** Returns whether a name is an id, the end of it, or a title. */
    static boolean isNamed(String id, String title, String name) {
        String wanted = FilterColumns.key(name);
        return id.equals(name)
                || FilterColumns.key(title).equals(wanted)
                || id.toLowerCase(Locale.ROOT).endsWith("." + wanted);
    }
}
