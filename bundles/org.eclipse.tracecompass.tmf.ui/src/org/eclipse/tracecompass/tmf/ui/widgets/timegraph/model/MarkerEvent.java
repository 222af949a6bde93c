package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

import java.util.Objects;
import org.eclipse.swt.graphics.RGBA;
import org.eclipse.tracecompass.tmf.core.model.ITimeElement;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.annotations.IAnnotation;
import org.eclipse.tracecompass.tmf.core.presentation.RGBAColor;
import org.eclipse.tracecompass.tmf.ui.colors.RGBAUtil;
import org.eclipse.tracecompass.tmf.ui.model.StyleManager;

/**
 * The usual {@link IMarkerEvent}.
 *
 * @since 0.2.0
 */
public class MarkerEvent extends TimeEvent implements IMarkerEvent {

    private static final RGBA BLACK = new RGBA(0, 0, 0, 255);

    private final String category;
    private final RGBA color;
    private final String label;
    private final boolean foreground;

    /**
     * @param entry the entry that is marked; null for all
     * @param time its first instant
     * @param duration its length; 0 for an instant
     * @param category its category
     * @param color its colour
     * @param label its text; null for none
     * @param foreground whether it is drawn over the states
     */
    public MarkerEvent(
            ITimeGraphEntry entry,
            long time,
            long duration,
            String category,
            RGBA color,
            String label,
            boolean foreground) {
        this(entry, time, duration, category, color, label, foreground, Integer.MIN_VALUE);
    }

    /**
     * @param entry the entry that is marked; null for all
     * @param time its first instant
     * @param duration its length; 0 for an instant
     * @param category its category
     * @param color its colour
     * @param label its text; null for none
     * @param foreground whether it is drawn over the states
     * @param value its value
     */
    public MarkerEvent(
            ITimeGraphEntry entry,
            long time,
            long duration,
            String category,
            RGBA color,
            String label,
            boolean foreground,
            int value) {
        super(entry, time, duration, value);
        this.category = category;
        this.color = color;
        this.label = label;
        this.foreground = foreground;
    }

    /**
     * A mark of a model.
     *
     * @param annotation the mark, whose style has its colour
     * @param entry the entry that is marked; null for all
     * @param category its category
     * @param foreground whether it is drawn over the states
     */
    public MarkerEvent(
            IAnnotation annotation, ITimeGraphEntry entry, String category, boolean foreground) {
        super(entry, annotation);
        this.category = category;
        this.color = colorOf(annotation);
        this.label = annotation.getLabel();
        this.foreground = foreground;
    }

    private static RGBA colorOf(ITimeElement element) {
        OutputElementStyle style = element.getStyle();
        RGBAColor color =
                style == null
                        ? null
                        : StyleManager.empty().getColorStyle(style, StyleProperties.COLOR);
        return color == null ? BLACK : RGBAUtil.fromRGBAColor(color);
    }

    @Override
    public String getCategory() {
        return category;
    }

    @Override
    public RGBA getColor() {
        return color;
    }

    @Override
    public String getLabel() {
        return label;
    }

    @Override
    public boolean isForeground() {
        return foreground;
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), category, color, label, foreground);
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj)
                && obj instanceof MarkerEvent other
                && foreground == other.foreground
                && category.equals(other.category)
                && color.equals(other.color)
                && Objects.equals(label, other.label);
    }
}
