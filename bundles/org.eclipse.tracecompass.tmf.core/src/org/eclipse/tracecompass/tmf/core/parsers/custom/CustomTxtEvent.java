package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.util.regex.Matcher;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputData;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputLine;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** An event of a custom text parser: what the groups of its lines have captured. */
@NonNullByDefault({})
public class CustomTxtEvent extends CustomEvent {

    private boolean cut;

    /**
     * An event without a trace.
     *
     * @param definition what the captured values mean
     */
    public CustomTxtEvent(CustomTxtTraceDefinition definition) {
        super(definition);
    }

    /**
     * An event with the parts of another one.
     *
     * @param definition what the captured values mean
     * @param other the event to copy
     */
    public CustomTxtEvent(CustomTxtTraceDefinition definition, @NonNull TmfEvent other) {
        super(definition, other);
    }

    /**
     * An event.
     *
     * @param definition what the captured values mean
     * @param parentTrace its trace
     * @param timestamp its time when no other is captured; null is zero
     * @param type its type when no other is captured; null to make it of the captured texts
     */
    public CustomTxtEvent(
            CustomTxtTraceDefinition definition,
            ITmfTrace parentTrace,
            ITmfTimestamp timestamp,
            TmfEventType type) {
        super(definition, parentTrace, timestamp, type);
    }

    @Override
    public void setContent(ITmfEventField content) {
        super.setContent(content);
    }

    CustomTxtEvent withText(EventText text) {
        cut = text.isCut();
        setContent(new CustomEventContent(this, text.content()));
        return this;
    }

    /** {@return whether lines of it are left out because it has too many} */
    boolean isCut() {
        return cut;
    }

    /**
     * Takes what the groups of a line have captured.
     *
     * @param input the kind of line; its columns say what the groups mean
     * @param matcher the match of the line
     */
    public void processGroups(InputLine input, Matcher matcher) {
        setRecordType(input.eventType);
        int groups = Math.min(input.columns.size(), matcher.groupCount());
        for (int i = 0; i < groups; i++) {
            InputData column = input.columns.get(i);
            capture(column.tag, column.name, matcher.group(i + 1), column.action, column.format);
        }
    }
}
