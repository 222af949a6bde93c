package org.eclipse.tracecompass.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.Nullable;

/** An object of a type that has a serializer of its own. */
final class CustomObjectStateValue extends TmfStateValue {

    private final Object fValue;

    CustomObjectStateValue(Object value) {
        fValue = value;
    }

    @Override
    public Type getType() {
        return Type.CUSTOM;
    }

    @Override
    public @Nullable Object unboxValue() {
        return fValue;
    }

    @Override
    @SuppressWarnings("unchecked")
    public int compareTo(@Nullable ITmfStateValue o) {
        ITmfStateValue other = comparable(o);
        if (other.isNull()) {
            return 1;
        }
        Object value = other.unboxValue();
        if (fValue.equals(value)) {
            return 0;
        }
        if (value != null
                && fValue.getClass() == value.getClass()
                && fValue instanceof Comparable) {
            return ((Comparable<Object>) fValue).compareTo(value);
        }
        throw compareMismatch(other);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof CustomObjectStateValue other && fValue.equals(other.fValue);
    }

    @Override
    public int hashCode() {
        return fValue.hashCode();
    }

    @Override
    public String toString() {
        return String.valueOf(fValue);
    }
}
