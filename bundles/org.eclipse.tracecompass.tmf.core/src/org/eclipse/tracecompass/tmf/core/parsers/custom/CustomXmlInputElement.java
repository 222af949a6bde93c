package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;

/** An element of an XML trace, and what its text and its attributes mean. */
@NonNullByDefault({})
public final class CustomXmlInputElement {

    private String elementName;
    private Tag inputTag;
    private String inputName;
    private String eventType;
    private int inputAction;
    private String inputFormat;
    private List<CustomXmlInputAttribute> attributes;
    private CustomXmlInputElement parentElement;
    private CustomXmlInputElement nextElement;
    private List<CustomXmlInputElement> childElements;
    private boolean logEntry;

    /** An element to be described by an editor. */
    public CustomXmlInputElement() {
        // The fields are set by an editor.
    }

    /**
     * An element.
     *
     * @param elementName its name
     * @param logEntry whether each such element is an event
     * @param inputTag what its text means
     * @param inputName the name of the field
     * @param inputAction what to do with an earlier value
     * @param inputFormat the format of a time
     * @param attributes the attributes that are read; null for none
     */
    public CustomXmlInputElement(
            String elementName,
            boolean logEntry,
            Tag inputTag,
            String inputName,
            int inputAction,
            String inputFormat,
            List<CustomXmlInputAttribute> attributes) {
        this.elementName = elementName;
        this.logEntry = logEntry;
        this.inputTag = inputTag;
        this.inputName = inputName;
        this.inputAction = inputAction;
        this.inputFormat = inputFormat;
        this.attributes = attributes;
    }

    /**
     * Adds an attribute that is read.
     *
     * @param attribute the attribute
     */
    public void addAttribute(CustomXmlInputAttribute attribute) {
        if (attributes == null) {
            attributes = new ArrayList<>(1);
        }
        attributes.add(attribute);
    }

    /**
     * Adds an element in this one, behind those that are there.
     *
     * @param input the element
     */
    public void addChild(CustomXmlInputElement input) {
        if (childElements == null) {
            childElements = new ArrayList<>(1);
        }
        childElements.add(input);
        input.parentElement = this;
        link(childElements);
    }

    /**
     * Adds an element behind this one, with the same parent.
     *
     * @param input the element
     */
    public void addNext(CustomXmlInputElement input) {
        input.parentElement = parentElement;
        if (parentElement == null) {
            input.nextElement = nextElement;
            nextElement = input;
        } else {
            List<CustomXmlInputElement> siblings = parentElement.childElements;
            siblings.add(siblings.indexOf(this) + 1, input);
            link(siblings);
        }
    }

    private static void link(List<CustomXmlInputElement> siblings) {
        for (int i = 0; i < siblings.size(); i++) {
            siblings.get(i).nextElement = i + 1 < siblings.size() ? siblings.get(i + 1) : null;
        }
    }

    /** Changes places with the element before it, if there is one. */
    public void moveUp() {
        move(-1);
    }

    /** Changes places with the element behind it, if there is one. */
    public void moveDown() {
        move(1);
    }

    private void move(int by) {
        if (parentElement == null) {
            return;
        }
        List<CustomXmlInputElement> siblings = parentElement.childElements;
        int at = siblings.indexOf(this);
        if (at >= 0 && at + by >= 0 && at + by < siblings.size()) {
            siblings.remove(at);
            siblings.add(at + by, this);
            link(siblings);
        }
    }

    /** {@return whether each such element is an event} */
    public boolean isLogEntry() {
        return logEntry;
    }

    /**
     * Sets whether each such element is an event.
     *
     * @param logEntry whether it is
     */
    public void setLogEntry(boolean logEntry) {
        this.logEntry = logEntry;
    }

    /** {@return the name of the element} */
    public String getElementName() {
        return elementName;
    }

    /**
     * Sets the name of the element.
     *
     * @param elementName the name of the element
     */
    public void setElementName(String elementName) {
        this.elementName = elementName;
    }

    /** {@return what its text means} */
    public Tag getInputTag() {
        return inputTag;
    }

    /**
     * Sets what its text means.
     *
     * @param inputTag what its text means
     */
    public void setInputTag(Tag inputTag) {
        this.inputTag = inputTag;
    }

    /** {@return the name of the field} */
    public String getInputName() {
        return inputName;
    }

    /**
     * Sets the name of the field.
     *
     * @param inputName the name of the field
     */
    public void setInputName(String inputName) {
        this.inputName = inputName;
    }

    /** {@return the type of events with this element; null for that of the definition} */
    public String getEventType() {
        return eventType;
    }

    /**
     * Sets the type of events with this element.
     *
     * @param eventType the type of events with this element; null for that of the definition
     */
    public void setEventType(String eventType) {
        this.eventType = eventType;
    }

    /** {@return what to do with an earlier value} */
    public int getInputAction() {
        return inputAction;
    }

    /**
     * Sets what to do with an earlier value.
     *
     * @param inputAction what to do with an earlier value
     */
    public void setInputAction(int inputAction) {
        this.inputAction = inputAction;
    }

    /** {@return the format of a time} */
    public String getInputFormat() {
        return inputFormat;
    }

    /**
     * Sets the format of a time.
     *
     * @param inputFormat the format of a time
     */
    public void setInputFormat(String inputFormat) {
        this.inputFormat = inputFormat;
    }

    /** {@return the attributes that are read; may be null} */
    public List<CustomXmlInputAttribute> getAttributes() {
        return attributes;
    }

    /**
     * Sets the attributes that are read.
     *
     * @param attributes the attributes that are read; may be null
     */
    public void setAttributes(List<CustomXmlInputAttribute> attributes) {
        this.attributes = attributes;
    }

    /** {@return the element that it is in; null for the root} */
    public CustomXmlInputElement getParentElement() {
        return parentElement;
    }

    /**
     * Sets the element that it is in.
     *
     * @param parentElement the element that it is in; null for the root
     */
    public void setParentElement(CustomXmlInputElement parentElement) {
        this.parentElement = parentElement;
    }

    /** {@return the next element with the same parent; null for the last} */
    public CustomXmlInputElement getNextElement() {
        return nextElement;
    }

    /**
     * Sets the next element with the same parent.
     *
     * @param nextElement the next element with the same parent; null for the last
     */
    public void setNextElement(CustomXmlInputElement nextElement) {
        this.nextElement = nextElement;
    }

    /** {@return the elements in it that are read; may be null} */
    public List<CustomXmlInputElement> getChildElements() {
        return childElements;
    }

    /**
     * Sets the elements in it that are read.
     *
     * @param childElements the elements in it that are read; may be null
     */
    public void setChildElements(List<CustomXmlInputElement> childElements) {
        this.childElements = childElements;
    }
}
