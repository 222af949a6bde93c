package org.eclipse.tracecompass.tmf.core.event;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** The plain event field. */
public class TmfEventField implements ITmfEventField {

    private final String fName;
    private final @Nullable Object fValue;
    private final Map<String, ITmfEventField> fFields;

    /**
     * A field.
     *
     * @param name its name
     * @param value its value
     * @param fields its direct sub-fields in order; null for none
     */
    public TmfEventField(String name, @Nullable Object value, ITmfEventField @Nullable [] fields) {
        fName = Objects.requireNonNull(name, "name");
        fValue = value;
        if (fields == null || fields.length == 0) {
            fFields = Collections.emptyMap();
        } else {
            fFields = new LinkedHashMap<>(fields.length * 2);
            for (ITmfEventField field : fields) {
                fFields.put(field.getName(), field);
            }
        }
    }

    /**
     * A copy.
     *
     * @param field the field to copy
     */
    public TmfEventField(TmfEventField field) {
        fName = field.fName;
        fValue = field.fValue;
        fFields = field.fFields;
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
    public final Collection<String> getFieldNames() {
        return Collections.unmodifiableSet(fFields.keySet());
    }

    @Override
    public final Collection<ITmfEventField> getFields() {
        return Collections.unmodifiableCollection(fFields.values());
    }

    @Override
    public @Nullable ITmfEventField getField(String... path) {
        if (path.length == 1) {
            return fFields.get(path[0]);
        }
        if (path.length == 0) {
            return this;
        }
        ITmfEventField child = fFields.get(path[0]);
        return child == null ? null : child.getField(Arrays.copyOfRange(path, 1, path.length));
    }

    /**
     * The root field of an event type: one empty sub-field per name.
     *
     * @param labels names of the fields
     * @return the root field
     */
    public static final ITmfEventField makeRoot(String[] labels) {
        ITmfEventField[] fields = new ITmfEventField[labels.length];
        for (int i = 0; i < labels.length; i++) {
            fields[i] = new TmfEventField(labels[i], null, null);
        }
        return new TmfEventField(ROOT_FIELD_ID, null, fields);
    }

    @Override
    public int hashCode() {
        Object value = getValue();
        int valueHash =
                value != null && value.getClass().isArray()
                        ? Arrays.deepHashCode(new Object[] {value})
                        : Objects.hashCode(value);
        return 31 * (31 * fName.hashCode() + valueHash) + fFields.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        TmfEventField other = (TmfEventField) obj;
        return fName.equals(other.fName)
                && Objects.deepEquals(getValue(), other.getValue())
                && fFields.equals(other.fFields);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        if (fName.equals(ROOT_FIELD_ID)) {
            appendFields(text);
        } else {
            text.append(fName).append('=').append(getFormattedValue());
            if (!fFields.isEmpty()) {
                text.append(" [");
                appendFields(text);
                text.append(']');
            }
        }
        return text.toString();
    }

    private void appendFields(StringBuilder text) {
        List<String> parts = new ArrayList<>(fFields.size());
        for (ITmfEventField field : getFields()) {
            parts.add(String.valueOf(field));
        }
        text.append(String.join(", ", parts));
    }

    @Override
    public String getFormattedValue() {
        Object value = getValue();
        if (value != null && value.getClass().isArray()) {
            String text = Arrays.deepToString(new Object[] {value});
            return text.substring(1, text.length() - 1);
        }
        return String.valueOf(value);
    }
}
