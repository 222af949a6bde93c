package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.UserError;
import org.eclipse.tracecompass.statemap.core.StatemapTime;
import org.eclipse.tracecompass.statemap.core.StatemapWindow;
import picocli.CommandLine.Option;

/** The options of {@code astrolabe statemap} that say which time is shown. */
final class StatemapTimes {

    @Option(
            names = {"-b", "--begin"},
            paramLabel = "TIME",
            description = "Where to begin, from the start of the first file.")
    private @Nullable String begin;

    @Option(
            names = {"-e", "--end"},
            paramLabel = "TIME",
            description = "Where to end, from the start of the first file.")
    private @Nullable String end;

    @Option(
            names = {"-d", "--duration"},
            paramLabel = "TIME",
            description = "How much to show from --begin, or before --end.")
    private @Nullable String duration;

    StatemapWindow window() {
        if (begin != null && end != null && duration != null) {
            throw new UserError("cannot specify all of begin, end, and duration");
        }
        long from = nanos("begin", begin, 0);
        long until = nanos("end", end, StatemapWindow.OPEN);
        if (duration != null) {
            long length = nanos("duration", duration, 0);
            if (end == null) {
                until = from + length;
            } else if (length > until) {
                throw new UserError("duration cannot exceed end offset");
            } else {
                from = until - length;
            }
        }
        if (from >= until) {
            throw new UserError("begin offset must be less than end offset");
        }
        return new StatemapWindow(from, until, false);
    }

    private static long nanos(String name, @Nullable String text, long absent) {
        if (text == null) {
            return absent;
        }
        return StatemapTime.parse(text)
                .orElseThrow(
                        () ->
                                new UserError(
                                        "value for %s is not a valid expression of time: \"%s\"; write it like 12.5ms, with ns, us, ms, s or m"
                                                .formatted(name, text)));
    }
}
