package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/**
 * Selects the numbers without a label that get a name in the legend: those of a view that has few,
 * such as the states of a machine. Where there are many they are amounts, or numbers of threads,
 * and a legend of them explains nothing.
 */
final class FewNumbers {

    /** As many as there are colours: beyond, two share one. */
    static final int MOST = 12;

    /**
     * A number that first appears after this many values is not named; reading on would take too
     * long.
     */
    private static final int MOST_VALUES = 200_000;

    private FewNumbers() {}

    /**
     * Looks at values until it is plain that there are many different numbers.
     *
     * @param history the history
     * @param quarks where the values of the view are
     * @param tables the tables; what they have labels for does not count
     * @return the whole numbers, none if there are many
     */
    static Set<Long> of(ITmfStateSystem history, Collection<Integer> quarks, ValueTables tables) {
        Set<Long> numbers = new TreeSet<>();
        if (quarks.isEmpty()) {
            return numbers;
        }
        int values = 0;
        for (ITmfStateInterval interval :
                history.query2D(quarks, history.getStartTime(), history.getCurrentEndTime())) {
            if (interval.getValue() instanceof Number number
                    && isWhole(number)
                    && tables.look(history, interval.getAttribute(), number) == null
                    && numbers.add(number.longValue())
                    && numbers.size() > MOST) {
                return Set.of();
            }
            if (++values == MOST_VALUES) {
                break;
            }
        }
        return numbers;
    }

    /** Returns whether a number can be a name at all. */
    static boolean isWhole(Number number) {
        return number instanceof Integer || number instanceof Long;
    }
}
