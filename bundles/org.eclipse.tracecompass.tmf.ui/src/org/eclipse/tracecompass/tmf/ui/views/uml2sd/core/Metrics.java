package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

/**
 * The sizes of a sequence diagram in pixels, before zoom. Heights and widths of fonts are set by
 * the widget that draws. On the UI thread.
 *
 * @since 9.5.0
 */
public class Metrics {

    /** The distance of the frame from the left edge of the diagram. */
    public static final int FRAME_H_MARGIN = 10;

    /** The distance of the frame from the upper edge of the diagram. */
    public static final int FRAME_V_MARGIN = 10;

    /** The distance of the first lifeline from the frame. */
    public static final int LIFELINE_H_MAGIN = 23;

    /** The distance of lifelines from the lower edge of the frame. */
    public static final int LIFELINE_VB_MAGIN = 20;

    /** The distance of lifelines from the title of the frame. */
    public static final int LIFELINE_VT_MAGIN = 30;

    /** The distance of the name from the edges of the header of a lifeline. */
    public static final int LIFELINE_HEARDER_TEXT_V_MARGIN = 4;

    /** The distance of messages below each other. */
    public static final int MESSAGES_SPACING = 30;

    /** The distance of a message from its name. */
    public static final int MESSAGES_NAME_SPACING = 10;

    /** The distance of the title from the left and right edges of its field. */
    public static final int FRAME_NAME_H_MARGIN = 4;

    /** The height of the field of the title without its text. */
    public static final int FRAME_NAME_V_MARGIN = 8;

    /** The width of the field of a name without its text. */
    public static final int LIFELINE_NAME_H_MARGIN = 14;

    /** The height of the field of a name without its text. */
    public static final int LIFELINE_NAME_V_MARGIN = 20;

    /** The distance of lifelines beside each other. */
    public static final int LIFELINE_SPACING = 45;

    /** The radius of the circle of a lost or found message. */
    public static final int MESSAGE_CIRCLE_RAY = 5;

    /** The width of an execution. */
    public static final int EXECUTION_OCCURRENCE_WIDTH = 8;

    /** The size of the cross that ends a lifeline. */
    public static final int STOP_WIDTH = 20;

    /** The width of a message of a lifeline to itself. */
    public static final int INTERNAL_MESSAGE_WIDTH = 20;

    /** The height of a message of a lifeline to itself. */
    public static final int SYNC_INTERNAL_MESSAGE_HEIGHT = 10;

    /** The width of lines that are selected. */
    public static final int SELECTION_LINE_WIDTH = 5;

    /** The width of lines. */
    public static final int NORMAL_LINE_WIDTH = 1;

    /** The room above a message of a lifeline to itself. */
    public static final int INTERNAL_MESSAGE_V_MARGIN = 10;

    /** Below this distance of lifelines, their messages have no names. */
    public static final int LIFELINE_SIGNIFICANT_HSPACING = 10;

    /** Below this distance of messages, they have no names. */
    public static final int MESSAGE_SIGNIFICANT_VSPACING = 1;

    /** How far from a message a click may be, of the length of the message. */
    public static final int MESSAGE_SELECTION_TOLERANCE = 30;

    /** The distance of the sign of the focus from its node. */
    public static final int FOCUS_DRAWING_MARGIN = 10;

    /** Means that messages have their standard distance. */
    private static final int NOT_FORCED = -1;

    private static int lifelineFontHeight;
    private static int lifelineFontWidth;
    private static int messageFontHeight;
    private static int frameFontHeight;
    private static int lifelineHeaderFontHeight;
    private static int lifelineWidth = 119;
    private static int forcedSpacing = NOT_FORCED;

    private Metrics() {}

    /** Sets the height of the font of lifelines. */
    public static void setLifelineFontHeight(int height) {
        lifelineFontHeight = height;
    }

    /** Sets the width of a letter of the font of lifelines. */
    public static void setLifelineFontWidth(int width) {
        lifelineFontWidth = width;
    }

    /** Sets the height of the font of messages. */
    public static void setMessageFontHeight(int fontHeight) {
        messageFontHeight = fontHeight;
    }

    /** The height of the font of the frame. */
    public static int getFrameFontHeigth() {
        return frameFontHeight;
    }

    /** Sets the height of the font of the frame. */
    public static void setFrameFontHeight(int fontHeight) {
        frameFontHeight = fontHeight;
    }

    /** The height of the font of the headers of lifelines. */
    public static int getLifelineHeaderFontHeigth() {
        return lifelineHeaderFontHeight;
    }

    /** Sets the height of the font of the headers of lifelines. */
    public static void setLifelineHeaderFontHeight(int fontHeight) {
        lifelineHeaderFontHeight = fontHeight;
    }

    /** The height of the font of lifelines. */
    public static int getLifelineFontHeigth() {
        return lifelineFontHeight;
    }

    /** The height of the font of messages. */
    public static int getMessageFontHeigth() {
        return messageFontHeight;
    }

    /** The width of a lifeline. */
    public static int getLifelineWidth() {
        return lifelineWidth;
    }

    /** Sets the width of a lifeline. */
    public static void setLifelineWidth(int value) {
        lifelineWidth = value;
    }

    /** The distance from the left edge of a lifeline to that of the next one. */
    public static int swimmingLaneWidth() {
        return getLifelineWidth() + LIFELINE_SPACING;
    }

    /** The width of a letter of the font of lifelines. */
    public static int getAverageCharWidth() {
        return lifelineFontWidth;
    }

    /** The distance of messages below each other, without their text. */
    public static int getMessagesSpacing() {
        return forcedSpacing == NOT_FORCED ? MESSAGES_SPACING : forcedSpacing;
    }

    /** Sets the distance of messages; a negative one means the standard. */
    public static void setForcedEventSpacing(int eventSpacing) {
        forcedSpacing = eventSpacing < 0 ? NOT_FORCED : eventSpacing;
    }

    /** The distance of messages that was set; -1 for none. */
    public static int getForcedEventSpacing() {
        return forcedSpacing;
    }

    /** The height of an event: the distance of a message from the next one. */
    static int eventHeight() {
        return getMessageFontHeigth() + getMessagesSpacing();
    }
}
