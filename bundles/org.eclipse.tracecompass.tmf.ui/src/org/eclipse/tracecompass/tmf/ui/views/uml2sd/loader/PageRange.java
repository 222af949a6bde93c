package org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader;

import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/** The time of a page that may begin between messages of one instant. Immutable. */
final class PageRange extends TmfTimeRange {

    private final int skipped;

    /**
     * @param start the time of the first message
     * @param end the time of the last message
     * @param skipped how many messages at the start belong to earlier pages
     */
    PageRange(ITmfTimestamp start, ITmfTimestamp end, int skipped) {
        super(start, end);
        this.skipped = skipped;
    }

    /** How many messages at the start of a range belong to earlier pages. */
    static int skipped(TmfTimeRange range) {
        return range instanceof PageRange page ? page.skipped : 0;
    }

    /**
     * Whether a page begins with a message or before it.
     *
     * @param page the page
     * @param time the time of the message
     * @param before how many messages of that time are before it
     */
    static boolean beginsUpTo(TmfTimeRange page, ITmfTimestamp time, int before) {
        int order = page.getStartTime().compareTo(time);
        return order < 0 || order == 0 && skipped(page) <= before;
    }
}
