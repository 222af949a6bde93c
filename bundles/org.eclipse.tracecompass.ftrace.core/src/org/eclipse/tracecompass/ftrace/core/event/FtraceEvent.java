package org.eclipse.tracecompass.ftrace.core.event;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.ftrace.core.text.FieldList;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** An event of ftrace text. Its text is taken apart into fields when they are first asked for. */
public class FtraceEvent extends TmfEvent {

    private final FtraceEventType fType;
    private final FtraceHeader fHeader;
    private final String fText;
    private @Nullable FieldList fFields;
    private @Nullable ITmfEventField fContent;

    /**
     * Creates an event.
     *
     * @param trace its trace
     * @param rank its rank
     * @param type its type
     * @param header what stands before its name
     * @param text what stands behind its name
     */
    public FtraceEvent(
            ITmfTrace trace, long rank, FtraceEventType type, FtraceHeader header, String text) {
        super(trace, rank, trace.createTimestamp(header.nanos()), type, null);
        fType = type;
        fHeader = header;
        fText = text;
    }

    @Override
    public FtraceEventType getType() {
        return fType;
    }

    /** Returns what stands before the event's name. */
    public FtraceHeader getHeader() {
        return fHeader;
    }

    /** Returns what stands behind the event's name, as it is printed. */
    public String getText() {
        return fText;
    }

    FieldList fields() {
        FieldList fields = fFields;
        if (fields == null) {
            fields = fType.parse(fText);
            fFields = fields;
        }
        return fields;
    }

    @Override
    public ITmfEventField getContent() {
        ITmfEventField content = fContent;
        if (content == null) {
            content = content();
            fContent = content;
        }
        return content;
    }

    /** Makes the fields. */
    protected ITmfEventField content() {
        FieldList list = fields();
        ITmfEventField[] fields = new ITmfEventField[list.size()];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = new PrintedField(list.name(i), list.value(i), list.string(i));
        }
        return new TmfEventField(ITmfEventField.ROOT_FIELD_ID, null, fields);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof FtraceEvent other
                && fHeader.equals(other.fHeader)
                && fText.equals(other.fText);
    }

    @Override
    public int hashCode() {
        return 31 * fHeader.hashCode() + fText.hashCode();
    }

    /** A field whose text is the one in the trace, whatever its value is. */
    private static final class PrintedField extends TmfEventField {

        private final String fPrinted;

        PrintedField(String name, Object value, String printed) {
            super(name, value, null);
            fPrinted = printed;
        }

        @Override
        public String getFormattedValue() {
            return fPrinted;
        }
    }
}
