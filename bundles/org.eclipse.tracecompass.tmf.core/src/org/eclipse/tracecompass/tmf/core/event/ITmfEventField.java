package org.eclipse.tracecompass.tmf.core.event;

import java.util.Collection;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/** One field of an event: a name, a value, and possibly sub-fields. */
public interface ITmfEventField {

    /** Name of the field that holds all fields of an event. */
    String ROOT_FIELD_ID = ":root:";

    /** {@return the field's name} */
    String getName();

    /**
     * {@return the field's value: a number, string, array, list or null} It is not annotated, so
     * that code that knows its fields, as the examples of the state system guide do, compiles with
     * null analysis.
     */
    @NonNullByDefault({})
    Object getValue();

    /** {@return the value as text for people; "null" when there is none} */
    @NonNullByDefault({})
    String getFormattedValue();

    /** {@return the names of the direct sub-fields in order} */
    Collection<String> getFieldNames();

    /** {@return the direct sub-fields in order} */
    Collection<? extends ITmfEventField> getFields();

    /**
     * A field below this one.
     *
     * @param path names from this field's child downwards; an empty path is this field
     * @return the field, or null when there is none. Not annotated, as {@link #getValue()}
     */
    @NonNullByDefault({})
    ITmfEventField getField(@NonNull String @NonNull ... path);

    /**
     * The value of a field below this one, as {@link #getFieldValue(Class)} converts it.
     *
     * @param <T> the wanted type
     * @param type the wanted type
     * @param fieldName path of the field
     * @return the value, or null when the field is absent or its value cannot be converted
     */
    default <T> @Nullable T getFieldValue(Class<T> type, String... fieldName) {
        ITmfEventField field = getField(fieldName);
        return field == null ? null : field.getFieldValue(type);
    }

    /**
     * This field's value in the wanted type: a value of that type as it is; as a String its text;
     * as an Integer, Long or Double any number, which is cut where it does not fit, or the number
     * that its text stands for in decimal.
     *
     * @param <T> the wanted type
     * @param type the wanted type
     * @return the value, or null when there is none or it cannot be converted
     */
    default <T> @Nullable T getFieldValue(Class<T> type) {
        Object value = getValue();
        return type.isInstance(value) || value == null
                ? type.cast(value)
                : type.cast(FieldConversion.convert(this, value, type));
    }
}
