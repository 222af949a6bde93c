package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.FormatTimeUtils;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;

/**
 * What drawing code and listeners of time graphs need again and again: texts, rectangles, colours,
 * and the events of an entry around an instant. Drawing is for the UI thread.
 *
 * @since 0.2.0
 */
public class Utils {

    /** Stands for the part of a text that does not fit. */
    public static final String ELLIPSIS = "\u2026";

    private Utils() {}

    /** How times are written. */
    public enum TimeFormat {
        /** Seconds. */
        RELATIVE(FormatTimeUtils.TimeFormat.RELATIVE),
        /** The time of day. */
        CALENDAR(FormatTimeUtils.TimeFormat.CALENDAR),
        /** A number with the separators of the locale. */
        NUMBER(FormatTimeUtils.TimeFormat.NUMBER),
        /** Cycles of a clock. */
        CYCLES(FormatTimeUtils.TimeFormat.CYCLES),
        /** A share of a whole, in percent. */
        PERCENTAGE(FormatTimeUtils.TimeFormat.PERCENTAGE);

        private final FormatTimeUtils.TimeFormat same;

        TimeFormat(FormatTimeUtils.TimeFormat same) {
            this.same = same;
        }

        /** The same format for {@link FormatTimeUtils}. */
        public FormatTimeUtils.TimeFormat convert() {
            return same;
        }

        /** The same format as one of {@link FormatTimeUtils}. */
        public static TimeFormat convert(FormatTimeUtils.TimeFormat timeFormat) {
            return valueOf(timeFormat.name());
        }
    }

    /** The number of digits after the decimal point of seconds. */
    public enum Resolution {
        /** None. */
        SECONDS(FormatTimeUtils.Resolution.SECONDS),
        /** Three. */
        MILLISEC(FormatTimeUtils.Resolution.MILLISEC),
        /** Six. */
        MICROSEC(FormatTimeUtils.Resolution.MICROSEC),
        /** Nine. */
        NANOSEC(FormatTimeUtils.Resolution.NANOSEC);

        private final FormatTimeUtils.Resolution same;

        Resolution(FormatTimeUtils.Resolution same) {
            this.same = same;
        }

        /** The same resolution for {@link FormatTimeUtils}. */
        public FormatTimeUtils.Resolution convert() {
            return same;
        }
    }

    // --- rectangles

    /** Makes a rectangle empty, at the origin. */
    public static void init(Rectangle rect) {
        init(rect, 0, 0, 0, 0);
    }

    /** Sets place and size of a rectangle. */
    public static void init(Rectangle rect, int x, int y, int width, int height) {
        rect.x = x;
        rect.y = y;
        rect.width = width;
        rect.height = height;
    }

    /** Gives a rectangle the place and size of another. */
    public static void init(Rectangle rect, Rectangle source) {
        init(rect, source.x, source.y, source.width, source.height);
    }

    /** Moves the left and right edge inwards by {@code x}, the others by {@code y}. */
    public static void deflate(Rectangle rect, int x, int y) {
        inflate(rect, -x, -y);
    }

    /** Moves the left and right edge outwards by {@code x}, the others by {@code y}. */
    public static void inflate(Rectangle rect, int x, int y) {
        init(rect, rect.x - x, rect.y - y, rect.width + 2 * x, rect.height + 2 * y);
    }

    // --- colours

    /** A mixture of two colours, with weights. */
    public static Color mixColors(Device display, Color c1, Color c2, int w1, int w2) {
        return mixColors(c1, c2, w1, w2);
    }

    /** A mixture of two colours, with weights. */
    public static Color mixColors(Color col1, Color col2, int w1, int w2) {
        int sum = Math.max(1, w1 + w2);
        return new Color(
                (w1 * col1.getRed() + w2 * col2.getRed()) / sum,
                (w1 * col1.getGreen() + w2 * col2.getGreen()) / sum,
                (w1 * col1.getBlue() + w2 * col2.getBlue()) / sum);
    }

    /** A colour of the window system, not to be disposed. */
    public static Color getSysColor(int id) {
        return Display.getDefault().getSystemColor(id);
    }

    /** Black or white, whichever reads better on a colour; not to be disposed. */
    public static Color getDistinctColor(RGB rgb) {
        int argb = 0xff000000 | rgb.red << 16 | rgb.green << 8 | rgb.blue;
        boolean white = Colours.readableOn(argb) == 0xffffffff;
        return getSysColor(white ? SWT.COLOR_WHITE : SWT.COLOR_BLACK);
    }

    // --- texts

    /**
     * Draws a text at the left edge of a rectangle, in the middle of its height.
     *
     * @param transp whether the background is left as it is
     * @return the width of the text
     */
    public static int drawText(GC gc, String text, Rectangle rect, boolean transp) {
        Point size = gc.stringExtent(text);
        gc.drawText(text, rect.x, rect.y + (rect.height - size.y) / 2, transp);
        return size.x;
    }

    /**
     * Draws a text.
     *
     * @param transp whether the background is left as it is
     * @return the width of the text
     */
    public static int drawText(GC gc, String text, int x, int y, boolean transp) {
        gc.drawText(text, x, y, transp);
        return gc.stringExtent(text).x;
    }

    /**
     * Draws as much of a text as fits into a rectangle, with an ellipsis where something is
     * missing.
     *
     * @param isCentered whether the text is in the middle of the width, else at the left edge
     * @param isTransparent whether the background is left as it is
     * @return how many characters of the text were drawn
     */
    public static int drawText(
            GC gc,
            String text,
            int x,
            int y,
            int width,
            int height,
            boolean isCentered,
            boolean isTransparent) {
        int length = fitting(gc, text, width);
        if (length == 0) {
            return 0;
        }
        String shown = length == text.length() ? text : text.substring(0, length) + ELLIPSIS;
        Point size = gc.stringExtent(shown);
        int left = isCentered ? x + Math.max(0, (width - size.x) / 2) : x;
        gc.drawText(shown, left, y + (height - size.y) / 2, isTransparent);
        return length;
    }

    private static int fitting(GC gc, String text, int width) {
        if (gc.stringExtent(text).x <= width) {
            return text.length();
        }
        int low = 0;
        int high = text.length() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (gc.stringExtent(text.substring(0, middle) + ELLIPSIS).x <= width) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return Math.max(0, low);
    }

    // --- the events of an entry

    /**
     * Finds an event of an entry.
     *
     * @param entry the entry
     * @param time an instant
     * @param n which event: 0 for the one at the instant, -1 for the one before it, 1 for the one
     *     behind it, 2 for the one at the instant or else the last before
     * @return the event; null if there is none
     */
    public static ITimeEvent findEvent(ITimeGraphEntry entry, long time, int n) {
        if (entry == null) {
            return null;
        }
        Iterator<? extends ITimeEvent> events = entry.getTimeEventsIterator();
        ITimeEvent before = null;
        ITimeEvent at = null;
        while (events != null && events.hasNext()) {
            ITimeEvent event = events.next();
            if (event.getTime() > time) {
                return n == 1 ? event : chosen(before, at, n);
            }
            if (event.getTime() + event.getDuration() < time) {
                before = event;
            } else {
                before = at != null ? at : before;
                at = event;
            }
        }
        return n == 1 ? null : chosen(before, at, n);
    }

    private static ITimeEvent chosen(ITimeEvent before, ITimeEvent at, int n) {
        return switch (n) {
            case -1 -> before;
            case 0 -> at;
            case 2 -> at != null ? at : before;
            default -> null;
        };
    }

    /**
     * The next instant at which an event of an entry begins or ends.
     *
     * @return the instant, after {@code time}; {@code time} if there is none
     */
    public static long nextChange(ITimeGraphEntry entry, long time) {
        Iterator<? extends ITimeEvent> events =
                entry.getTimeEventsIterator(time, Long.MAX_VALUE, 1);
        while (events != null && events.hasNext()) {
            ITimeEvent event = events.next();
            if (event.getTime() > time) {
                return event.getTime();
            }
            if (event.getTime() + event.getDuration() > time) {
                return event.getTime() + event.getDuration();
            }
        }
        return time;
    }

    /**
     * The last instant at which an event of an entry begins or ends.
     *
     * @return the instant, before {@code time}; {@code time} if there is none
     */
    public static long prevChange(ITimeGraphEntry entry, long time) {
        Iterator<? extends ITimeEvent> events =
                entry.getTimeEventsIterator(Long.MIN_VALUE, time, 1);
        long last = time;
        while (events != null && events.hasNext()) {
            ITimeEvent event = events.next();
            long end = event.getTime() + event.getDuration();
            if (event.getTime() < time) {
                last = end < time ? end : event.getTime();
            }
        }
        return last;
    }

    /** An entry and all below it, each above its own children. */
    public static Iterable<TimeGraphEntry> flatten(TimeGraphEntry root) {
        List<TimeGraphEntry> all = new ArrayList<>();
        Deque<TimeGraphEntry> left = new ArrayDeque<>();
        left.push(root);
        while (!left.isEmpty()) {
            TimeGraphEntry entry = left.pop();
            all.add(entry);
            List<TimeGraphEntry> children = entry.getChildren();
            for (int i = children.size() - 1; i >= 0; i--) {
                left.push(children.get(i));
            }
        }
        return all;
    }

    // --- options and signatures

    /**
     * A stored number.
     *
     * @param opt its name
     * @param def the number if none is stored, or one out of range
     * @param min the least number
     * @param max the greatest number
     */
    public static int loadIntOption(String opt, int def, int min, int max) {
        int value = InstanceScope.INSTANCE.getNode(TimeDisplay.NODE).getInt(opt, def);
        return value < min || value > max ? def : value;
    }

    /** Stores a number under a name. */
    public static void saveIntOption(String opt, int val) {
        InstanceScope.INSTANCE.getNode(TimeDisplay.NODE).putInt(opt, val);
    }

    /**
     * Puts the type that a method returns behind it: "int f(long)" becomes "f(long) int".
     *
     * @return the signature; unchanged if it has no type in front
     */
    public static String fixMethodSignature(String origSig) {
        int open = origSig.indexOf('(');
        int space = open < 0 ? -1 : origSig.lastIndexOf(' ', open);
        return space < 0
                ? origSig
                : origSig.substring(space + 1) + ' ' + origSig.substring(0, space);
    }

    /**
     * Puts the type that a method returns in front of it again: "f(long) int" becomes "int
     * f(long)".
     *
     * @return the signature; unchanged if it has no type behind
     */
    public static String restoreMethodSignature(String ppSig) {
        int close = ppSig.lastIndexOf(") ");
        return close < 0 ? ppSig : ppSig.substring(close + 2) + ' ' + ppSig.substring(0, close + 1);
    }

    /**
     * The signature of a type in class files: "I" for "int", "[J" for "long[]",
     * "Ljava/lang/String;" for "java.lang.String".
     */
    public static String getTypeSignature(String typeStr) {
        String type = typeStr.strip();
        if (type.endsWith("[]")) {
            return '[' + getTypeSignature(type.substring(0, type.length() - 2));
        }
        return switch (type) {
            case "byte" -> "B";
            case "char" -> "C";
            case "double" -> "D";
            case "float" -> "F";
            case "int" -> "I";
            case "long" -> "J";
            case "short" -> "S";
            case "void" -> "V";
            case "boolean" -> "Z";
            default -> 'L' + type.replace('.', '/') + ';';
        };
    }

    // --- comparisons and distances

    /** Compares numbers. */
    public static int compare(double d1, double d2) {
        return Double.compare(d1, d2);
    }

    /** Compares texts without regard to case; null comes first. */
    public static int compare(String s1, String s2) {
        if (s1 == null || s2 == null) {
            return s1 == null ? s2 == null ? 0 : -1 : 1;
        }
        return s1.compareToIgnoreCase(s2);
    }

    /** The square of the distance of two points. */
    public static double distance2(int x1, int y1, int x2, int y2) {
        double dx = (double) x2 - x1;
        double dy = (double) y2 - y1;
        return dx * dx + dy * dy;
    }

    /**
     * The distance of a point from a line between two points.
     *
     * @return the distance; -1 if no point of the line is nearest to it, so that it lies beyond an
     *     end
     */
    public static double distance(int px, int py, int x1, int y1, int x2, int y2) {
        double length = distance2(x1, y1, x2, y2);
        double along = (double) (px - x1) * (x2 - x1) + (double) (py - y1) * (y2 - y1);
        if (length == 0 || along < 0 || along > length) {
            return -1;
        }
        double across = (double) (px - x1) * (y2 - y1) - (double) (py - y1) * (x2 - x1);
        return Math.abs(across) / Math.sqrt(length);
    }
}
