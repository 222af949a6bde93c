package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import java.util.Locale;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;

/**
 * All that the Histogram draws, as values: nothing here needs a screen.
 *
 * @param counts the counts of the whole trace
 * @param window the visible window, on the pixels of the detailed histogram
 * @param selectionBegin the selected time, ns
 * @param selectionEnd the other end of the selection; may be before its begin
 * @param time how times are written
 * @param complete whether all events are counted
 */
record HistogramScene(
        EventCounts counts,
        Viewport window,
        long selectionBegin,
        long selectionEnd,
        TimeText time,
        boolean complete) {

    /** Nothing to show. */
    static HistogramScene empty() {
        return new HistogramScene(
                EventCounts.NONE, Viewport.of(0, 1, 1), 0, 0, TimeText.utc(), true);
    }

    /** The whole trace on a number of pixels. */
    Viewport overview(int width) {
        return Viewport.of(window.boundsStart(), window.boundsEnd(), width);
    }

    /** The selection in words: an instant, or the length of a range. */
    String selectionText() {
        long from = Math.min(selectionBegin, selectionEnd);
        long to = Math.max(selectionBegin, selectionEnd);
        return from == to
                ? time.clock(from)
                : Texts.bind(Messages.Histogram_Selected, TimeText.duration(to - from));
    }

    /** The total number of events and lost events. */
    String totalText() {
        String events = Texts.events(counts.total());
        String more = complete ? "" : "…";
        return counts.totalLost() == 0
                ? events + more
                : events
                        + more
                        + Texts.bind(Messages.Histogram_Lost, Texts.number(counts.totalLost()));
    }

    /** The events under a pixel of a window: number and time. */
    String tooltip(EventCounts of, Viewport at, int pixel) {
        long from = at.toTime(pixel);
        long to = at.toTime(pixel + 1.0);
        double number = of.eventsBetween(from, to);
        String events =
                number == Math.rint(number)
                        ? Texts.events((long) number)
                        : String.format(Locale.ROOT, "≈ %.1f", number)
                                + " "
                                + Messages.Histogram_Events;
        return events + "\n" + time.full(from) + "\n" + TimeText.duration(to - from);
    }
}
