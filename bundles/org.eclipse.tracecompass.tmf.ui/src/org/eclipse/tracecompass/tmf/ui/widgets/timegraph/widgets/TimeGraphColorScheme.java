package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.Arrays;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.RGBA;
import org.eclipse.swt.widgets.Display;

/**
 * The colours of a time graph by number. A theme can replace the four basic ones by colours named
 * {@code org.eclipse.tracecompass.tmf.ui.BACKGROUND}, {@code FOREGROUND}, {@code TOOL_BACKGROUND}
 * and {@code TOOL_FOREGROUND}. For the UI thread; costs a look-up.
 *
 * @since 0.2.0
 */
public class TimeGraphColorScheme {

    /** A state, black. */
    public static final int BLACK_STATE = 0;

    /** A state, green. */
    public static final int GREEN_STATE = 1;

    /** A state, dark blue. */
    public static final int DARK_BLUE_STATE = 2;

    /** A state, orange. */
    public static final int ORANGE_STATE = 3;

    /** A state, gold. */
    public static final int GOLD_STATE = 4;

    /** A state, red. */
    public static final int RED_STATE = 5;

    /** A state, grey. */
    public static final int GRAY_STATE = 6;

    /** A state, dark green. */
    public static final int DARK_GREEN_STATE = 7;

    /** A state, dark yellow. */
    public static final int DARK_YELLOW_STATE = 8;

    /** A state, magenta. */
    public static final int MAGENTA3_STATE = 9;

    /** A state, purple. */
    public static final int PURPLE1_STATE = 10;

    /** A state, pink. */
    public static final int PINK1_STATE = 11;

    /** A state, aquamarine. */
    public static final int AQUAMARINE_STATE = 12;

    /** A state, light blue. */
    public static final int LIGHT_BLUE_STATE = 13;

    /** A state, cadet blue. */
    public static final int CADET_BLUE_STATE = 14;

    /** A state, olive. */
    public static final int OLIVE_STATE = 15;

    /** The first of the colours of states. */
    public static final int STATES0 = 0;

    /** The last of the colours of states. */
    public static final int STATES1 = 15;

    /** A selected state, black. */
    public static final int BLACK_STATE_SEL = 16;

    /** A selected state, green. */
    public static final int GREEN_STATE_SEL = 17;

    /** A selected state, dark blue. */
    public static final int DARK_BLUE_STATE_SEL = 18;

    /** A selected state, orange. */
    public static final int ORANGE_STATE_SEL = 19;

    /** A selected state, gold. */
    public static final int GOLD_STATE_SEL = 20;

    /** A selected state, red. */
    public static final int RED_STATE_SEL = 21;

    /** A selected state, grey. */
    public static final int GRAY_STATE_SEL = 22;

    /** A selected state, dark green. */
    public static final int DARK_GREEN_STATE_SEL = 23;

    /** A selected state, dark yellow. */
    public static final int DARK_YELLOW_STATE_SEL = 24;

    /** A selected state, magenta. */
    public static final int MAGENTA3_STATE_SEL = 25;

    /** A selected state, purple. */
    public static final int PURPLE1_STATE_SEL = 26;

    /** A selected state, pink. */
    public static final int PINK1_STATE_SEL = 27;

    /** A selected state, aquamarine. */
    public static final int AQUAMARINE_STATE_SEL = 28;

    /** A selected state, light blue. */
    public static final int LIGHT_BLUE_STATE_SEL = 29;

    /** A selected state, cadet blue. */
    public static final int CADET_BLUE_STATE_SEL = 30;

    /** A selected state, olive. */
    public static final int OLIVE_STATE_SEL = 31;

    /** The first of the colours of selected states. */
    public static final int STATES_SEL0 = 16;

    /** The last of the colours of selected states. */
    public static final int STATES_SEL1 = 31;

    /** Behind states. */
    public static final int BACKGROUND = 32;

    /** Text and lines. */
    public static final int FOREGROUND = 33;

    /** Behind the selected row. */
    public static final int BACKGROUND_SEL = 34;

    /** Text of the selected row. */
    public static final int FOREGROUND_SEL = 35;

    /** Behind the selected row without the focus. */
    public static final int BACKGROUND_SEL_NOFOCUS = 36;

    /** Text of the selected row without the focus. */
    public static final int FOREGROUND_SEL_NOFOCUS = 37;

    /** Behind the scale. */
    public static final int TOOL_BACKGROUND = 38;

    /** Text of the scale. */
    public static final int TOOL_FOREGROUND = 39;

    /** A fixed colour. */
    public static final int FIX_COLOR = 40;

    /** White. */
    public static final int WHITE = 41;

    /** Grey. */
    public static final int GRAY = 42;

    /** Black. */
    public static final int BLACK = 43;

    /** Dark grey. */
    public static final int DARK_GRAY = 44;

    /** The border of a state, black. */
    public static final int BLACK_BORDER = 45;

    /** The border of a state, green. */
    public static final int GREEN_BORDER = 46;

    /** The border of a state, dark blue. */
    public static final int DARK_BLUE_BORDER = 47;

    /** The border of a state, orange. */
    public static final int ORANGE_BORDER = 48;

    /** The border of a state, gold. */
    public static final int GOLD_BORDER = 49;

    /** The border of a state, red. */
    public static final int RED_BORDER = 50;

    /** The border of a state, grey. */
    public static final int GRAY_BORDER = 51;

    /** The border of a state, dark green. */
    public static final int DARK_GREEN_BORDER1 = 52;

    /** The border of a state, dark yellow. */
    public static final int DARK_YELLOW_BORDER1 = 53;

    /** The border of a state, magenta. */
    public static final int MAGENTA3_BORDER1 = 54;

    /** The border of a state, purple. */
    public static final int PURPLE1_BORDER1 = 55;

    /** The border of a state, pink. */
    public static final int PINK1_BORDER1 = 56;

    /** The border of a state, aquamarine. */
    public static final int AQUAMARINE_BORDER1 = 57;

    /** The border of a state, light blue. */
    public static final int LIGHT_BLUE_BORDER1 = 58;

    /** The border of a state, cadet blue. */
    public static final int CADET_BLUE_STATE_BORDER = 59;

    /** The border of a state, olive. */
    public static final int OLIVE_BORDER2 = 60;

    /** The first of the colours of the borders of states. */
    public static final int STATES_BORDER0 = 45;

    /** The last of the colours of the borders of states. */
    public static final int STATES_BORDER1 = 60;

    /** The line in the middle of a row. */
    public static final int MID_LINE = 61;

    /** Red. */
    public static final int RED = 62;

    /** Green. */
    public static final int GREEN = 63;

    /** Blue. */
    public static final int BLUE = 64;

    /** Yellow. */
    public static final int YELLOW = 65;

    /** Cyan. */
    public static final int CYAN = 66;

    /** Magenta. */
    public static final int MAGENTA = 67;

    /** The selected time. */
    public static final int SELECTED_TIME = 68;

    /** Behind the legend. */
    public static final int LEGEND_BACKGROUND = 69;

    /** Text of the legend. */
    public static final int LEGEND_FOREGROUND = 70;

    /** Behind a row that groups others. */
    public static final int GR_BACKGROUND = 71;

    /** Text of a row that groups others. */
    public static final int GR_FOREGROUND = 72;

    /** Behind a selected row that groups others. */
    public static final int GR_BACKGROUND_SEL = 73;

    /** Text of a selected row that groups others. */
    public static final int GR_FOREGROUND_SEL = 74;

    /** Behind a selected row that groups others, without the focus. */
    public static final int GR_BACKGROUND_SEL_NOFOCUS = 75;

    /** Text of a selected row that groups others, without the focus. */
    public static final int GR_FOREGROUND_SEL_NOFOCUS = 76;

    /** A faint line. */
    public static final int LIGHT_LINE = 77;

    /** Behind the names. */
    public static final int BACKGROUND_NAME = 78;

    /** Behind the name of the selected row. */
    public static final int BACKGROUND_NAME_SEL = 79;

    /** Behind the name of the selected row without the focus. */
    public static final int BACKGROUND_NAME_SEL_NOFOCUS = 80;

    /** The arrow of a thread that starts. */
    public static final int TI_START_THREAD = BLUE;

    /** The arrow of a lock that is handed over. */
    public static final int TI_HANDOFF_LOCK = CYAN;

    /** The arrow of all that wait being notified. */
    public static final int TI_NOTIFY_ALL = GREEN;

    /** The arrow of one that waits being notified. */
    public static final int TI_NOTIFY = GREEN;

    /** The arrow of one that has been notified. */
    public static final int TI_NOTIFY_JOINED = DARK_GRAY;

    /** The arrow of an interrupt. */
    public static final int TI_INTERRUPT = RED;

    /** The arrow of a wait that took too long. */
    public static final int TI_WAIT_EXCEEDED = MAGENTA;

    private static final String THEME_PREFIX = "org.eclipse.tracecompass.tmf.ui.";
    private static final int COUNT = BACKGROUND_NAME_SEL_NOFOCUS + 1;
    private static final double SELECTED = 0.35;
    private static final double BORDER = 0.4;

    private static final int[] STATES = {
        0x202428, 0x4aa564, 0x2f5fb3, 0xe8893a, 0xe0b93a, 0xd64545, 0x9aa3ad, 0x2e7d46,
        0xb59a2b, 0xb5459e, 0x7d57c2, 0xe88fb4, 0x57c2b0, 0x7fb3ea, 0x5f9ea0, 0x7f8b3a
    };

    private final Color[] colors = new Color[COUNT];

    /** Creates the scheme; its colours are made when they are asked for. */
    public TimeGraphColorScheme() {
        // see getColor
    }

    /** Forgets the colours. */
    public void dispose() {
        Arrays.fill(colors, null);
    }

    /**
     * A colour.
     *
     * @param idx one of the constants of this class; another number gives black
     * @return the colour, not to be disposed
     */
    public Color getColor(int idx) {
        int known = idx >= 0 && idx < COUNT ? idx : BLACK;
        if (colors[known] == null) {
            colors[known] = new Color(rgb(known));
        }
        return colors[known];
    }

    private static RGB rgb(int idx) {
        if (idx <= STATES1) {
            return of(STATES[idx]);
        }
        if (idx <= STATES_SEL1) {
            return mixed(of(STATES[idx - STATES_SEL0]), system(SWT.COLOR_LIST_SELECTION), SELECTED);
        }
        if (idx >= STATES_BORDER0 && idx <= STATES_BORDER1) {
            return mixed(of(STATES[idx - STATES_BORDER0]), new RGB(0, 0, 0), BORDER);
        }
        return switch (idx) {
            case BACKGROUND -> theme("BACKGROUND", SWT.COLOR_LIST_BACKGROUND);
            case FOREGROUND -> theme("FOREGROUND", SWT.COLOR_LIST_FOREGROUND);
            case TOOL_BACKGROUND -> theme("TOOL_BACKGROUND", SWT.COLOR_WIDGET_BACKGROUND);
            case TOOL_FOREGROUND -> theme("TOOL_FOREGROUND", SWT.COLOR_WIDGET_FOREGROUND);
            case BACKGROUND_SEL, BACKGROUND_NAME_SEL, GR_BACKGROUND_SEL ->
                    system(SWT.COLOR_LIST_SELECTION);
            case FOREGROUND_SEL, GR_FOREGROUND_SEL -> system(SWT.COLOR_LIST_SELECTION_TEXT);
            case BACKGROUND_SEL_NOFOCUS, BACKGROUND_NAME_SEL_NOFOCUS, GR_BACKGROUND_SEL_NOFOCUS ->
                    mixed(system(SWT.COLOR_LIST_SELECTION), system(SWT.COLOR_LIST_BACKGROUND), 0.5);
            case FOREGROUND_SEL_NOFOCUS,
                    GR_FOREGROUND,
                    GR_FOREGROUND_SEL_NOFOCUS,
                    LEGEND_FOREGROUND ->
                    system(SWT.COLOR_LIST_FOREGROUND);
            case LEGEND_BACKGROUND, BACKGROUND_NAME -> system(SWT.COLOR_LIST_BACKGROUND);
            case GR_BACKGROUND, LIGHT_LINE ->
                    mixed(
                            system(SWT.COLOR_LIST_BACKGROUND),
                            system(SWT.COLOR_LIST_FOREGROUND),
                            0.08);
            case MID_LINE, FIX_COLOR, GRAY -> of(0xa8adb3);
            case DARK_GRAY -> of(0x6b7480);
            case WHITE -> of(0xffffff);
            case RED -> of(0xd64545);
            case GREEN -> of(0x4aa564);
            case BLUE, SELECTED_TIME -> of(0x2467d6);
            case YELLOW -> of(0xe6cf3c);
            case CYAN -> of(0x45b5c4);
            case MAGENTA -> of(0xb5459e);
            default -> of(0);
        };
    }

    private static RGB of(int rgb) {
        return new RGB(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff);
    }

    private static RGB system(int id) {
        return Display.getDefault().getSystemColor(id).getRGB();
    }

    private static RGB theme(String name, int otherwise) {
        RGB chosen = JFaceResources.getColorRegistry().getRGB(THEME_PREFIX + name);
        return chosen == null ? system(otherwise) : chosen;
    }

    private static RGB mixed(RGB a, RGB b, double part) {
        return new RGB(
                mixed(a.red, b.red, part),
                mixed(a.green, b.green, part),
                mixed(a.blue, b.blue, part));
    }

    private static int mixed(int a, int b, double part) {
        return (int) Math.round(a * (1 - part) + b * part);
    }

    /**
     * The colour behind a row.
     *
     * @param selected whether the row is selected
     * @param focused whether the time graph has the focus
     * @param name whether it is the name of the row, and not its states
     */
    public Color getBkColor(boolean selected, boolean focused, boolean name) {
        int selection = name ? BACKGROUND_NAME_SEL : BACKGROUND_SEL;
        int without = name ? BACKGROUND_NAME_SEL_NOFOCUS : BACKGROUND_SEL_NOFOCUS;
        int plain = name ? BACKGROUND_NAME : BACKGROUND;
        return getColor(selected ? focused ? selection : without : plain);
    }

    /**
     * The colour of the text of a row.
     *
     * @param selected whether the row is selected
     * @param focused whether the time graph has the focus
     */
    public Color getFgColor(boolean selected, boolean focused) {
        return getColor(selected ? focused ? FOREGROUND_SEL : FOREGROUND_SEL_NOFOCUS : FOREGROUND);
    }

    /**
     * The colour behind a row that groups others.
     *
     * @param selected whether the row is selected
     * @param focused whether the time graph has the focus
     */
    public Color getBkColorGroup(boolean selected, boolean focused) {
        return getColor(
                selected ? focused ? GR_BACKGROUND_SEL : GR_BACKGROUND_SEL_NOFOCUS : GR_BACKGROUND);
    }

    /**
     * The colour of the text of a row that groups others.
     *
     * @param selected whether the row is selected
     * @param focused whether the time graph has the focus
     */
    public Color getFgColorGroup(boolean selected, boolean focused) {
        return getColor(
                selected ? focused ? GR_FOREGROUND_SEL : GR_FOREGROUND_SEL_NOFOCUS : GR_FOREGROUND);
    }

    /** The colour of some parts, with its opacity; not to be disposed. */
    public Color getColor(RGBA rgba) {
        return new Color(rgba);
    }
}
