package org.eclipse.tracecompass.tmf.core.filter.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.filter.FilterExpression;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** The text of the value contains a text. */
public class TmfFilterContainsNode extends TextValueNode {

    /** Name of this kind of node. */
    public static final String NODE_NAME = "CONTAINS";

    /** Attribute: whether upper and lower case are the same. */
    public static final String IGNORECASE_ATTR = "ignorecase";

    /**
     * A node.
     *
     * @param parent where it is added at the end, or null
     */
    @NonNullByDefault({})
    public TmfFilterContainsNode(ITmfFilterTreeNode parent) {
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
        String part = getValue();
        return (value != null && part != null && contains(value.toString(), part)) ^ isNot();
    }

    private boolean contains(String text, String part) {
        if (!isIgnoreCase()) {
            return text.contains(part);
        }
        for (int i = 0; i <= text.length() - part.length(); i++) {
            if (text.regionMatches(true, i, part, 0, part.length())) {
                return true;
            }
        }
        return false;
    }

    @NonNullByDefault({})
    @Override
    public String toString(boolean explicit) {
        String operator = isIgnoreCase() ? " contains " : " includes ";
        return negate(
                getAspectLabel(explicit)
                        + operator
                        + FilterExpression.word(String.valueOf(getValue())));
    }
}
