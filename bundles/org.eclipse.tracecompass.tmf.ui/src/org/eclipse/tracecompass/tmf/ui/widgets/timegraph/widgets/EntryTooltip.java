package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ILinkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.NullTimeEvent;

/**
 * What a tooltip says of the events at a place: of a marker or a link whose instant is there, and
 * of the nearest state.
 */
@NonNullByDefault
final class EntryTooltip {

    private static final int NEAR = 10;
    private static final int ON = 3;

    private final EntrySource source;
    private final TimeGraphScene scene;

    EntryTooltip(EntrySource source, TimeGraphScene scene) {
        this.source = source;
        this.scene = scene;
    }

    /** The lines with their titles; empty if there is nothing to say. */
    Map<String, String> lines(ITimeGraphEntry entry, long time) {
        Map<String, String> lines = new LinkedHashMap<>();
        marker(entry, time, lines);
        link(entry, time, lines);
        ITimeEvent event = nearest(entry, time);
        if (event != null) {
            state(event, time, lines);
        }
        return lines;
    }

    private void marker(ITimeGraphEntry entry, long time, Map<String, String> lines) {
        for (IMarkerEvent marker : source.markers()) {
            boolean here = marker.getEntry() == null || marker.getEntry() == entry;
            if (here && distance(marker, time) <= ON) {
                String label = marker.getLabel();
                lines.put(marker.getCategory(), label == null ? "" : label);
                add(lines, source.presentation().getEventHoverToolTipInfo(marker));
            }
        }
    }

    private void link(ITimeGraphEntry entry, long time, Map<String, String> lines) {
        for (ILinkEvent link : source.links()) {
            boolean leaves = link.getEntry() == entry && pixels(link.getTime(), time) <= ON;
            boolean arrives =
                    link.getDestinationEntry() == entry
                            && pixels(link.getTime() + link.getDuration(), time) <= ON;
            if (leaves || arrives) {
                lines.put(Messages.Tip_From, link.getEntry().getName());
                lines.put(Messages.Tip_To, link.getDestinationEntry().getName());
                lines.put(Messages.Tip_LinkDuration, TimeText.duration(link.getDuration()));
                add(lines, source.presentation().getEventHoverToolTipInfo(link));
                return;
            }
        }
    }

    private void state(ITimeEvent event, long time, Map<String, String> lines) {
        ITimeGraphPresentationProvider presentation = source.presentation();
        String name = presentation.getEventName(event);
        if (name != null && !name.isEmpty()) {
            lines.put(Messages.Tip_State, name);
        }
        add(lines, presentation.getEventHoverToolTipInfo(event, time));
        if (!presentation.displayTimesInTooltip()) {
            return;
        }
        long duration = event.getDuration();
        TimeText text = scene.time();
        if (duration <= 0) {
            lines.put(Messages.Tip_EventTime, text.full(event.getTime()));
            return;
        }
        lines.put(Messages.Tip_Start, text.full(event.getTime()));
        lines.put(Messages.Tip_End, text.full(event.getTime() + duration));
        lines.put(Messages.Tip_Duration, TimeText.duration(duration));
        TimeSelection selection = scene.selection();
        if (selection != null && !selection.isInstant()) {
            long inside =
                    Math.min(event.getTime() + duration, selection.to())
                            - Math.max(event.getTime(), selection.from());
            if (inside > 0) {
                double part = 100.0 * inside / (selection.to() - selection.from());
                lines.put(Messages.Tip_OfSelection, String.format("%.1f %%", part));
            }
        }
    }

    private static void add(Map<String, String> lines, @Nullable Map<String, String> more) {
        if (more != null) {
            more.forEach(
                    (title, text) -> {
                        if (title != null && text != null) {
                            lines.put(title, text);
                        }
                    });
        }
    }

    /** The state at an instant, or else the nearest one that is not far from it. */
    private @Nullable ITimeEvent nearest(ITimeGraphEntry entry, long time) {
        Viewport v = scene.viewport();
        long reach = (long) Math.max(1, NEAR * v.nanosPerPixel());
        Iterator<ITimeEvent> events =
                entry.getTimeEventsIterator(
                        time - reach, time + reach, (long) Math.max(1, v.nanosPerPixel()));
        ITimeEvent best = null;
        double least = NEAR;
        while (events != null && events.hasNext()) {
            ITimeEvent event = events.next();
            double distance = distance(event, time);
            if (!(event instanceof NullTimeEvent) && (distance < least || best == null)) {
                if (distance <= NEAR) {
                    best = event;
                    least = distance;
                }
            }
        }
        return best;
    }

    private double distance(ITimeEvent event, long time) {
        long end = event.getTime() + event.getDuration();
        if (event.getTime() <= time && (time < end || event.getDuration() == 0 && time == end)) {
            return 0;
        }
        return Math.min(pixels(event.getTime(), time), pixels(end, time));
    }

    private double pixels(long a, long b) {
        Viewport v = scene.viewport();
        return Math.abs(v.toPixel(a) - v.toPixel(b));
    }
}
