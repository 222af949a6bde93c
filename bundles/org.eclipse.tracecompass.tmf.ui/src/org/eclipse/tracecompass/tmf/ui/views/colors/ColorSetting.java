package org.eclipse.tracecompass.tmf.ui.views.colors;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;

/**
 * The colours of the events that pass a filter.
 *
 * @since 0.2.0
 */
public class ColorSetting {

    private static final RGB DEFAULT_TICK = new RGB(0, 0, 0);
    private static final RGB MIDDLE = new RGB(127, 127, 127);

    private @Nullable RGB foreground;
    private @Nullable RGB background;
    private RGB tick;
    private @Nullable ITmfFilterTreeNode filter;

    /**
     * @param foreground the colour of texts; null for the usual one
     * @param background the colour behind them; null for the usual one
     * @param tickColorRGB the colour of marks; null for black
     * @param filter lets the events pass that have these colours; null for none
     */
    public ColorSetting(
            @Nullable RGB foreground,
            @Nullable RGB background,
            @Nullable RGB tickColorRGB,
            @Nullable ITmfFilterTreeNode filter) {
        this.foreground = foreground;
        this.background = background;
        this.tick = tickColorRGB == null ? DEFAULT_TICK : tickColorRGB;
        this.filter = filter;
    }

    /** Colours need no disposal; afterwards the setting has no filter, and is that of no event. */
    public void dispose() {
        filter = null;
    }

    /** The colour of texts; null for the usual one. */
    public @Nullable RGB getForegroundRGB() {
        return foreground;
    }

    /** Sets the colour of texts; null for the usual one. */
    public void setForegroundRGB(@Nullable RGB foreground) {
        this.foreground = foreground;
    }

    /** The colour behind texts; null for the usual one. */
    public @Nullable RGB getBackgroundRGB() {
        return background;
    }

    /** Sets the colour behind texts; null for the usual one. */
    public void setBackgroundRGB(@Nullable RGB background) {
        this.background = background;
    }

    /** The colour of marks. */
    public RGB getTickColorRGB() {
        return tick;
    }

    /** Sets the colour of marks. */
    public void setTickColorRGB(RGB tickColorRGB) {
        tick = tickColorRGB;
    }

    /** The filter; null for none. */
    public @Nullable ITmfFilterTreeNode getFilter() {
        return filter;
    }

    /** Sets the filter; null for none. */
    public void setFilter(@Nullable ITmfFilterTreeNode filter) {
        this.filter = filter;
    }

    /** The colour of texts; null for the usual one. Never to be disposed. */
    public @Nullable Color getForegroundColor() {
        return color(foreground);
    }

    /** The colour behind texts; null for the usual one. Never to be disposed. */
    public @Nullable Color getBackgroundColor() {
        return color(background);
    }

    /** The colour of texts of events that are of less interest. Never to be disposed. */
    public @Nullable Color getDimmedForegroundColor() {
        return color(dim(foreground));
    }

    /** The colour behind texts of events that are of less interest. Never to be disposed. */
    public @Nullable Color getDimmedBackgroundColor() {
        return color(dim(background));
    }

    /** The colour of marks. Never to be disposed. */
    public Color getTickColor() {
        return new Color(tick);
    }

    private static @Nullable Color color(@Nullable RGB rgb) {
        return rgb == null ? null : new Color(rgb);
    }

    private static @Nullable RGB dim(@Nullable RGB rgb) {
        return rgb == null
                ? null
                : new RGB(
                        (rgb.red + MIDDLE.red) / 2,
                        (rgb.green + MIDDLE.green) / 2,
                        (rgb.blue + MIDDLE.blue) / 2);
    }
}
