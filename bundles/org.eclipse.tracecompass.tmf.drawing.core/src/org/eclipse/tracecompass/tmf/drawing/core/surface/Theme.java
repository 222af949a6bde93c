package org.eclipse.tracecompass.tmf.drawing.core.surface;

import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;

/**
 * Colours and sizes. All colours are 0xAARRGGBB.
 *
 * @param name "light" or "dark"
 * @param dark whether it is a dark theme
 * @param background behind everything
 * @param stripe behind every second row
 * @param group behind rows that only group others
 * @param text names and labels
 * @param dimText what is less important
 * @param header behind ruler and column titles
 * @param divider lines between areas
 * @param grid vertical lines at major ticks
 * @param accent selection, focus, cursors
 * @param selectedRow behind the selected row
 * @param hoverRow over the row under the pointer, translucent
 * @param link arrows without a colour of their own
 * @param marker markers without a colour of their own
 * @param fontSize size of {@link FontRole#NORMAL} in logical pixels
 * @param smallFontSize size of {@link FontRole#SMALL} in logical pixels
 */
public record Theme(
        String name,
        boolean dark,
        int background,
        int stripe,
        int group,
        int text,
        int dimText,
        int header,
        int divider,
        int grid,
        int accent,
        int selectedRow,
        int hoverRow,
        int link,
        int marker,
        double fontSize,
        double smallFontSize) {

    /** Dark text on white. */
    public static final Theme LIGHT =
            new Theme(
                    "light",
                    false,
                    0xffffffff,
                    0xfff8f9fb,
                    0xfff1f3f6,
                    0xff24292f,
                    0xff6b7480,
                    0xfff4f5f7,
                    0xffd5d9df,
                    0xffe9ebef,
                    0xff2467d6,
                    0xffdde9fb,
                    0x122467d6,
                    0xff4b5563,
                    0xffc2410c,
                    12,
                    10.5);

    /** Light text on dark grey. */
    public static final Theme DARK =
            new Theme(
                    "dark",
                    true,
                    0xff2a2b2d,
                    0xff2e2f32,
                    0xff353739,
                    0xffd9dce1,
                    0xff969da7,
                    0xff333436,
                    0xff4a4c50,
                    0xff3b3d40,
                    0xff6aa5ff,
                    0xff324563,
                    0x1a6aa5ff,
                    0xffa3adba,
                    0xfffb923c,
                    12,
                    10.5);

    /** The theme of a name: "dark", or light for anything else. */
    public static Theme of(String name) {
        return DARK.name.equals(name) ? DARK : LIGHT;
    }

    /**
     * The colour of a state as this theme shows it: greys that suit white paper are toned down on
     * dark.
     */
    public int tone(int argb) {
        int max = Math.max(argb >> 16 & 0xff, Math.max(argb >> 8 & 0xff, argb & 0xff));
        int min = Math.min(argb >> 16 & 0xff, Math.min(argb >> 8 & 0xff, argb & 0xff));
        boolean lightGrey = max > 110 && max - min < 0.25 * max;
        return dark && lightGrey ? Colours.mix(argb, background, 0.5) : argb;
    }

    /** This theme with other font sizes. */
    public Theme withFonts(double normal, double small) {
        return new Theme(
                name,
                dark,
                background,
                stripe,
                group,
                text,
                dimText,
                header,
                divider,
                grid,
                accent,
                selectedRow,
                hoverRow,
                link,
                marker,
                normal,
                small);
    }
}
