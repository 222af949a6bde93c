package org.eclipse.tracecompass.internal.tmf.ui.preferences;

import java.util.HashMap;
import java.util.Map;
import java.util.TimeZone;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTimestampFormatUpdateSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimePreferencesConstants;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.osgi.service.prefs.BackingStoreException;

/**
 * Keeps how times are written, for the views and for the framework's own formats, and tells the
 * views.
 */
public final class TimeSettings {

    /** The value of {@link ITmfTimePreferencesConstants#DATIME} for date and time as in views. */
    public static final String AS_VIEWS = "";

    /** Key: the user wants no date in tables; else the framework's default stands for no choice. */
    private static final String DATELESS_KEY = "time.dateless";

    private TimeSettings() {}

    /** The parts of timestamps that the user has chosen, by the keys of {@link PatternParts}. */
    public static Map<String, String> parts() {
        return parts(node().getBoolean(DATELESS_KEY, false), TmfTimePreferences.getPreferenceMap());
    }

    static Map<String, String> parts(boolean dateless, Map<String, String> preferences) {
        Map<String, String> parts = new HashMap<>(preferences);
        String datime = parts.get(ITmfTimePreferencesConstants.DATIME);
        if (!dateless && ITmfTimePreferencesConstants.TIME_HOUR_FMT.equals(datime)
                || ITmfTimePreferencesConstants.TIME_ELAPSED_FMT.equals(datime)) {
            parts.put(ITmfTimePreferencesConstants.DATIME, AS_VIEWS);
        }
        return parts;
    }

    /** The parts of timestamps before the user chose any. */
    public static Map<String, String> standardParts() {
        return parts(false, TmfTimePreferences.getDefaultPreferenceMap());
    }

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode(TimeDisplay.NODE);
    }

    /**
     * Keeps a choice and tells all views.
     *
     * @param format how times are written
     * @param zone the id of a time zone; empty for that of this machine
     * @param patterns the parts of timestamps: key to value, see {@link
     *     ITmfTimePreferencesConstants}, date and time may be {@link #AS_VIEWS}; absent ones stay
     *     as they are
     */
    public static void apply(TimeFormat format, String zone, Map<String, String> patterns) {
        String datime = patterns.get(ITmfTimePreferencesConstants.DATIME);
        IEclipsePreferences node = node();
        node.putBoolean(DATELESS_KEY, ITmfTimePreferencesConstants.TIME_HOUR_FMT.equals(datime));
        node.put(TimeDisplay.FORMAT_KEY, format.name());
        node.put(TimeDisplay.ZONE_KEY, zone);
        try {
            node.flush();
        } catch (BackingStoreException e) {
            System.getLogger(TimeSettings.class.getName())
                    .log(System.Logger.Level.WARNING, "The time format was not saved", e);
        }
        Map<String, String> preferences = new HashMap<>(patterns);
        preferences.put(ITmfTimePreferencesConstants.DATIME, datime(format, datime));
        preferences.put(
                ITmfTimePreferencesConstants.TIME_ZONE,
                TimeZone.getTimeZone(TimeDisplay.current().zone()).getID());
        TmfTimePreferences.setPreferences(preferences);
        TmfSignalManager.dispatchSignalAsync(
                new TmfTimestampFormatUpdateSignal(TimeSettings.class));
    }

    /**
     * The framework's pattern of date and time for a format: the wanted one for dates, seconds for
     * all others.
     */
    private static String datime(TimeFormat format, @Nullable String wanted) {
        return switch (format) {
            case DATE ->
                    wanted == null || wanted.equals(AS_VIEWS)
                            ? ITmfTimePreferencesConstants.TIME_HOUR_FMT
                            : wanted;
            case SECONDS, RELATIVE, NUMBER, CYCLES -> ITmfTimePreferencesConstants.TIME_ELAPSED_FMT;
        };
    }
}
