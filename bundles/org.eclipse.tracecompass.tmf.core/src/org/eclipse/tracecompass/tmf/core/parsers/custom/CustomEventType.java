package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.util.Objects;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;

/** The type of an event of a custom parser; its name may be learnt late. */
@NonNullByDefault({})
public abstract class CustomEventType extends TmfEventType {

    private @NonNull String name;

    /**
     * A type.
     *
     * @param eventName its name
     * @param root the tree of its field names; null when unknown
     */
    public CustomEventType(@NonNull String eventName, ITmfEventField root) {
        super(eventName, root);
        name = eventName;
    }

    @Override
    public @NonNull String getName() {
        return name;
    }

    /**
     * Sets the name.
     *
     * @param eventName the name
     */
    public void setName(String eventName) {
        name = Objects.requireNonNull(eventName, "eventName");
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + name.hashCode();
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj) && obj instanceof CustomEventType other && name.equals(other.name);
    }

    @Override
    public @NonNull String toString() {
        return name;
    }
}
