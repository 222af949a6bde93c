package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.statistics;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Where a segment is that a row of statistics names, such as the longest one of its kind.
 *
 * @param title the title of the column
 * @param start its start, ns
 * @param end its end, ns
 */
@NonNullByDefault
record StatisticsRange(String title, long start, long end) {

    private static final Pattern WRITTEN = Pattern.compile("\\[(-?\\d+),(-?\\d+)]");

    /** The range that a cell has; null if it has none. */
    static @Nullable StatisticsRange of(String title, String label) {
        Matcher range = WRITTEN.matcher(label);
        try {
            return range.matches()
                    ? new StatisticsRange(
                            title, Long.parseLong(range.group(1)), Long.parseLong(range.group(2)))
                    : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
