package org.eclipse.tracecompass.tmf.ui.time;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IScopeContext;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;

/**
 * How times are written: the user's choice of format and time zone, read from the preferences.
 *
 * <p>When the choice changes, a {@link
 * org.eclipse.tracecompass.tmf.core.signal.TmfTimestampFormatUpdateSignal} is broadcast; views then
 * ask again. Values are immutable and may be kept by any thread.
 *
 * @param format date, seconds or time since the start of the trace
 * @param zone the time zone of dates
 */
public record TimeDisplay(TimeFormat format, ZoneId zone) {

    /** Node of the preferences. */
    public static final String NODE = "org.eclipse.tracecompass.tmf.ui";

    /** Key of the format: a name of {@link TimeFormat}. */
    public static final String FORMAT_KEY = "time.format";

    /** Key of the time zone: an id of {@link ZoneId}; empty for the zone of this machine. */
    public static final String ZONE_KEY = "time.zone";

    /** The value before the user chose one: dates in the zone of this machine. */
    public static TimeDisplay standard() {
        return new TimeDisplay(TimeFormat.DATE, ZoneId.systemDefault());
    }

    /** The user's choice; {@link #standard()} where there is none or it cannot be understood. */
    public static TimeDisplay current() {
        return of(read(FORMAT_KEY), read(ZONE_KEY));
    }

    /** Understands stored texts; what cannot be understood is replaced by the standard. */
    public static TimeDisplay of(@Nullable String format, @Nullable String zone) {
        TimeDisplay standard = standard();
        TimeFormat chosen = standard.format;
        for (TimeFormat known : TimeFormat.OF_TIME) {
            if (known.name().equalsIgnoreCase(format)) {
                chosen = known;
            }
        }
        ZoneId place = standard.zone;
        if (zone != null && !zone.isBlank()) {
            try {
                place = ZoneId.of(zone.strip());
            } catch (DateTimeException e) {
                place = ZoneOffset.UTC;
            }
        }
        return new TimeDisplay(chosen, place);
    }

    /** The writer of times of a trace; relative times count from the trace's start. */
    public TimeText text(@Nullable ITmfTrace trace) {
        return new TimeText(format, zone, trace == null ? 0 : trace.getStartTime().toNanos());
    }

    /**
     * The reference of typed times: the trace as far as it is known, and the zone of the choice.
     */
    public static TimeFrame frameOf(@Nullable ITmfTrace trace) {
        if (trace == null) {
            return new TimeFrame(0, 0, current().zone());
        }
        return new TimeFrame(
                trace.getStartTime().toNanos(), trace.getEndTime().toNanos(), current().zone());
    }

    /** The writer of times of a trace, by the user's current choice. */
    public static TimeText textOf(@Nullable ITmfTrace trace) {
        return current().text(trace);
    }

    private static @Nullable String read(String key) {
        for (IScopeContext scope :
                new IScopeContext[] {InstanceScope.INSTANCE, DefaultScope.INSTANCE}) {
            String value = scope.getNode(NODE).get(key, null);
            if (value != null) {
                return value;
            }
        }
        return null;
    }
}
