package org.eclipse.tracecompass.tmf.core.filter.model;

import java.util.Objects;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** A regular expression is found in the text of the value. */
public class TmfFilterMatchesNode extends TmfFilterAspectNode {

    /** Name of this kind of node. */
    public static final String NODE_NAME = "MATCHES";

    /** Attribute: the regular expression. */
    public static final String REGEX_ATTR = "regex";

    private @Nullable String fRegex;
    private @Nullable Pattern fPattern;

    /**
     * A node.
     *
     * @param parent where it is added at the end, or null
     */
    public TmfFilterMatchesNode(@Nullable ITmfFilterTreeNode parent) {
        super(parent);
    }

    @Override
    public String getNodeName() {
        return NODE_NAME;
    }

    /** {@return the regular expression, null when it was not set} */
    public @Nullable String getRegex() {
        return fRegex;
    }

    /**
     * Sets the regular expression. One that is wrong is never found.
     *
     * @param regex the expression
     */
    public void setRegex(String regex) {
        fRegex = regex;
        try {
            fPattern = Pattern.compile(regex, Pattern.DOTALL);
        } catch (PatternSyntaxException e) {
            fPattern = null;
        }
    }

    /** {@return the compiled expression, null when it was not set or is wrong} */
    protected @Nullable Pattern getPattern() {
        return fPattern;
    }

    @Override
    public boolean matches(ITmfEvent event) {
        Object value = valueOf(event);
        Pattern pattern = fPattern;
        return (value != null && pattern != null && pattern.matcher(value.toString()).find())
                ^ isNot();
    }

    @Override
    public String toString(boolean explicit) {
        return negate(
                getAspectLabel(explicit) + " matches " + FilterText.quote(String.valueOf(fRegex)));
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), fRegex);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj)
                && obj instanceof TmfFilterMatchesNode other
                && Objects.equals(fRegex, other.fRegex);
    }
}
