package org.eclipse.tracecompass.tmf.core.presentation;

import java.util.List;

/** The palette of series: strong colours that are easily told apart. */
public final class DefaultColorPaletteProvider implements IPaletteProvider {

    /** Blue. */
    public static final RGBAColor BLUE = new RGBAColor(0, 0, 255);

    /** Red. */
    public static final RGBAColor RED = new RGBAColor(255, 0, 0);

    /** Green. */
    public static final RGBAColor GREEN = new RGBAColor(0, 255, 0);

    /** Magenta. */
    public static final RGBAColor MAGENTA = new RGBAColor(255, 0, 255);

    /** Cyan. */
    public static final RGBAColor CYAN = new RGBAColor(0, 255, 255);

    /** Dark blue. */
    public static final RGBAColor DARK_BLUE = new RGBAColor(0, 0, 128);

    /** Dark red. */
    public static final RGBAColor DARK_RED = new RGBAColor(128, 0, 0);

    /** Dark green. */
    public static final RGBAColor DARK_GREEN = new RGBAColor(0, 128, 0);

    /** Dark magenta. */
    public static final RGBAColor DARK_MAGENTA = new RGBAColor(128, 0, 128);

    /** Dark cyan. */
    public static final RGBAColor DARK_CYAN = new RGBAColor(0, 128, 125);

    /** Dark yellow. */
    public static final RGBAColor DARK_YELLOW = new RGBAColor(128, 128, 0);

    /** Black. */
    public static final RGBAColor BLACK = new RGBAColor(0, 0, 0);

    /** Grey. */
    public static final RGBAColor GRAY = new RGBAColor(192, 192, 192);

    /** Yellow. */
    public static final RGBAColor YELLOW = new RGBAColor(255, 255, 0);

    /** The only instance. */
    public static final IPaletteProvider INSTANCE = new DefaultColorPaletteProvider();

    private static final List<RGBAColor> COLORS =
            List.of(
                    BLUE,
                    RED,
                    GREEN,
                    MAGENTA,
                    CYAN,
                    DARK_BLUE,
                    DARK_RED,
                    DARK_GREEN,
                    DARK_MAGENTA,
                    DARK_CYAN,
                    DARK_YELLOW,
                    BLACK,
                    GRAY,
                    YELLOW);

    private DefaultColorPaletteProvider() {
        // one instance
    }

    @Override
    public List<RGBAColor> get() {
        return COLORS;
    }
}
