package org.eclipse.tracecompass.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.Nullable;

/** An object of a type that has a serializer of its own. */
final class CustomObjectStateValue extends TmfStateValue {

    private final Object value;

    CustomObjectStateValue(Object value) {
        this.value = value;
    }

    @Override
    public Type getType() {
        return Type.CUSTOM;
    }

    @Override
    public @Nullable Object unboxValue() {
        return value;
    }

    @Override
    @SuppressWarnings("unchecked")
    public int compareTo(@Nullable ITmfStateValue o) {
        ITmfStateValue other = comparable(o);
        if (other.isNull()) {
            return 1;
        }
        Object value = other.unboxValue();
        if (this.value.equals(value)) {
            return 0;
        }
        if (value != null
                && this.value.getClass() == value.getClass()
                && this.value instanceof Comparable) {
            return ((Comparable<Object>) this.value).compareTo(value);
        }
        throw compareMismatch(other);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof CustomObjectStateValue other && value.equals(other.value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
