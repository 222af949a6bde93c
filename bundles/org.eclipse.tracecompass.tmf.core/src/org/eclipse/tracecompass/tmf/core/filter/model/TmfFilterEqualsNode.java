package org.eclipse.tracecompass.tmf.core.filter.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.filter.FilterExpression;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** The text of the value is a text. */
public class TmfFilterEqualsNode extends TextValueNode {

    /** Name of this kind of node. */
    public static final String NODE_NAME = "EQUALS";

    /** Attribute: whether upper and lower case are the same. */
    public static final String IGNORECASE_ATTR = "ignorecase";

    /**
     * A node.
     *
     * @param parent where it is added at the end, or null
     */
    @NonNullByDefault({})
    public TmfFilterEqualsNode(ITmfFilterTreeNode parent) {
        super(parent);
    }

    @NonNullByDefault({})
    @Override
    public String getNodeName() {
        return NODE_NAME;
    }

    @NonNullByDefault({})
    @Override
    public boolean matches(ITmfEvent event) {
        Object value = valueOf(event);
        boolean equal =
                value != null
                        && (isIgnoreCase()
                                ? value.toString().equalsIgnoreCase(getValue())
                                : value.toString().equals(getValue()));
        return equal ^ isNot();
    }

    @NonNullByDefault({})
    @Override
    public String toString(boolean explicit) {
        String operator = isIgnoreCase() ? " equals " : " == ";
        return negate(
                getAspectLabel(explicit)
                        + operator
                        + FilterExpression.quote(String.valueOf(getValue())));
    }
}
