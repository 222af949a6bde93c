package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.tmf.ui.views.ViewAnalyses;
import org.eclipse.tracecompass.tmf.ui.xychart.SelectedTimes;

/**
 * What conditions of menus ask of charts: {@code hasSegments}, whether the analysis behind the
 * chart finds things that have a duration.
 */
public final class ChartTester extends PropertyTester {

    @NonNullByDefault({})
    @Override
    public boolean test(Object receiver, String property, Object[] args, Object expectedValue) {
        return "hasSegments".equals(property)
                && receiver instanceof SelectedTimes times
                && ViewAnalyses.of(times.trace(), times.analysisId()).modules().stream()
                        .anyMatch(module -> ProvidedSegments.of(module) != null);
    }
}
