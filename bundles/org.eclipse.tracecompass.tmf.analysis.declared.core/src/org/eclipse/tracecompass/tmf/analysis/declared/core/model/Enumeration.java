package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

import java.util.List;
import java.util.Optional;

/**
 * A table that says what numbers mean. The history stores the numbers, views show labels and
 * colours; a number that is not in the table is shown as it is.
 *
 * @param name the name of the table, an identifier
 * @param entries its lines, in the order of the file
 * @param origin where it was read
 * @param end where it ends, with the comments before that
 */
public record Enumeration(String name, List<Entry> entries, Origin origin, Origin end)
        implements Definition {

    /** Keeps the entries as they are at this moment. */
    public Enumeration {
        entries = List.copyOf(entries);
    }

    /**
     * A line of the table.
     *
     * @param label how expressions name the value, an identifier
     * @param value the number that is stored
     * @param title what users see, if it is not the label
     * @param colour {@code #rrggbb} in lower case, if one was chosen
     * @param origin where it was read
     */
    public record Entry(
            String label,
            long value,
            Optional<String> title,
            Optional<String> colour,
            Origin origin) {

        /** Returns what users see. */
        public String text() {
            return title.orElse(label);
        }
    }

    /** Returns the line of a label, if there is one. */
    public Optional<Entry> byLabel(String label) {
        return entries.stream().filter(entry -> entry.label.equals(label)).findFirst();
    }

    /** Returns the first line of a value, if there is one. */
    public Optional<Entry> byValue(long value) {
        return entries.stream().filter(entry -> entry.value == value).findFirst();
    }
}
