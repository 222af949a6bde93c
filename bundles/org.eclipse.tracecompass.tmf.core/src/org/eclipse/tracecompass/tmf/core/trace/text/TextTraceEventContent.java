package org.eclipse.tracecompass.tmf.core.trace.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;

/**
 * The fields of an event of a text trace, filled in while its lines are read. Not thread-safe until
 * then.
 */
public class TextTraceEventContent implements ITmfEventField {

    private final String name;
    private @Nullable Object value;
    private final List<TextTraceEventContent> fields;

    /**
     * A root field with empty fields.
     *
     * @param fieldNames names of the fields
     */
    public TextTraceEventContent(String[] fieldNames) {
        this(ITmfEventField.ROOT_FIELD_ID, null, new ArrayList<>(fieldNames.length));
        for (String name : fieldNames) {
            fields.add(new TextTraceEventContent(name, null, Collections.emptyList()));
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
        this.name = name;
        this.value = value;
        this.fields = fields;
    }

    @NonNullByDefault({})
    @Override
    public String getName() {
        return name;
    }

    @NonNullByDefault({})
    @Override
    public Object getValue() {
        return value;
    }

    @NonNullByDefault({})
    @Override
    public List<String> getFieldNames() {
        List<String> names = new ArrayList<>(fields.size());
        for (TextTraceEventContent field : fields) {
            names.add(field.name);
        }
        return names;
    }

    @NonNullByDefault({})
    @Override
    public List<TextTraceEventContent> getFields() {
        return Collections.unmodifiableList(fields);
    }

    @NonNullByDefault({})
    @Override
    public ITmfEventField getField(String... path) {
        if (path.length == 0) {
            return this;
        }
        TextTraceEventContent field = find(path[0]);
        return field == null || path.length == 1
                ? field
                : field.getField(Arrays.copyOfRange(path, 1, path.length));
    }

    private @Nullable TextTraceEventContent find(String name) {
        for (TextTraceEventContent field : fields) {
            if (field.name.equals(name)) {
                return field;
            }
        }
        return null;
    }

    @NonNullByDefault({})
    @Override
    public String getFormattedValue() {
        return String.valueOf(value);
    }

    /**
     * The name of a field.
     *
     * @param index its place
     * @return its name, null when there is no such field
     */
    @NonNullByDefault({})
    public String getFieldName(int index) {
        return has(index) ? fields.get(index).name : null;
    }

    private boolean has(int index) {
        return index >= 0 && index < fields.size();
    }

    /**
     * A field.
     *
     * @param index its place
     * @return the field
     */
    @NonNullByDefault({})
    public ITmfEventField getField(int index) {
        return fields.get(index);
    }

    /**
     * The value of a field.
     *
     * @param name its name
     * @return its value, null when there is no such field
     */
    @NonNullByDefault({})
    public Object getFieldValue(@NonNull String name) {
        TextTraceEventContent field = find(name);
        return field == null ? null : field.value;
    }

    /**
     * The value of a field.
     *
     * @param index its place
     * @return its value, null when there is no such field
     */
    @NonNullByDefault({})
    public Object getFieldValue(int index) {
        return has(index) ? fields.get(index).value : null;
    }

    /**
     * Sets this field's value.
     *
     * @param value the value
     */
    @NonNullByDefault({})
    public void setValue(Object value) {
        this.value = value;
    }

    /**
     * Sets the value of a field, which is added when there is none of the name.
     *
     * @param name its name
     * @param value its value
     */
    @NonNullByDefault({})
    public void setFieldValue(@NonNull String name, Object value) {
        TextTraceEventContent field = find(name);
        if (field == null) {
            addField(name, value);
        } else {
            field.value = value;
        }
    }

    /**
     * Sets the value of a field.
     *
     * @param index its place
     * @param value its value
     */
    @NonNullByDefault({})
    public void setFieldValue(int index, Object value) {
        fields.get(index).value = value;
    }

    /**
     * Adds a field.
     *
     * @param name its name
     * @param value its value
     */
    @NonNullByDefault({})
    public void addField(@NonNull String name, Object value) {
        fields.add(new TextTraceEventContent(name, value, Collections.emptyList()));
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, value, fields);
    }

    @NonNullByDefault({})
    @Override
    public boolean equals(Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        TextTraceEventContent other = (TextTraceEventContent) obj;
        return name.equals(other.name)
                && Objects.equals(value, other.value)
                && fields.equals(other.fields);
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        if (!name.equals(ITmfEventField.ROOT_FIELD_ID)) {
            return name + '=' + getFormattedValue();
        }
        List<String> parts = new ArrayList<>(fields.size());
        for (TextTraceEventContent field : fields) {
            parts.add(field.toString());
        }
        return String.join(", ", parts);
    }
}
