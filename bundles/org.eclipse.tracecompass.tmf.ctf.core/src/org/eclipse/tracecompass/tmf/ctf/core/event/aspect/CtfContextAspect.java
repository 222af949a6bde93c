package org.eclipse.tracecompass.tmf.ctf.core.event.aspect;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventField;

/** A context of an event, such as {@code vtid} or {@code procname}. */
public final class CtfContextAspect implements ITmfEventAspect<Object> {

    private final String name;
    private final String fieldName;
    private final TmfField field;

    /**
     * The aspect of a context.
     *
     * @param name its name for people
     * @param fieldName its name in the content of events
     */
    public CtfContextAspect(String name, String fieldName) {
        this.name = name;
        this.fieldName = fieldName;
        field = TmfField.of(fieldName);
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getHelpText() {
        return Messages.AspectHelpText_Context + " (" + fieldName + ')';
    }

    @Override
    public @Nullable Object resolve(ITmfEvent event) {
        Object value = field.get(event);
        return value instanceof Long number
                        && number < 0
                        && event.getContent().getField(fieldName) instanceof CtfTmfEventField field
                ? field.getExactValue()
                : value;
    }

    @Override
    public int hashCode() {
        return fieldName.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof CtfContextAspect other && fieldName.equals(other.fieldName);
    }
}
