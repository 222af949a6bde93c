package org.eclipse.tracecompass.tmf.core.filter.model;

import java.math.BigDecimal;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Value;
import org.eclipse.tracecompass.common.core.filter.FilterNumbers;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

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

    private int result;
    private Type type = Type.NUM;
    private @Nullable String value;
    private @Nullable BigDecimal number;
    private @Nullable TimeValue time;

    /**
     * A node.
     *
     * @param parent where it is added at the end, or null
     */
    @NonNullByDefault({})
    public TmfFilterCompareNode(ITmfFilterTreeNode parent) {
        super(parent);
    }

    @NonNullByDefault({})
    @Override
    public String getNodeName() {
        return NODE_NAME;
    }

    /** {@return what the comparison gives: -1 for less, 0 for equal, 1 for greater} */
    public int getResult() {
        return result;
    }

    /**
     * Sets what the comparison gives.
     *
     * @param result negative for less, 0 for equal, positive for greater
     */
    public void setResult(int result) {
        this.result = Integer.signum(result);
    }

    /** {@return how to compare} */
    @NonNullByDefault({})
    public Type getType() {
        return type;
    }

    /**
     * Sets how to compare.
     *
     * @param type how
     */
    @NonNullByDefault({})
    public void setType(Type type) {
        this.type = type;
        read();
    }

    @NonNullByDefault({})
    @Override
    public String getValue() {
        return value;
    }

    @NonNullByDefault({})
    @Override
    public void setValue(String value) {
        this.value = value;
        read();
    }

    /** {@return whether the value can be read as the type wants it} */
    public boolean hasValidValue() {
        return switch (type) {
            case NUM -> number != null;
            case ALPHA -> value != null;
            case TIMESTAMP -> time != null;
        };
    }

    private void read() {
        String value = this.value;
        number = value == null ? null : FilterNumbers.number(value);
        time = value == null ? null : TimeValue.parse(value);
    }

    @NonNullByDefault({})
    @Override
    public boolean matches(ITmfEvent event) {
        Object value = valueOf(event);
        return (value != null && hasValidValue() && compares(value, event)) ^ isNot();
    }

    private boolean compares(Object value, ITmfEvent event) {
        switch (type) {
            case NUM -> {
                BigDecimal wanted = number;
                if (wanted == null) {
                    return false;
                }
                Object number = value instanceof ITmfTimestamp stamp ? stamp.toNanos() : value;
                Integer order = FilterNumbers.compare(number, wanted);
                return order != null && order == result;
            }
            case ALPHA -> {
                String wanted = this.value;
                return wanted != null
                        && Integer.signum(value.toString().compareTo(wanted)) == result;
            }
            case TIMESTAMP -> {
                TimeValue time = this.time;
                Long wanted = time == null ? null : time.at(event);
                Long nanos = TimeValue.nanosOf(value);
                return wanted != null && nanos != null && nanos.compareTo(wanted) == result;
            }
            default -> throw new IllegalStateException("Unknown type " + type);
        }
    }

    @NonNullByDefault({})
    @Override
    public String toString(boolean explicit) {
        String operator = result < 0 ? " < " : result > 0 ? " > " : " == ";
        String value = String.valueOf(this.value);
        String written = new Value(value, type == Type.ALPHA, 1).toString();
        return negate(getAspectLabel(explicit) + operator + written);
    }
}
