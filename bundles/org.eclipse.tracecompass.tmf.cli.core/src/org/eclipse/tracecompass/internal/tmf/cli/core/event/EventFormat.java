package org.eclipse.tracecompass.internal.tmf.cli.core.event;

import java.io.IOException;
import java.io.Writer;
import java.util.TimeZone;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The forms in which events are written. */
public enum EventFormat {
    /** Aligned columns, for reading; the times can be given back to {@code --from}. */
    TEXT {
        @Override
        EventWriter open(ITmfTrace trace, TimeZone zone, AspectValues values, Writer to) {
            return new TextEvents(AspectColumn.of(trace, values), zone, to);
        }
    },
    /** Comma-separated values with a header; times in nanoseconds. */
    CSV {
        @Override
        EventWriter open(ITmfTrace trace, TimeZone zone, AspectValues values, Writer to)
                throws IOException {
            return new CsvEvents(AspectColumn.of(trace, values), to);
        }
    },
    /** One JSON object per line; times in nanoseconds. */
    JSON {
        @Override
        EventWriter open(ITmfTrace trace, TimeZone zone, AspectValues values, Writer to) {
            return new JsonEvents(trace, to);
        }
    },
    /** One exact line per event, the same for every reader of the trace. */
    CANONICAL {
        @Override
        EventWriter open(ITmfTrace trace, TimeZone zone, AspectValues values, Writer to) {
            return new CanonicalEvents(to);
        }
    };

    /**
     * Begins the output of a trace's events.
     *
     * @param trace the trace or experiment whose events will be written
     * @param zone the user's time zone
     * @param console whose data stream receives the text; shows and cancels the waiting for
     *     analyses that tell what a column has. Text does not wait, as its first lines are read
     */
    public EventWriter open(ITmfTrace trace, TimeZone zone, Console console) throws IOException {
        return open(
                trace,
                zone,
                this == TEXT ? AspectValues.AT_ONCE : new AwaitedValues(console),
                this == TEXT ? console.text() : console.data());
    }

    abstract EventWriter open(ITmfTrace trace, TimeZone zone, AspectValues values, Writer to)
            throws IOException;
}
