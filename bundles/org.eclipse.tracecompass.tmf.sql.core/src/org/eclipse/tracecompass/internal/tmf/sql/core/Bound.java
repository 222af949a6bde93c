package org.eclipse.tracecompass.internal.tmf.sql.core;

import java.util.Locale;

/** What a query tells a table function about the rows that it wants. */
enum Bound {
    /** The first instant, ns. */
    SINCE,
    /** The last instant, ns, inclusive. */
    UNTIL,
    /** The ids of the analyses, one a line. */
    ANALYSES,
    /** A pattern for paths of attributes, as LIKE has it. */
    PATHS;

    /** Returns the name of the parameter. */
    String parameter() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the class of its values. */
    Class<?> type() {
        return this == SINCE || this == UNTIL ? Long.class : String.class;
    }
}
