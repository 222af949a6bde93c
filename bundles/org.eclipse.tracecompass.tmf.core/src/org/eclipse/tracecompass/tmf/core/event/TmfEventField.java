package org.eclipse.tracecompass.tmf.core.event;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/** The plain event field. */
public class TmfEventField implements ITmfEventField {

    private final String name;
    private final @Nullable Object value;

    /** The sub-fields in order; null until those created on demand are requested. */
    private volatile @Nullable Map<String, ITmfEventField> fields;

    /**
     * A field.
     *
     * @param name its name
     * @param value its value
     * @param fields its direct sub-fields in order, each with a name of its own; null for none
     * @throws IllegalArgumentException when the name is null, or two sub-fields have the same name
     */
    public TmfEventField(String name, @Nullable Object value, ITmfEventField @Nullable [] fields) {
        if (name == null) {
            throw new IllegalArgumentException("A field needs a name");
        }
        this.name = name;
        this.value = value;
        this.fields = byName(fields, true);
    }

    /**
     * A field whose sub-fields are made by {@link #makeFields} when they are asked for.
     *
     * @param name its name
     * @param value its value
     */
    protected TmfEventField(String name, @Nullable Object value) {
        this.name = name;
        this.value = value;
    }

    private static Map<String, ITmfEventField> byName(
            ITmfEventField @Nullable [] fields, boolean refuse) {
        if (fields == null || fields.length == 0) {
            return Collections.emptyMap();
        }
        Map<String, ITmfEventField> map = LinkedHashMap.newLinkedHashMap(fields.length);
        for (ITmfEventField field : fields) {
            if (map.put(field.getName(), field) != null && refuse) {
                throw new IllegalArgumentException(
                        "Two sub-fields are named '" + field.getName() + "'");
            }
        }
        return map;
    }

    /**
     * Creates the sub-fields, in order, of a field that was created without them. Of two with the
     * same name the later one counts: what a trace holds must not stop its reader. May be called by
     * several threads at once and must then give them equal fields.
     */
    protected ITmfEventField[] makeFields() {
        return new ITmfEventField[0];
    }

    private Map<String, ITmfEventField> fields() {
        Map<String, ITmfEventField> fields = this.fields;
        if (fields == null) {
            fields = byName(makeFields(), false);
            this.fields = fields;
        }
        return fields;
    }

    /** Whether the sub-fields were made already. */
    protected final boolean hasFields() {
        return fields != null;
    }

    /**
     * A copy.
     *
     * @param field the field to copy
     * @throws IllegalArgumentException when it is null
     */
    @NonNullByDefault({})
    public TmfEventField(TmfEventField field) {
        if (field == null) {
            throw new IllegalArgumentException("There is no field to copy");
        }
        name = field.name;
        value = field.value;
        fields = field.fields();
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
    public final Collection<String> getFieldNames() {
        return Collections.unmodifiableSet(fields().keySet());
    }

    @NonNullByDefault({})
    @Override
    public final Collection<ITmfEventField> getFields() {
        return Collections.unmodifiableCollection(fields().values());
    }

    @NonNullByDefault({})
    @Override
    public ITmfEventField getField(String... path) {
        if (path.length == 1) {
            return fields().get(path[0]);
        }
        if (path.length == 0) {
            return this;
        }
        ITmfEventField child = fields().get(path[0]);
        return child == null ? null : child.getField(Arrays.copyOfRange(path, 1, path.length));
    }

    /**
     * The root field of an event type: one empty sub-field per name.
     *
     * @param labels names of the fields
     * @return the root field
     */
    @NonNullByDefault({})
    public static final @NonNull ITmfEventField makeRoot(String[] labels) {
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
        return 31 * (31 * name.hashCode() + valueHash) + fields().hashCode();
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
        TmfEventField other = (TmfEventField) obj;
        return name.equals(other.name)
                && Objects.deepEquals(getValue(), other.getValue())
                && fields().equals(other.fields());
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        if (name.equals(ROOT_FIELD_ID)) {
            appendFields(text);
        } else {
            text.append(name).append('=').append(getFormattedValue());
            if (!fields().isEmpty()) {
                text.append(" [");
                appendFields(text);
                text.append(']');
            }
        }
        return text.toString();
    }

    private void appendFields(StringBuilder text) {
        List<String> parts = new ArrayList<>(fields().size());
        for (ITmfEventField field : getFields()) {
            parts.add(String.valueOf(field));
        }
        text.append(String.join(", ", parts));
    }

    @NonNullByDefault({})
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
