package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;

/** Finds analyses of segments by their names. */
final class SegmentAnalyses {

    private SegmentAnalyses() {}

    /**
     * Returns the analyses of segments that the user may mean, once for each trace.
     *
     * @param view an id, the end of one, or a title
     * @return empty if it is something else
     */
    static List<Analyses.OfTrace> named(OpenTrace opened, String view) {
        String wanted = FilterColumns.key(view);
        List<Analyses.OfTrace> found = new ArrayList<>();
        for (Analyses.OfTrace analysis : new Analyses(opened).all()) {
            String id = analysis.module().getId();
            boolean named =
                    id.equals(view)
                            || FilterColumns.key(analysis.module().getName()).equals(wanted)
                            || id.toLowerCase(Locale.ROOT).endsWith("." + wanted);
            if (named && analysis.module() instanceof ISegmentStoreProvider) {
                found.add(analysis);
            }
        }
        return found;
    }
}
