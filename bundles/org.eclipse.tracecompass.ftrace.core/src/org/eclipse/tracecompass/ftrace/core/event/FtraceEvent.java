package org.eclipse.tracecompass.ftrace.core.event;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.ftrace.core.text.FieldList;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** An event of ftrace text. Its text is taken apart into fields when they are first asked for. */
public class FtraceEvent extends TmfEvent {

    private final FtraceEventType type;
    private final FtraceHeader header;
    private final String text;
    private @Nullable FieldList fields;
    private @Nullable ITmfEventField content;

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
        this.type = type;
        this.header = header;
        this.text = text;
    }

    @Override
    public FtraceEventType getType() {
        return type;
    }

    /** Returns what stands before the event's name. */
    public FtraceHeader getHeader() {
        return header;
    }

    /** Returns what stands behind the event's name, as it is printed. */
    public String getText() {
        return text;
    }

    FieldList fields() {
        FieldList fields = this.fields;
        if (fields == null) {
            fields = type.parse(text);
            this.fields = fields;
        }
        return fields;
    }

    @Override
    public ITmfEventField getContent() {
        ITmfEventField content = this.content;
        if (content == null) {
            content = content();
            this.content = content;
        }
        return content;
    }

    /** Creates the fields. */
    protected ITmfEventField content() {
        FieldList list = fields();
        List<String> names = list.uniqueNames();
        ITmfEventField[] fields = new ITmfEventField[list.size()];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = new PrintedField(names.get(i), list.value(i), list.string(i));
        }
        return new TmfEventField(ITmfEventField.ROOT_FIELD_ID, null, fields);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof FtraceEvent other
                && header.equals(other.header)
                && text.equals(other.text);
    }

    @Override
    public int hashCode() {
        return 31 * header.hashCode() + text.hashCode();
    }

    /** A field that shows the text of the trace, independent of its value. */
    private static final class PrintedField extends TmfEventField {

        private final String printed;

        PrintedField(String name, Object value, String printed) {
            super(name, value, null);
            this.printed = printed;
        }

        @Override
        public String getFormattedValue() {
            return printed;
        }
    }
}
