package org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart;

import java.util.HashMap;
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

    /** The names of series, and the other way round. */
    private final Map<Series, String> names = new HashMap<>();

    private final Map<String, Series> owners = new HashMap<>();

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
     * The name of a series in the chart: always the same one, as long as the answers have the
     * series. Then another series may have the name, since some providers number their series anew
     * in each answer.
     *
     * @param id the id of the series
     * @param name its name, which others may have too
     * @param answered the ids of all series in the answer
     */
    String of(long id, String name, Set<Long> answered) {
        Series series = new Series(id, name);
        String known = names.get(series);
        if (known != null) {
            return known;
        }
        String unused = name;
        for (int number = 2; isTaken(unused, answered); number++) {
            unused = name + " (" + number + ')';
        }
        Series former = owners.put(unused, series);
        if (former != null) {
            names.remove(former);
        }
        names.put(series, unused);
        return unused;
    }

    private boolean isTaken(String name, Set<Long> answered) {
        Series owner = owners.get(name);
        return owner != null && answered.contains(owner.id());
    }
}
