package org.eclipse.tracecompass.tmf.core.filter.model;

import java.math.BigDecimal;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** The value is less than, equal to or greater than a value. */
public class TmfFilterCompareNode extends TmfFilterAspectNode implements ITmfFilterWithValue {

    /** Name of this kind of node. */
    public static final String NODE_NAME = "COMPARE";

    /** Attribute: what the comparison gives: -1, 0 or 1. */
    public static final String RESULT_ATTR = "result";

    /** Attribute: how to compare. */
    public static final String TYPE_ATTR = "type";

    /** How to compare. */
    public static enum Type {
        /** As numbers. */
        NUM,
        /** As texts. */
        ALPHA,
        /** As times. */
        TIMESTAMP
    }

    private int fResult;
    private Type fType = Type.NUM;
    private @Nullable String fValue;
    private @Nullable BigDecimal fNumber;
    private @Nullable TimeValue fTime;

    /**
     * A node.
     *
     * @param parent where it is added at the end, or null
     */
    public TmfFilterCompareNode(@Nullable ITmfFilterTreeNode parent) {
        super(parent);
    }

    @Override
    public String getNodeName() {
        return NODE_NAME;
    }

    /** {@return what the comparison gives: -1 for less, 0 for equal, 1 for greater} */
    public int getResult() {
        return fResult;
    }

    /**
     * Sets what the comparison gives.
     *
     * @param result negative for less, 0 for equal, positive for greater
     */
    public void setResult(int result) {
        fResult = Integer.signum(result);
    }

    /** {@return how to compare} */
    public Type getType() {
        return fType;
    }

    /**
     * Sets how to compare.
     *
     * @param type how
     */
    public void setType(Type type) {
        fType = type;
        read();
    }

    @Override
    public @Nullable String getValue() {
        return fValue;
    }

    @Override
    public void setValue(String value) {
        fValue = value;
        read();
    }

    /** {@return whether the value can be read as the type wants it} */
    public boolean hasValidValue() {
        return switch (fType) {
            case NUM -> fNumber != null;
            case ALPHA -> fValue != null;
            case TIMESTAMP -> fTime != null;
        };
    }

    private void read() {
        String value = fValue;
        fNumber = value == null ? null : FilterNumbers.number(value);
        fTime = value == null ? null : TimeValue.parse(value);
    }

    @Override
    public boolean matches(ITmfEvent event) {
        Object value = valueOf(event);
        return (value != null && hasValidValue() && compares(value, event)) ^ isNot();
    }

    private boolean compares(Object value, ITmfEvent event) {
        switch (fType) {
            case NUM -> {
                BigDecimal wanted = fNumber;
                if (wanted == null) {
                    return false;
                }
                Integer order = FilterNumbers.compare(value, wanted);
                return order != null && order == fResult;
            }
            case ALPHA -> {
                String wanted = fValue;
                return wanted != null
                        && Integer.signum(value.toString().compareTo(wanted)) == fResult;
            }
            case TIMESTAMP -> {
                TimeValue wanted = fTime;
                Long nanos = TimeValue.nanosOf(value);
                return wanted != null
                        && nanos != null
                        && Long.compare(nanos, wanted.at(event.getTimestamp().toNanos()))
                                == fResult;
            }
            default -> throw new IllegalStateException("Unknown type " + fType);
        }
    }

    @Override
    public String toString(boolean explicit) {
        String operator = fResult < 0 ? " < " : fResult > 0 ? " > " : " == ";
        String value = String.valueOf(fValue);
        String written = fType == Type.ALPHA ? FilterText.text(value) : FilterText.quote(value);
        return negate(getAspectLabel(explicit) + operator + written);
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), fResult, fType, fValue);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof TmfFilterCompareNode other
                && fResult == other.fResult
                && fType == other.fType
                && Objects.equals(fValue, other.fValue);
    }
}
