package org.eclipse.tracecompass.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.Nullable;

/** A text. */
final class StringStateValue extends TmfStateValue {

    private final String fValue;

    StringStateValue(String value) {
        fValue = value;
    }

    @Override
    public Type getType() {
        return Type.STRING;
    }

    @Override
    public String unboxStr() {
        return fValue;
    }

    @Override
    public int compareTo(@Nullable ITmfStateValue o) {
        ITmfStateValue other = comparable(o);
        return switch (other.getType()) {
            case NULL, STRING -> fValue.compareTo(other.unboxStr());
            case INTEGER, LONG, DOUBLE, CUSTOM -> throw compareMismatch(other);
        };
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof StringStateValue other && fValue.equals(other.fValue);
    }

    @Override
    public int hashCode() {
        return fValue.hashCode();
    }

    @Override
    public String toString() {
        return fValue;
    }
}
