package org.eclipse.tracecompass.tmf.core.timestamp;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.tmf.core.CorePreferences;

/** The text form of times that the user prefers. Thread-safe. */
public final class TmfTimePreferences {

    private TmfTimePreferences() {}

    /** Reads the preferences; to be called once at start and when they have changed. */
    public static void init() {
        TmfTimestampFormat.updateDefaultFormats();
    }

    /** {@return the pattern for points in time} */
    public static String getTimePattern() {
        return computeTimePattern(getPreferenceMap());
    }

    /** {@return the pattern for durations} */
    public static String getIntervalPattern() {
        String subSecond = subSecondPattern(getPreferenceMap());
        return ITmfTimePreferencesConstants.TIME_ELAPSED_FMT
                + (subSecond.isEmpty() ? "" : '.' + subSecond);
    }

    /** {@return the time zone} */
    @NonNullByDefault({})
    public static TimeZone getTimeZone() {
        return TimeZone.getTimeZone(
                CorePreferences.get(
                        ITmfTimePreferencesConstants.TIME_ZONE, TimeZone.getDefault().getID()));
    }

    /** {@return the locale of month and day names} */
    @NonNullByDefault({})
    public static Locale getLocale() {
        return Locale.forLanguageTag(
                CorePreferences.get(
                        ITmfTimePreferencesConstants.LOCALE, Locale.getDefault().toLanguageTag()));
    }

    /** {@return the defaults: key to value, see {@link ITmfTimePreferencesConstants}} */
    @NonNullByDefault({})
    public static Map<String, String> getDefaultPreferenceMap() {
        Map<String, String> map = new LinkedHashMap<>();
        map.put(ITmfTimePreferencesConstants.DATIME, ITmfTimePreferencesConstants.TIME_HOUR_FMT);
        map.put(ITmfTimePreferencesConstants.SUBSEC, ITmfTimePreferencesConstants.SUBSEC_NANO_FMT);
        map.put(ITmfTimePreferencesConstants.TIME_ZONE, TimeZone.getDefault().getID());
        map.put(ITmfTimePreferencesConstants.LOCALE, Locale.getDefault().toLanguageTag());
        map.put(
                ITmfTimePreferencesConstants.DATE_DELIMITER,
                ITmfTimePreferencesConstants.DELIMITER_DASH);
        map.put(
                ITmfTimePreferencesConstants.TIME_DELIMITER,
                ITmfTimePreferencesConstants.DELIMITER_COLON);
        map.put(
                ITmfTimePreferencesConstants.SSEC_DELIMITER,
                ITmfTimePreferencesConstants.DELIMITER_SPACE);
        return map;
    }

    /** {@return the preferences: key to value} */
    @NonNullByDefault({})
    public static Map<String, String> getPreferenceMap() {
        Map<String, String> map = getDefaultPreferenceMap();
        map.replaceAll(CorePreferences::get);
        return map;
    }

    /**
     * Sets preferences and the default formats with them. Views learn of it by a {@link
     * org.eclipse.tracecompass.tmf.core.signal.TmfTimestampFormatUpdateSignal} that the caller
     * sends.
     *
     * @param preferences key to value, see {@link ITmfTimePreferencesConstants}
     */
    public static void setPreferences(Map<String, String> preferences) {
        preferences.forEach(CorePreferences::put);
        init();
    }

    /**
     * The pattern that preferences give.
     *
     * @param prefsMap key to value; absent keys have their defaults
     * @return the pattern
     */
    @NonNullByDefault({})
    public static @NonNull String computeTimePattern(Map<String, String> prefsMap) {
        Map<String, String> map = getDefaultPreferenceMap();
        map.putAll(prefsMap);
        String dateTime =
                value(map, ITmfTimePreferencesConstants.DATIME)
                        .replace("-", value(map, ITmfTimePreferencesConstants.DATE_DELIMITER))
                        .replace(":", value(map, ITmfTimePreferencesConstants.TIME_DELIMITER));
        String subSecond = subSecondPattern(map);
        return subSecond.isEmpty() ? dateTime : dateTime + '.' + subSecond;
    }

    private static String subSecondPattern(Map<String, String> map) {
        return value(map, ITmfTimePreferencesConstants.SUBSEC)
                .replace(" ", value(map, ITmfTimePreferencesConstants.SSEC_DELIMITER));
    }

    private static String value(Map<String, String> map, String key) {
        return map.getOrDefault(key, "");
    }
}
