package org.eclipse.tracecompass.internal.tmf.ui;

import java.text.MessageFormat;
import java.util.Locale;

/** Words with numbers in them. */
public final class Texts {

    private Texts() {}

    /** A number with its thousands separated: 66,357. */
    public static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    /** "1 event", "66,357 events". */
    public static String events(long count) {
        return count == 1 ? Messages.OneEvent : bind(Messages.ManyEvents, number(count));
    }

    /** A message with its {0}, {1}… filled in. */
    public static String bind(String message, Object... values) {
        return new MessageFormat(message, Locale.ROOT).format(values);
    }

    /** A file size in the unit that fits: "812 B", "3.4 MB". */
    public static String size(long bytes) {
        if (bytes < 1000) {
            return bytes + " B";
        }
        String[] units = {"kB", "MB", "GB", "TB"};
        double value = bytes;
        int unit = -1;
        while (value >= 999.95 && unit < units.length - 1) {
            value /= 1000;
            unit++;
        }
        return String.format(Locale.ROOT, "%.1f %s", value, units[unit]);
    }
}
