package org.eclipse.tracecompass.analysis.counters.core.aspects;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.counters.core.CounterType;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;

/**
 * A counter that is a field of events. Two of one class are equal if they have the same field and
 * label. Immutable.
 *
 * @since 0.2.0
 */
public abstract class AbstractCounterAspect implements ITmfCounterAspect {

    private final String fieldName;
    private final String label;
    private final CounterType type;
    private final TmfField field;

    /**
     * Creates an aspect whose values are integers.
     *
     * @param fieldName the name of the field
     * @param label the name of the counter for users
     */
    public AbstractCounterAspect(String fieldName, String label) {
        this(fieldName, label, CounterType.LONG);
    }

    /**
     * Creates an aspect.
     *
     * @param fieldName the name of the field
     * @param label the name of the counter for users
     * @param type the kind of its values
     */
    public AbstractCounterAspect(String fieldName, String label, CounterType type) {
        this.fieldName = fieldName;
        this.label = label;
        this.type = type;
        field = TmfField.of(fieldName);
    }

    @Override
    public String getName() {
        return label;
    }

    @Override
    public String getHelpText() {
        return "Counter for " + label;
    }

    /**
     * Returns the reading.
     *
     * @param event an event
     * @return a Long or a Double as the {@link #getType() type} says; null if the event does not
     *     have the field, or it is no number
     */
    @Override
    public @Nullable Number resolve(ITmfEvent event) {
        Object value = field.get(event);
        return switch (value) {
            case Number number -> type == CounterType.LONG ? number.longValue() : number(number);
            case String text -> parse(text);
            case null, default -> null;
        };
    }

    private static Number number(Number value) {
        return Double.valueOf(value.doubleValue());
    }

    private @Nullable Number parse(String text) {
        try {
            return type == CounterType.LONG
                    ? (Number) Long.valueOf(text.strip())
                    : (Number) Double.valueOf(text.strip());
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** Returns the kind of the values. */
    public CounterType getType() {
        return type;
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + " [" + label + " = " + fieldName + ", " + type + ']';
    }

    @Override
    public int hashCode() {
        return Objects.hash(getClass(), fieldName, label);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj != null
                        && getClass() == obj.getClass()
                        && fieldName.equals(((AbstractCounterAspect) obj).fieldName)
                        && label.equals(((AbstractCounterAspect) obj).label);
    }
}
