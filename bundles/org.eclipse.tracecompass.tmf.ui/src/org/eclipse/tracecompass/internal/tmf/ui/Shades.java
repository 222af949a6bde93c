package org.eclipse.tracecompass.internal.tmf.ui;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;

/**
 * The colours that drawn views use on a light or a dark background. The background itself is the
 * control's own, so that it follows the theme.
 *
 * @param dark whether the background is dark
 * @param background the control's background
 * @param text for labels
 * @param faint for secondary labels and ticks
 * @param grid for lines behind the data
 * @param bar for counts of events
 * @param barOutside for counts outside the visible window
 * @param lost for lost events
 * @param selection for the selected time
 * @param window for the frame of the visible window
 */
public record Shades(
        boolean dark,
        Color background,
        Color text,
        Color faint,
        Color grid,
        Color bar,
        Color barOutside,
        Color lost,
        Color selection,
        Color window) {

    private static final double SELECTED = 0.30;

    /** The colours for a control, by its background now. Cheap: colours need no disposal. */
    public static Shades of(Control control) {
        Color background = control.getBackground();
        boolean dark = isDark(background.getRGB());
        return dark
                ? new Shades(
                        true,
                        background,
                        new Color(222, 222, 222),
                        new Color(150, 153, 158),
                        mix(background, 255, 0.10),
                        new Color(134, 166, 196),
                        new Color(74, 84, 96),
                        new Color(240, 98, 84),
                        new Color(98, 156, 255),
                        new Color(170, 178, 188))
                : new Shades(
                        false,
                        background,
                        new Color(45, 48, 52),
                        new Color(118, 122, 128),
                        mix(background, 0, 0.08),
                        new Color(84, 122, 160),
                        new Color(190, 200, 211),
                        new Color(208, 48, 36),
                        new Color(32, 98, 214),
                        new Color(96, 106, 118));
    }

    /** The background of a selected row of text. */
    public Color selectedRow() {
        return new Color(
                mix(background.getRed(), selection.getRed(), SELECTED),
                mix(background.getGreen(), selection.getGreen(), SELECTED),
                mix(background.getBlue(), selection.getBlue(), SELECTED));
    }

    /** Whether text on a colour should be light. */
    public static boolean isDark(RGB rgb) {
        return 0.299 * rgb.red + 0.587 * rgb.green + 0.114 * rgb.blue < 128;
    }

    private static Color mix(Color base, int with, double part) {
        return new Color(
                mix(base.getRed(), with, part),
                mix(base.getGreen(), with, part),
                mix(base.getBlue(), with, part));
    }

    private static int mix(int base, int with, double part) {
        return (int) Math.round(base + (with - base) * part);
    }
}
