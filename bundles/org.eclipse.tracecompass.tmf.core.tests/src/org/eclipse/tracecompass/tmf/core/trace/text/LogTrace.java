package org.eclipse.tracecompass.tmf.core.trace.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/** A log: {@code [nanoseconds] LEVEL message}, then lines of detail. */
public class LogTrace extends TextTrace<LogTrace.LogEvent> {

    private static final Pattern FIRST = Pattern.compile("\\[(\\d+)\\] (\\w+) (.*)");

    /** An entry of the log. */
    public static final class LogEvent extends TextTraceEvent {
        LogEvent(LogTrace trace, long time, String level, TextTraceEventContent content) {
            super(trace, TmfTimestamp.fromNanos(time), new TmfEventType(level, null), content);
        }
    }

    @Override
    protected Pattern getFirstLinePattern() {
        return FIRST;
    }

    @NonNullByDefault({})
    @Override
    protected LogEvent parseFirstLine(Matcher matcher, String line) {
        TextTraceEventContent content =
                new TextTraceEventContent(new String[] {"message", "detail"});
        content.setFieldValue("message", matcher.group(3));
        return new LogEvent(this, Long.parseLong(matcher.group(1)), matcher.group(2), content);
    }

    @NonNullByDefault({})
    @Override
    protected void parseNextLine(LogEvent event, String line) {
        Object detail = event.getContent().getFieldValue("detail");
        event.getContent()
                .setFieldValue("detail", detail == null ? line : detail + SEPARATOR + line);
    }
}
