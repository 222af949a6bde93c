package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.TimeZone;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.common.core.time.TimePhrase;
import org.eclipse.tracecompass.common.core.time.WallClock;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;
import picocli.CommandLine.Option;

/** The options {@code --from} and {@code --to}. */
final class TimeWindow {

    @Option(
            names = "--from",
            paramLabel = "T",
            description = "First instant, inclusive; by default the start of the trace.")
    private @Nullable String from;

    @Option(
            names = "--to",
            paramLabel = "T",
            description = "Last instant, inclusive; by default the end of the trace.")
    private @Nullable String to;

    /**
     * A span of time.
     *
     * @param start first instant, ns
     * @param end last instant, ns, inclusive
     */
    record Span(long start, long end) {}

    /** Returns whether the user has given either option. */
    boolean isGiven() {
        return from != null || to != null;
    }

    /**
     * Returns the span that the options mean.
     *
     * @param trace the span of the trace
     * @return a span that begins and ends inside the trace
     * @throws UserError if a time is none, or nothing of the trace lies in the span
     */
    Span within(Span trace) {
        return between(from, to, trace);
    }

    /**
     * Returns the span between two times.
     *
     * @param from the first instant, null for the start of the trace
     * @param to the last instant, null for its end
     * @param trace the span of the trace
     * @throws UserError as {@link #within}
     */
    static Span between(@Nullable String from, @Nullable String to, Span trace) {
        long start = from == null ? trace.start() : resolve("--from", from, trace);
        long end = to == null ? trace.end() : resolve("--to", to, trace);
        if (from != null && to != null && start > end) {
            throw new UserError(
                    ("The range is empty: --from (%s) is after --to (%s); give an earlier --from or"
                                    + " a later --to.")
                            .formatted(text(start), text(end)));
        }
        if (start > trace.end() || end < trace.start()) {
            String given =
                    to == null
                            ? "after " + text(start)
                            : from == null
                                    ? "before " + text(end)
                                    : "between " + text(start) + " and " + text(end);
            throw new UserError(
                    "Nothing lies %s: the trace covers %s to %s; choose times inside it."
                            .formatted(given, text(trace.start()), text(trace.end())));
        }
        return new Span(Math.max(start, trace.start()), Math.min(end, trace.end()));
    }

    /**
     * Returns the instant that an option means.
     *
     * @throws UserError if it is no time
     */
    static long resolve(String option, String text, Span trace) {
        try {
            return TimePhrase.parse(text)
                    .resolve(new TimeFrame(trace.start(), trace.end(), zone()));
        } catch (IllegalArgumentException e) {
            throw UserError.usage("%s: %s.".formatted(option, e.getMessage()), e);
        } catch (ArithmeticException e) {
            throw UserError.usage(
                    ("%s: %s is outside the supported times (years 1677 to 2262); choose one inside"
                                    + " the trace.")
                            .formatted(option, text),
                    e);
        }
    }

    /**
     * Checks that an instant lies inside a trace.
     *
     * @throws UserError if it does not
     */
    static void requireInside(String option, long instant, Span trace) {
        if (instant < trace.start() || instant > trace.end()) {
            throw new UserError(
                    "%s (%s) is outside the trace, which covers %s to %s; choose a time inside it."
                            .formatted(
                                    option, text(instant), text(trace.start()), text(trace.end())));
        }
    }

    /** Returns the time zone of the user's preferences. */
    static TimeZone zone() {
        return TmfTimePreferences.getTimeZone();
    }

    private static String text(long nanos) {
        return new WallClock(zone()).dateAndTime(nanos);
    }
}
