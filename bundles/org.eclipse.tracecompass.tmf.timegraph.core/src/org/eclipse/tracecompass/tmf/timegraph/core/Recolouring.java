package org.eclipse.tracecompass.tmf.timegraph.core;

import java.util.Map;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphLink;

/** Applies the colours chosen by the user to states and links, and adapts all others. */
final class Recolouring {

    private Recolouring() {}

    /**
     * The same data in other colours; the data itself where no colour changes.
     *
     * @param chosen colours by style key
     */
    static TimeGraphData of(TimeGraphData data, Map<String, Integer> chosen, Theme theme) {
        StatePalette palette =
                data.palette().mapped(s -> chosen.getOrDefault(s.key(), theme.tone(s.argb())));
        boolean links = data.links().stream().anyMatch(l -> chosen.containsKey(l.key()));
        return palette == data.palette() && !links
                ? data
                : new TimeGraphData(
                        data.tree(),
                        palette,
                        data.states(),
                        links
                                ? data.links().stream().map(l -> recoloured(l, chosen)).toList()
                                : data.links(),
                        data.markers(),
                        data.running());
    }

    private static TimeGraphLink recoloured(TimeGraphLink link, Map<String, Integer> chosen) {
        Integer colour = chosen.get(link.key());
        return colour == null ? link : link.withColour(colour);
    }
}
