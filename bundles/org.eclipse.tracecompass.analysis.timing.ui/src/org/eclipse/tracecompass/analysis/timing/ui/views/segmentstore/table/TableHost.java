package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table;

import java.io.UncheckedIOException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentRows;
import org.eclipse.tracecompass.segmentstore.core.ISegment;

/** The view around a table of segments. Called on the UI thread. */
@NonNullByDefault
interface TableHost {

    /** The host of a table without a view. */
    TableHost NONE = new TableHost() {};

    /** Other rows are shown. */
    default void shown(SegmentRows.Answer answer) {}

    /** What the table waits for; null if it shows all that there is. */
    default void explain(@Nullable String running, SegmentRows.Answer answer) {}

    /** Other rows are wanted of whoever gives them to the table. */
    default void wish() {}

    /** A row was selected. */
    default void selected(ISegment segment) {}

    /** A segment that was stored cannot be read. */
    default void unreadable(UncheckedIOException cause) {}
}
