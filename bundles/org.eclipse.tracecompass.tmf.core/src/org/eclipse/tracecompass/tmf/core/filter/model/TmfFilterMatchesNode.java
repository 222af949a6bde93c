package org.eclipse.tracecompass.tmf.core.filter.model;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterExpression;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** A regular expression is found in the text of the value. */
public class TmfFilterMatchesNode extends TmfFilterAspectNode {

    /** Name of this kind of node. */
    public static final String NODE_NAME = "MATCHES";

    /** Attribute: the regular expression. */
    public static final String REGEX_ATTR = "regex";

    private @Nullable String regex;
    private @Nullable Pattern pattern;

    /**
     * A node.
     *
     * @param parent where it is added at the end, or null
     */
    @NonNullByDefault({})
    public TmfFilterMatchesNode(ITmfFilterTreeNode parent) {
        super(parent);
    }

    @NonNullByDefault({})
    @Override
    public String getNodeName() {
        return NODE_NAME;
    }

    /** {@return the regular expression, null when it was not set} */
    @NonNullByDefault({})
    public String getRegex() {
        return regex;
    }

    /**
     * Sets the regular expression. One that is wrong is never found.
     *
     * @param regex the expression
     */
    @NonNullByDefault({})
    public void setRegex(String regex) {
        this.regex = regex;
        try {
            pattern = PatternSearch.compile(regex, Pattern.DOTALL);
        } catch (PatternSyntaxException e) {
            pattern = null;
        }
    }

    /** {@return the compiled expression, null when it was not set or is wrong} */
    @NonNullByDefault({})
    protected Pattern getPattern() {
        return pattern;
    }

    @NonNullByDefault({})
    @Override
    public boolean matches(ITmfEvent event) {
        Object value = valueOf(event);
        Pattern pattern = this.pattern;
        return (value != null && pattern != null && PatternSearch.find(pattern, value.toString()))
                ^ isNot();
    }

    @NonNullByDefault({})
    @Override
    public String toString(boolean explicit) {
        return negate(
                getAspectLabel(explicit)
                        + " matches "
                        + FilterExpression.word(String.valueOf(regex)));
    }
}
