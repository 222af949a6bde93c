package org.eclipse.tracecompass.tmf.core.trace.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;

/**
 * The fields of an event of a text trace, filled in while its lines are read. Not thread-safe until
 * then.
 */
public class TextTraceEventContent implements ITmfEventField {

    private final String fName;
    private @Nullable Object fValue;
    private final List<TextTraceEventContent> fFields;

    /**
     * A root field with empty fields.
     *
     * @param fieldNames names of the fields
     */
    public TextTraceEventContent(String[] fieldNames) {
        this(ITmfEventField.ROOT_FIELD_ID, null, new ArrayList<>(fieldNames.length));
        for (String name : fieldNames) {
            fFields.add(new TextTraceEventContent(name, null, Collections.emptyList()));
        }
    }

    /**
     * A root field without fields.
     *
     * @param initialCapacity how many fields to expect
     */
    public TextTraceEventContent(int initialCapacity) {
        this(ITmfEventField.ROOT_FIELD_ID, null, new ArrayList<>(initialCapacity));
    }

    private TextTraceEventContent(
            String name, @Nullable Object value, List<TextTraceEventContent> fields) {
        fName = name;
        fValue = value;
        fFields = fields;
    }

    @Override
    public String getName() {
        return fName;
    }

    @Override
    public @Nullable Object getValue() {
        return fValue;
    }

    @Override
    public List<String> getFieldNames() {
        List<String> names = new ArrayList<>(fFields.size());
        for (TextTraceEventContent field : fFields) {
            names.add(field.fName);
        }
        return names;
    }

    @Override
    public List<TextTraceEventContent> getFields() {
        return Collections.unmodifiableList(fFields);
    }

    @Override
    public @Nullable ITmfEventField getField(String... path) {
        if (path.length == 0) {
            return this;
        }
        TextTraceEventContent field = find(path[0]);
        return field == null || path.length == 1
                ? field
                : field.getField(Arrays.copyOfRange(path, 1, path.length));
    }

    private @Nullable TextTraceEventContent find(String name) {
        for (TextTraceEventContent field : fFields) {
            if (field.fName.equals(name)) {
                return field;
            }
        }
        return null;
    }

    @Override
    public String getFormattedValue() {
        return String.valueOf(fValue);
    }

    /**
     * The name of a field.
     *
     * @param index its place
     * @return its name
     */
    public String getFieldName(int index) {
        return fFields.get(index).fName;
    }

    /**
     * A field.
     *
     * @param index its place
     * @return the field
     */
    public ITmfEventField getField(int index) {
        return fFields.get(index);
    }

    /**
     * The value of a field.
     *
     * @param name its name
     * @return its value, null when there is no such field
     */
    public @Nullable Object getFieldValue(String name) {
        TextTraceEventContent field = find(name);
        return field == null ? null : field.fValue;
    }

    /**
     * The value of a field.
     *
     * @param index its place
     * @return its value
     */
    public @Nullable Object getFieldValue(int index) {
        return fFields.get(index).fValue;
    }

    /**
     * Sets this field's value.
     *
     * @param value the value
     */
    public void setValue(@Nullable Object value) {
        fValue = value;
    }

    /**
     * Sets the value of a field; nothing is done when there is no such field.
     *
     * @param name its name
     * @param value its value
     */
    public void setFieldValue(String name, @Nullable Object value) {
        TextTraceEventContent field = find(name);
        if (field != null) {
            field.fValue = value;
        }
    }

    /**
     * Sets the value of a field.
     *
     * @param index its place
     * @param value its value
     */
    public void setFieldValue(int index, @Nullable Object value) {
        fFields.get(index).fValue = value;
    }

    /**
     * Adds a field.
     *
     * @param name its name
     * @param value its value
     */
    public void addField(String name, @Nullable Object value) {
        fFields.add(new TextTraceEventContent(name, value, Collections.emptyList()));
    }

    @Override
    public int hashCode() {
        return Objects.hash(fName, fValue, fFields);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        TextTraceEventContent other = (TextTraceEventContent) obj;
        return fName.equals(other.fName)
                && Objects.equals(fValue, other.fValue)
                && fFields.equals(other.fFields);
    }

    @Override
    public String toString() {
        if (!fName.equals(ITmfEventField.ROOT_FIELD_ID)) {
            return fName + '=' + getFormattedValue();
        }
        List<String> parts = new ArrayList<>(fFields.size());
        for (TextTraceEventContent field : fFields) {
            parts.add(field.toString());
        }
        return String.join(", ", parts);
    }
}
