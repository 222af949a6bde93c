package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.Comparator;
import java.util.List;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ILinkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/** Finds the links by which one goes on from an instant of an entry. */
final class Arrows {

    private Arrows() {}

    /** The first link that leaves an entry from an instant on; null if there is none. */
    static ILinkEvent next(List<ILinkEvent> links, ITimeGraphEntry entry, long time) {
        return links.stream()
                .filter(link -> link.getEntry() == entry && link.getTime() >= time)
                .min(Comparator.comparingLong(ILinkEvent::getTime))
                .orElse(null);
    }

    /** The last link that reaches an entry up to an instant; null if there is none. */
    static ILinkEvent previous(List<ILinkEvent> links, ITimeGraphEntry entry, long time) {
        return links.stream()
                .filter(link -> link.getDestinationEntry() == entry && end(link) <= time)
                .max(Comparator.comparingLong(Arrows::end))
                .orElse(null);
    }

    private static long end(ILinkEvent link) {
        return link.getTime() + link.getDuration();
    }
}
