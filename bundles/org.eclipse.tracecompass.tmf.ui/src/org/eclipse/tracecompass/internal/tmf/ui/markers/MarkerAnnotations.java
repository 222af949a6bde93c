package org.eclipse.tracecompass.internal.tmf.ui.markers;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.annotations.Annotation;
import org.eclipse.tracecompass.tmf.timegraph.core.load.IBackgroundAnnotation;
import org.eclipse.tracecompass.tmf.ui.colors.RGBAUtil;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;

/** Markers that plug-ins make themselves, as annotations. */
public final class MarkerAnnotations {

    private MarkerAnnotations() {}

    /**
     * Returns a marker as an annotation.
     *
     * @param marker the marker
     * @param row the id of the row that is marked, -1 for all
     */
    public static Annotation of(IMarkerEvent marker, long row) {
        return marker.isForeground()
                ? new Annotation(
                        marker.getTime(),
                        marker.getDuration(),
                        row,
                        marker.getLabel(),
                        styleOf(marker))
                : new Background(marker, row);
    }

    private static OutputElementStyle styleOf(IMarkerEvent marker) {
        Map<String, Object> values = new LinkedHashMap<>();
        OutputElementStyle own = marker instanceof TimeEvent e ? e.getModel().getStyle() : null;
        if (own != null) {
            values.putAll(own.getStyleValues());
        }
        int rgba = RGBAUtil.fromRGBA(marker.getColor());
        if (values.putIfAbsent(StyleProperties.COLOR, String.format("#%06x", rgba >>> 8)) == null) {
            values.put(StyleProperties.OPACITY, (rgba & 0xff) / 255f);
        }
        return new OutputElementStyle(own == null ? null : own.getParentKey(), values);
    }

    /** A marker behind the states. */
    private static final class Background extends Annotation implements IBackgroundAnnotation {

        Background(IMarkerEvent marker, long row) {
            super(marker.getTime(), marker.getDuration(), row, marker.getLabel(), styleOf(marker));
        }
    }
}
