package org.eclipse.tracecompass.common.core.filter;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.time.TimeFrame;

/**
 * The columns of a table as users name them in filters: without regard to case, with any of space,
 * dash and underscore between words, and {@code start} for {@code Start Time}. The first column is
 * also called {@code name}. Immutable.
 */
public final class FilterColumns {

    private static final String FIRST = "name";

    private final List<String> keys;
    private final Set<Integer> instants;
    private final @Nullable TimeFrame frame;

    private FilterColumns(List<String> keys, Set<Integer> instants, @Nullable TimeFrame frame) {
        this.keys = keys;
        this.instants = instants;
        this.frame = frame;
    }

    /**
     * Returns columns.
     *
     * @param titles their titles, from left to right; none for one column without a title
     */
    public static FilterColumns of(List<String> titles) {
        return new FilterColumns(
                titles.isEmpty() ? List.of("") : titles.stream().map(FilterColumns::key).toList(),
                Set.of(),
                null);
    }

    /**
     * Returns the same columns, some of which hold instants in ns.
     *
     * @param columns the indices of those columns
     * @param within what times in filters refer to
     */
    public FilterColumns withTimes(Set<Integer> columns, TimeFrame within) {
        return new FilterColumns(keys, Set.copyOf(columns), within);
    }

    /** Returns what times refer to in filters of a column; empty if it holds no instants. */
    Optional<TimeFrame> times(int column) {
        TimeFrame within = frame;
        return within != null && instants.contains(column) ? Optional.of(within) : Optional.empty();
    }

    /** Returns the name of a column in small letters, with underscores between words. */
    public static String key(String title) {
        return title.strip().toLowerCase(Locale.ROOT).replaceAll("[ _-]+", "_");
    }

    /** Returns the name of each column as {@link #key} writes it. */
    public List<String> keys() {
        return keys;
    }

    /** Returns the names that a filter may have, the first column's by its title or as "name". */
    public List<String> names() {
        List<String> named = keys.stream().filter(key -> !key.isEmpty()).toList();
        boolean isFirstNamed = !keys.get(0).isEmpty() || keys.contains(FIRST);
        return isFirstNamed ? named : Stream.concat(Stream.of(FIRST), named.stream()).toList();
    }

    /**
     * Finds a column.
     *
     * @param name what the user calls it
     * @return its index, -1 if there is none
     */
    public int find(String name) {
        String wanted = key(name);
        if (wanted.isEmpty()) {
            return -1;
        }
        int exact = keys.indexOf(wanted);
        int index = exact >= 0 ? exact : keys.indexOf(wanted + "_time");
        return index < 0 && wanted.equals(FIRST) ? 0 : index;
    }

    /**
     * Finds the column that an operand names.
     *
     * @param name the operand
     * @return its index
     * @throws FilterSyntaxException if there is none; the message names those that there are
     */
    public int indexOf(FilterExpression.Name name) {
        int index = find(name.text());
        if (index < 0) {
            throw new FilterSyntaxException(
                    ("There is no column '%s'; the columns are %s. Put text with special characters"
                                    + " in quotes")
                            .formatted(name.text(), String.join(", ", names())),
                    name.column());
        }
        return index;
    }
}
