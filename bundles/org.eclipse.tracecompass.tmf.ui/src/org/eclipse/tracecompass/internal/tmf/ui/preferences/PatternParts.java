package org.eclipse.tracecompass.internal.tmf.ui.preferences;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimePreferencesConstants;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat;

/** The parts of timestamps and their values, as the user chooses them. */
public enum PatternParts {
    /** The parts of date and time. */
    DATIME(
            ITmfTimePreferencesConstants.DATIME,
            Messages.Prefs_Pattern,
            List.of(
                    TimeSettings.AS_VIEWS,
                    ITmfTimePreferencesConstants.TIME_HOUR_FMT,
                    ITmfTimePreferencesConstants.TIME_MINUTE_FMT,
                    ITmfTimePreferencesConstants.TIME_SECOND_FMT,
                    ITmfTimePreferencesConstants.DATE_YEAR_FMT,
                    ITmfTimePreferencesConstants.DATE_YEAR2_FMT,
                    ITmfTimePreferencesConstants.DATE_MONTH_FMT,
                    ITmfTimePreferencesConstants.DATE_DAY_FMT,
                    ITmfTimePreferencesConstants.DATE_JDAY_FMT)),
    /** The digits after the second. */
    FRACTION(
            ITmfTimePreferencesConstants.SUBSEC,
            Messages.Prefs_Digits,
            List.of(
                    ITmfTimePreferencesConstants.SUBSEC_NANO_FMT,
                    ITmfTimePreferencesConstants.SUBSEC_MICRO_FMT,
                    ITmfTimePreferencesConstants.SUBSEC_MILLI_FMT,
                    ITmfTimePreferencesConstants.SUBSEC_NO_FMT)),
    /** What stands between year, month and day. */
    DATE_DELIMITER(
            ITmfTimePreferencesConstants.DATE_DELIMITER,
            Messages.Prefs_DateDelimiter,
            delimiters()),
    /** What stands between hours, minutes and seconds. */
    TIME_DELIMITER(
            ITmfTimePreferencesConstants.TIME_DELIMITER,
            Messages.Prefs_TimeDelimiter,
            delimiters()),
    /** What stands between milli-, micro- and nanoseconds. */
    FRACTION_DELIMITER(
            ITmfTimePreferencesConstants.SSEC_DELIMITER,
            Messages.Prefs_FractionDelimiter,
            delimiters());

    private final String key;
    private final String label;
    private final List<String> values;

    PatternParts(String key, String label, List<String> values) {
        this.key = key;
        this.label = label;
        this.values = values;
    }

    private static List<String> delimiters() {
        return List.of(
                ITmfTimePreferencesConstants.DELIMITER_NONE,
                ITmfTimePreferencesConstants.DELIMITER_SPACE,
                ITmfTimePreferencesConstants.DELIMITER_PERIOD,
                ITmfTimePreferencesConstants.DELIMITER_COMMA,
                ITmfTimePreferencesConstants.DELIMITER_DASH,
                ITmfTimePreferencesConstants.DELIMITER_UNDERLINE,
                ITmfTimePreferencesConstants.DELIMITER_COLON,
                ITmfTimePreferencesConstants.DELIMITER_SEMICOLON,
                ITmfTimePreferencesConstants.DELIMITER_SLASH,
                ITmfTimePreferencesConstants.DELIMITER_DQUOT,
                ITmfTimePreferencesConstants.DELIMITER_QUOTE);
    }

    /** The name of a format of times, for the user. */
    public static String nameOf(TimeFormat format) {
        return switch (format) {
            case DATE -> Messages.Prefs_Date;
            case SECONDS -> Messages.Prefs_Seconds;
            case RELATIVE, NUMBER, CYCLES -> Messages.Prefs_Relative;
        };
    }

    /** The key of its preference. */
    public String key() {
        return key;
    }

    /** What it is, for the user. */
    public String label() {
        return label;
    }

    /** The values as the user reads them. */
    public List<String> names() {
        return values.stream().map(this::name).toList();
    }

    private String name(String value) {
        if (this == FRACTION) {
            return switch (value.replace(" ", "").length()) {
                case 9 -> Messages.Prefs_Digits9;
                case 6 -> Messages.Prefs_Digits6;
                case 3 -> Messages.Prefs_Digits3;
                default -> Messages.Prefs_Digits0;
            };
        }
        if (this == DATIME && value.equals(TimeSettings.AS_VIEWS)) {
            return Messages.Prefs_AsAbove;
        }
        return switch (value) {
            case ITmfTimePreferencesConstants.DELIMITER_NONE -> Messages.Prefs_DateNone;
            case ITmfTimePreferencesConstants.DELIMITER_SPACE -> Messages.Prefs_Space;
            case ITmfTimePreferencesConstants.DELIMITER_QUOTE -> "'";
            default -> value;
        };
    }

    /** A value of the preference by its place. */
    public String value(int index) {
        return values.get(index);
    }

    /** The place of a value; 0 if it is not among those to choose. */
    public int indexOf(@Nullable String value) {
        return Math.max(0, values.indexOf(value));
    }
}
