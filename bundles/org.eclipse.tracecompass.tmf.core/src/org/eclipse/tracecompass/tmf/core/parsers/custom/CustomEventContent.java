package org.eclipse.tracecompass.tmf.core.parsers.custom;

import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;

/**
 * The content of an event of a custom parser. Its value is the text of the record; the fields are
 * made from the captured values when they are first asked for.
 */
@NonNullByDefault({})
public class CustomEventContent extends TmfEventField {

    private final CustomEvent parent;

    /**
     * The content of an event.
     *
     * @param parent the event that knows the captured values
     * @param content the text of the record
     */
    public CustomEventContent(CustomEvent parent, StringBuffer content) {
        super(ITmfEventField.ROOT_FIELD_ID, content.toString());
        this.parent = parent;
    }

    /**
     * A content with given fields.
     *
     * @param name its name
     * @param content its value
     * @param fields its fields
     */
    public CustomEventContent(
            @NonNull String name, @NonNull Object content, ITmfEventField @NonNull [] fields) {
        super(name, content, fields);
        parent = null;
    }

    @Override
    protected ITmfEventField @NonNull [] makeFields() {
        CustomEvent event = parent;
        return event == null ? new ITmfEventField[0] : event.makeFields();
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj);
    }
}
