package org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.swtchart.Chart;

/**
 * The names of the series in a chart of the library, which finds a series by its name only. Series
 * of the same name, as of two hosts, are told apart by a number. The chart keeps its names until it
 * is cleared. For the UI thread.
 */
final class SeriesNames {

    private static final String KEY = SeriesNames.class.getName();

    private final Map<Series, String> names = new HashMap<>();
    private final Set<String> taken = new HashSet<>();

    /** A series as its provider knows it. */
    private record Series(long id, String name) {}

    private SeriesNames() {}

    /** The names of the series in a chart. */
    static SeriesNames of(Chart chart) {
        if (chart.getData(KEY) instanceof SeriesNames known) {
            return known;
        }
        SeriesNames none = new SeriesNames();
        chart.setData(KEY, none);
        return none;
    }

    /** Forgets the names, since the chart is empty. */
    static void forget(Chart chart) {
        chart.setData(KEY, null);
    }

    /**
     * The name of a series in the chart, always the same one.
     *
     * @param id the id of the series
     * @param name its name, which others may have too
     */
    String of(long id, String name) {
        return names.computeIfAbsent(new Series(id, name), series -> unused(name));
    }

    private String unused(String name) {
        String unused = name;
        for (int number = 2; !taken.add(unused); number++) {
            unused = name + " (" + number + ')';
        }
        return unused;
    }
}
