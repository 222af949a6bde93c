package org.eclipse.tracecompass.tmf.core.parsers.custom;

import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** An event of a custom XML parser: the data of an element and of those in it. */
@NonNullByDefault({})
public class CustomXmlEvent extends CustomEvent {

    /**
     * An event without a trace.
     *
     * @param definition what the captured values mean
     */
    public CustomXmlEvent(CustomXmlTraceDefinition definition) {
        super(definition);
    }

    /**
     * An event with the parts of another one.
     *
     * @param definition what the captured values mean
     * @param other the event to copy
     */
    public CustomXmlEvent(CustomXmlTraceDefinition definition, @NonNull TmfEvent other) {
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
    public CustomXmlEvent(
            CustomXmlTraceDefinition definition,
            ITmfTrace parentTrace,
            ITmfTimestamp timestamp,
            TmfEventType type) {
        super(definition, parentTrace, timestamp, type);
    }

    @Override
    public void setContent(ITmfEventField content) {
        super.setContent(content);
    }

    @Override
    @NonNull
    ITmfEventType newType(@NonNull String name, ITmfEventField root) {
        return new CustomXmlEventType(name, root);
    }

    /**
     * Takes the text of an element or attribute.
     *
     * @param value the text; empty texts are skipped
     * @param inputTag what it means
     * @param inputName the name of the field
     * @param inputAction what to do with an earlier value
     * @param inputFormat the format of a time
     */
    public void parseInput(
            String value, Tag inputTag, String inputName, int inputAction, String inputFormat) {
        capture(inputTag, inputName, value, inputAction, inputFormat);
    }
}
