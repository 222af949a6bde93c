package org.eclipse.tracecompass.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.Nullable;

/** A text. */
final class StringStateValue extends TmfStateValue {

    private final String value;

    StringStateValue(String value) {
        this.value = value;
    }

    @Override
    public Type getType() {
        return Type.STRING;
    }

    @Override
    public String unboxStr() {
        return value;
    }

    @Override
    public int compareTo(@Nullable ITmfStateValue o) {
        ITmfStateValue other = comparable(o);
        return switch (other.getType()) {
            case NULL -> 1;
            case STRING -> value.compareTo(other.unboxStr());
            case INTEGER, LONG, DOUBLE, CUSTOM -> throw compareMismatch(other);
        };
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof StringStateValue other && value.equals(other.value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public String toString() {
        return value;
    }
}
