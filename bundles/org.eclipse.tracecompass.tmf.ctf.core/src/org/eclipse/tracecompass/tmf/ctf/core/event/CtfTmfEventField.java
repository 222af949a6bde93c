package org.eclipse.tracecompass.tmf.ctf.core.event;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.types.IDefinition;
import org.eclipse.tracecompass.ctf.core.layout.FieldLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;

/**
 * A field of a CTF event.
 *
 * <p>Values: Long for integers (the 64 bits of unsigned ones), {@link
 * org.eclipse.tracecompass.tmf.ctf.core.CtfEnumPair}, Boolean, Double, String, byte[] for blobs,
 * long[] for arrays of integers, Object[] for other arrays; of a structure its sub-fields as
 * ITmfEventField[]; of a variant the value of its option, which is its one sub-field. A path may
 * leave out the option of a variant, or have {@link #FIELD_VARIANT_SELECTED} in its place.
 * Immutable.
 */
public abstract class CtfTmfEventField extends TmfEventField {

    /**
     * Stands in a path for whichever option a variant has.
     *
     * @since 0.2.0
     */
    public static final String FIELD_VARIANT_SELECTED = "Any";

    /**
     * A field.
     *
     * @param name its name
     * @param value its value
     * @param fields its sub-fields; null if it has none
     * @since 0.2.0
     */
    @NonNullByDefault({})
    protected CtfTmfEventField(String name, Object value, ITmfEventField[] fields) {
        super(name, value, fields);
    }

    /**
     * A field of a decoded value.
     *
     * @param name its name
     * @param layout its layout
     * @param value its value as the layout read it
     */
    public static CtfTmfEventField of(String name, FieldLayout layout, @Nullable Object value) {
        return CtfDecodedField.decode(name, layout, value);
    }

    /**
     * Makes a field with the value of a definition.
     *
     * @param fieldDef the definition
     * @param fieldName the name of the field
     * @return the field
     */
    @NonNullByDefault({})
    public static CtfTmfEventField parseField(IDefinition fieldDef, String fieldName) {
        return CtfDefinedField.of(fieldDef, fieldName);
    }

    /**
     * The value without loss for readers that know no unsigned 64 bits: like {@link #getValue}, but
     * an unsigned integer beyond the range of Long is a BigInteger, and an array with such integers
     * a Number[].
     */
    public @Nullable Object getExactValue() {
        return getValue();
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return getName() + '=' + getFormattedValue();
    }
}
