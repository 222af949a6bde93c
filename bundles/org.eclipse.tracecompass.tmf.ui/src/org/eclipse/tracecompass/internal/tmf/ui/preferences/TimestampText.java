package org.eclipse.tracecompass.internal.tmf.ui.preferences;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimePreferencesConstants;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestampFormat;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;

/**
 * Writes timestamps in the table of events: as all views do, with the parts that the user has
 * chosen for tables. Immutable and thread-safe.
 *
 * @param time how all views write times
 * @param parts the pattern of the chosen parts; null if they are those of all views
 */
public record TimestampText(TimeText time, @Nullable TmfTimestampFormat parts) {

    /** The user's current choice for the times of a trace. */
    public static TimestampText of(@Nullable ITmfTrace trace) {
        return of(TimeDisplay.textOf(trace), TimeSettings.parts());
    }

    /**
     * Writes times with some parts.
     *
     * @param time how all views write times
     * @param chosen the parts, by the keys of {@link PatternParts}, and the language
     */
    public static TimestampText of(TimeText time, Map<String, String> chosen) {
        if (isStandard(chosen)) {
            return new TimestampText(time, null);
        }
        Map<String, String> parts = new HashMap<>(TimeSettings.standardParts());
        parts.putAll(chosen);
        parts.compute(
                ITmfTimePreferencesConstants.DATIME,
                (key, pattern) -> pattern(time.format(), pattern));
        parts.computeIfPresent(
                ITmfTimePreferencesConstants.SSEC_DELIMITER,
                (key, delimiter) -> delimiter.replace(' ', TimeText.GAP));
        return new TimestampText(
                time,
                new TmfTimestampFormat(
                        TmfTimePreferences.computeTimePattern(parts),
                        TimeZone.getTimeZone(time.zone()),
                        Locale.forLanguageTag(
                                parts.getOrDefault(ITmfTimePreferencesConstants.LOCALE, ""))));
    }

    private static boolean isStandard(Map<String, String> chosen) {
        Map<String, String> standard = TimeSettings.standardParts();
        for (PatternParts part : PatternParts.values()) {
            String value = chosen.get(part.key());
            if (value != null && !value.equals(standard.get(part.key()))) {
                return false;
            }
        }
        return true;
    }

    private static String pattern(TimeFormat format, @Nullable String wanted) {
        if (format != TimeFormat.DATE) {
            return "T";
        }
        return wanted == null || wanted.equals(TimeSettings.AS_VIEWS)
                ? ITmfTimePreferencesConstants.DATE_YEAR_FMT
                : wanted;
    }

    /**
     * The text of an instant.
     *
     * @param instant ns
     */
    public String full(long instant) {
        TmfTimestampFormat chosen = parts;
        if (chosen == null) {
            return time.full(instant);
        }
        return switch (time.format()) {
            case DATE, SECONDS -> chosen.format(instant);
            case RELATIVE -> relative(chosen, instant - time.origin());
            case NUMBER, CYCLES -> time.full(instant);
        };
    }

    private static String relative(TmfTimestampFormat chosen, long distance) {
        return (distance < 0 ? "-" : "+") + chosen.format(Math.abs(distance)) + " s";
    }
}
