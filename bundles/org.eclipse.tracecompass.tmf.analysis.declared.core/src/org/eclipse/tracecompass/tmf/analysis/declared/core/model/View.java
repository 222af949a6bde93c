package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

import java.util.List;
import java.util.Optional;

/**
 * A picture of the history.
 *
 * @param title its title
 * @param kind what it looks like
 * @param rows the attributes that have a row each; rows stand below each other as in the tree of
 *     attributes
 * @param state where the value of a row is, from the attribute of the row; empty: its own value
 * @param label where the name of a row is, from the attribute of the row; empty: its own name
 * @param links attributes whose values are names of rows. When the value passes from one row to
 *     another, an arrow goes between them (a time graph only).
 * @param unit of what is measured (a chart only)
 * @param origin where it was read
 */
public record View(
        String title,
        Kind kind,
        PathPattern rows,
        List<String> state,
        List<String> label,
        List<PathPattern> links,
        Optional<String> unit,
        Origin origin)
        implements Definition {

    /** The kind of a view. */
    public enum Kind {
        /** A row of coloured states for each attribute. */
        TIME_GRAPH("timegraph"),
        /** A line of a chart for each attribute. */
        XY("xy");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** Returns the word of the language. */
        public String word() {
            return word;
        }
    }

    /** Keeps the lists as they are at this moment. */
    public View {
        state = List.copyOf(state);
        label = List.copyOf(label);
        links = List.copyOf(links);
    }
}
