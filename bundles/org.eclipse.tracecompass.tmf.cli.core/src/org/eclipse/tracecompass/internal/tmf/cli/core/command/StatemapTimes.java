package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.time.Durations;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.common.core.time.TimePhrase;
import org.eclipse.tracecompass.statemap.core.StatemapWindow;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.Option;

/** The options of {@code astrolabe statemap} that say which time is shown. */
final class StatemapTimes {

    /** A number that can only be a time, because fractions of a nanosecond make no sense. */
    private static final Pattern SECONDS_SINCE_EPOCH = Pattern.compile("\\d*\\.\\d+");

    @Option(
            names = {"-b", "--begin"},
            paramLabel = "TIME",
            description = "Start: an offset from the start of the first file, or a date and time.")
    private @Nullable String begin;

    @Option(
            names = {"-e", "--end"},
            paramLabel = "TIME",
            description = "End: an offset from the start of the first file, or a date and time.")
    private @Nullable String end;

    @Option(
            names = {"-d", "--duration"},
            paramLabel = "TIME",
            description = "Duration from --begin, or before --end.")
    private @Nullable String duration;

    /**
     * An end of the window.
     *
     * @param nanos from its origin
     * @param sinceEpoch whether that is the epoch; otherwise it is the start of the first file
     */
    private record Bound(long nanos, boolean sinceEpoch) {}

    StatemapWindow window() {
        if (begin != null && end != null && duration != null) {
            throw UserError.usage("cannot specify all of begin, end, and duration");
        }
        Bound first = begin == null ? null : bound("begin", begin);
        Bound last = end == null ? null : bound("end", end);
        if (first != null && last != null && first.sinceEpoch != last.sinceEpoch) {
            throw UserError.usage(
                    "--begin and --end must have the same form: both offsets like 12.5ms, or both"
                            + " dates");
        }
        boolean sinceEpoch = first != null ? first.sinceEpoch : last != null && last.sinceEpoch;
        long from = first != null ? first.nanos : sinceEpoch ? StatemapWindow.MAP_START : 0;
        long until = last != null ? last.nanos : StatemapWindow.OPEN;
        if (duration != null) {
            long length = offset("duration", duration);
            if (last == null) {
                until = length > Long.MAX_VALUE - Math.max(0, from) ? until : from + length;
            } else if (!sinceEpoch && length > until) {
                throw UserError.usage("duration cannot exceed end offset");
            } else {
                from = until - length;
            }
        }
        if (from >= until) {
            throw UserError.usage("begin offset must be less than end offset");
        }
        return new StatemapWindow(from, until, sinceEpoch);
    }

    private static Bound bound(String name, String text) {
        OptionalLong offset =
                SECONDS_SINCE_EPOCH.matcher(text).matches()
                        ? OptionalLong.empty()
                        : Durations.parse(text);
        if (offset.isPresent()) {
            return new Bound(offset.getAsLong(), false);
        }
        try {
            return switch (TimePhrase.parse(text)) {
                case TimePhrase.Absolute time -> new Bound(time.nanos(), true);
                case TimePhrase.DateAndTime time ->
                        new Bound(time.resolve(new TimeFrame(0, 0, TimeWindow.zone())), true);
                case TimePhrase.SinceStart time -> new Bound(time.nanos(), false);
                case TimePhrase.TimeOfDay time ->
                        throw UserError.usage(
                                "--%s: a time of day needs its date here; write 2026-11-20T%s"
                                        .formatted(name, text));
                case TimePhrase.BeforeEnd time -> throw noTime(name, text);
            };
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw noTime(name, text);
        }
    }

    private static long offset(String name, String text) {
        return Durations.parse(text).orElseThrow(() -> noTime(name, text));
    }

    private static UserError noTime(String name, String text) {
        return UserError.usage(
                ("value for %s is not a valid expression of time: \"%s\"; write it like 12.5ms,"
                                + " with %s")
                        .formatted(name, text, Durations.UNITS.replace(" and ", " or ")));
    }
}
