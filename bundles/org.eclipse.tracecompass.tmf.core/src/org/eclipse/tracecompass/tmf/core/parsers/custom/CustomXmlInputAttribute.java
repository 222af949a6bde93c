package org.eclipse.tracecompass.tmf.core.parsers.custom;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;

/** An attribute of an element, and what its value means. Immutable. */
@NonNullByDefault({})
public final class CustomXmlInputAttribute {

    private final String attributeName;
    private final Tag inputTag;
    private final String inputName;
    private final int inputAction;
    private final String inputFormat;

    /**
     * An attribute.
     *
     * @param attributeName its name
     * @param inputTag what its value means
     * @param inputName the name of the field
     * @param inputAction what to do with an earlier value
     * @param inputFormat the format of a time
     */
    public CustomXmlInputAttribute(
            String attributeName,
            Tag inputTag,
            String inputName,
            int inputAction,
            String inputFormat) {
        this.attributeName = attributeName;
        this.inputTag = inputTag;
        this.inputName = inputName;
        this.inputAction = inputAction;
        this.inputFormat = inputFormat;
    }

    /** {@return its name} */
    public String getAttributeName() {
        return attributeName;
    }

    /** {@return what its value means} */
    public Tag getInputTag() {
        return inputTag;
    }

    /** {@return the name of the field} */
    public String getInputName() {
        return inputName;
    }

    /** {@return what to do with an earlier value} */
    public int getInputAction() {
        return inputAction;
    }

    /** {@return the format of a time} */
    public String getInputFormat() {
        return inputFormat;
    }
}
