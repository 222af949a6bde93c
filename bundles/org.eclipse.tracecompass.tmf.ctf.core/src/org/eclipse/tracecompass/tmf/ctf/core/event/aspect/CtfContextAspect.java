package org.eclipse.tracecompass.tmf.ctf.core.event.aspect;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.access.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventField;

/** A context of an event, such as {@code vtid} or {@code procname}. */
public final class CtfContextAspect implements ITmfEventAspect<Object> {

    private final String fName;
    private final String fFieldName;
    private final TmfField fField;

    /**
     * The aspect of a context.
     *
     * @param name its name for people
     * @param fieldName its name in the content of events
     */
    public CtfContextAspect(String name, String fieldName) {
        fName = name;
        fFieldName = fieldName;
        fField = TmfField.of(fieldName);
    }

    @Override
    public String getName() {
        return fName;
    }

    @Override
    public String getHelpText() {
        return Messages.getString("context.help") + " (" + fFieldName + ')';
    }

    @Override
    public @Nullable Object resolve(ITmfEvent event) {
        Object value = fField.get(event);
        return value instanceof Long number
                        && number < 0
                        && event.getContent().getField(fFieldName) instanceof CtfTmfEventField field
                ? field.getExactValue()
                : value;
    }

    @Override
    public int hashCode() {
        return fFieldName.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof CtfContextAspect other && fFieldName.equals(other.fFieldName);
    }
}
