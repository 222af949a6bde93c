package org.eclipse.tracecompass.tmf.rows.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.Wildcards;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;

/**
 * The meaning of the integers of a history: tables of labels and colours, and the attributes that
 * have their values from which table. The tables are kept in the history itself, below the reserved
 * attribute {@value #ROOT}, so that every reader of the history – a view, a query, an export – can
 * show a label, however the history is stored; the attributes themselves hold integers.
 *
 * <p>A table is referenced, not repeated: one line gives it to a whole directory of attributes
 * ({@code Threads/*}). The layout below the root:
 *
 * <pre>
 * Tables/&lt;name&gt;   string  a line "value TAB label TAB colour" per value; the colour may be empty
 * Attributes      string  a line "pattern TAB name of a table" per group of attributes
 * </pre>
 *
 * <p>Immutable, thread-safe.
 */
public final class ValueTables {

    /** The name of the attribute below which tables are kept. */
    public static final String ROOT = ".about";

    private static final String TABLES = "Tables";
    private static final String ATTRIBUTES = "Attributes";
    private static final ValueTables NONE = new ValueTables(Map.of(), List.of());

    /**
     * How a value is shown.
     *
     * @param label its name
     * @param colour its colour as {@code #rrggbb}, null if the viewer is to choose
     */
    public record Look(String label, @Nullable String colour) {}

    /**
     * The values of one kind.
     *
     * @param name the table's name
     * @param looks how the values are shown
     */
    public record Table(String name, SortedMap<Long, Look> looks) {

        /** Returns how a value is shown; null for one that the table does not know. */
        public @Nullable Look look(@Nullable Object value) {
            return value instanceof Integer || value instanceof Long
                    ? looks.get(((Number) value).longValue())
                    : null;
        }
    }

    /**
     * Assigns a table to attributes.
     *
     * @param pattern their path, names joined with {@code /}; a {@code *} in a name stands for any
     *     text, the name {@code **} for any number of names; a slash in a name is written {@code
     *     \/}
     * @param table the name of the table; empty for attributes whose values are just numbers
     */
    public record Use(String pattern, String table) {}

    private final Map<String, Table> tables;
    private final List<Use> uses;
    private final Map<Use, List<String>> patterns = new HashMap<>();

    private record Chosen(@Nullable Table table) {}

    private final Map<Integer, Chosen> byQuark = new ConcurrentHashMap<>();

    private ValueTables(Map<String, Table> tables, List<Use> uses) {
        this.tables = tables;
        this.uses = uses;
        uses.forEach(use -> patterns.put(use, names(use.pattern())));
    }

    /** Returns whether an attribute is one of those that keep the tables. */
    public static boolean isReserved(ITmfStateSystem ss, int quark) {
        int top = quark;
        for (int q = quark; q >= 0; q = ss.getParentAttributeQuark(q)) {
            top = q;
        }
        return top >= 0 && ss.getAttributeName(top).equals(ROOT);
    }

    /**
     * Writes tables into a history, as states that hold from its start on.
     *
     * @param ss the history under construction
     * @param tables the tables
     * @param uses which attributes have them; the first that fits an attribute counts
     */
    public static void write(
            ITmfStateSystemBuilder ss, Collection<Table> tables, Collection<Use> uses) {
        if (tables.isEmpty()) {
            return;
        }
        for (Table table : tables) {
            StringBuilder text = new StringBuilder();
            table.looks()
                    .forEach(
                            (value, look) ->
                                    text.append(value)
                                            .append('\t')
                                            .append(oneLine(look.label()))
                                            .append('\t')
                                            .append(look.colour() == null ? "" : look.colour())
                                            .append('\n'));
            ss.updateOngoingState(
                    (Object) text.toString(),
                    ss.getQuarkAbsoluteAndAdd(ROOT, TABLES, oneLine(table.name())));
        }
        StringBuilder text = new StringBuilder();
        for (Use use : uses) {
            text.append(oneLine(use.pattern())).append('\t').append(oneLine(use.table()));
            text.append('\n');
        }
        ss.updateOngoingState(
                (Object) text.toString(), ss.getQuarkAbsoluteAndAdd(ROOT, ATTRIBUTES));
    }

    private static String oneLine(String text) {
        return text.replace('\t', ' ').replace('\n', ' ');
    }

    /**
     * Reads the tables of a history.
     *
     * @param ss the history; it may still be under construction
     * @return its tables, none if it has none or cannot be asked
     */
    public static ValueTables of(ITmfStateSystem ss) {
        int tables = ss.optQuarkAbsolute(ROOT, TABLES);
        if (tables == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return NONE;
        }
        Map<String, Table> byName = new LinkedHashMap<>();
        for (int quark : ss.getSubAttributes(tables, false)) {
            String name = ss.getAttributeName(quark);
            byName.put(name, new Table(name, looks(text(ss, quark))));
        }
        List<Use> uses = new ArrayList<>();
        int attributes = ss.optQuarkAbsolute(ROOT, ATTRIBUTES);
        if (attributes != ITmfStateSystem.INVALID_ATTRIBUTE) {
            text(ss, attributes)
                    .lines()
                    .map(line -> line.split("\t", -1))
                    .filter(cells -> cells.length == 2)
                    .forEach(cells -> uses.add(new Use(cells[0], cells[1])));
        }
        return new ValueTables(byName, uses);
    }

    private static String text(ITmfStateSystem ss, int quark) {
        try {
            return ss.querySingleState(ss.getStartTime(), quark).getValue() instanceof String text
                    ? text
                    : "";
        } catch (StateSystemDisposedException | IndexOutOfBoundsException e) {
            return "";
        }
    }

    private static SortedMap<Long, Look> looks(String text) {
        SortedMap<Long, Look> looks = new TreeMap<>();
        for (String line : text.lines().toList()) {
            String[] cells = line.split("\t", -1);
            Long value = cells.length == 3 ? number(cells[0]) : null;
            if (value != null) {
                looks.put(value, new Look(cells[1], cells[2].isEmpty() ? null : cells[2]));
            }
        }
        return looks;
    }

    /** Returns the number that a text is; null if it is none that a long can hold. */
    private static @Nullable Long number(String text) {
        try {
            return Long.valueOf(text);
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** Returns whether there are no tables. */
    public boolean isEmpty() {
        return tables.isEmpty();
    }

    /** Returns all tables. */
    public Collection<Table> tables() {
        return tables.values();
    }

    /**
     * Returns the table of an attribute.
     *
     * @param ss the history that the tables are of
     * @param quark the attribute
     * @return the table; null if its values are just numbers
     */
    public @Nullable Table tableOf(ITmfStateSystem ss, int quark) {
        if (uses.isEmpty()) {
            return null;
        }
        Chosen chosen = byQuark.get(quark);
        if (chosen == null) {
            chosen = new Chosen(tableOf(ss.getFullAttributePathArray(quark)));
            byQuark.put(quark, chosen);
        }
        return chosen.table();
    }

    /**
     * Returns the table of an attribute by its path.
     *
     * @param path the names from the root down
     * @return the table; null if its values are just numbers
     */
    public @Nullable Table tableOf(String... path) {
        for (Use use : uses) {
            List<String> pattern = patterns.get(use);
            if (pattern != null && matches(pattern, path)) {
                return tables.get(use.table());
            }
        }
        return null;
    }

    /**
     * Returns how a value of an attribute is shown.
     *
     * @param ss the history that the tables are of
     * @param quark the attribute
     * @param value the value
     * @return its look; null if it has none but the value itself
     */
    public @Nullable Look look(ITmfStateSystem ss, int quark, @Nullable Object value) {
        Table table = tableOf(ss, quark);
        return table == null ? null : table.look(value);
    }

    private static List<String> names(String pattern) {
        List<String> names = new ArrayList<>();
        for (String name : pattern.split("(?<!\\\\)/")) {
            if (!name.isEmpty()) {
                names.add(name.replace("\\/", "/"));
            }
        }
        return names;
    }

    private static boolean matches(List<String> pattern, String[] path) {
        return Wildcards.match(
                pattern.size(),
                path.length,
                p -> pattern.get(p).equals("**"),
                (p, n) -> Wildcards.match(pattern.get(p), path[n]));
    }
}
