package org.eclipse.tracecompass.tmf.ui.export;

import org.eclipse.jdt.annotation.Nullable;

/** The part of the time that the user chooses. */
enum ExportRange {
    /** What the views show. */
    VISIBLE(Messages.Range_Visible),
    /** What is selected. */
    SELECTION(Messages.Range_Selection),
    /** All of the trace. */
    WHOLE(Messages.Range_Whole);

    private final String label;

    ExportRange(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    /** Returns the instants; null if there are none. */
    ExportTimes.@Nullable Span of(ExportTimes times) {
        return switch (this) {
            case VISIBLE -> times.visible();
            case SELECTION -> times.selection();
            case WHOLE -> times.whole();
        };
    }
}
