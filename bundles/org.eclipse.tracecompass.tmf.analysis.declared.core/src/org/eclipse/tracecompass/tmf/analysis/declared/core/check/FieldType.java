package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.Map;

/** The type of a field of an event. */
public sealed interface FieldType {

    /**
     * A field with one value.
     *
     * @param type its type; {@link ValueType#ANY} if it is not known
     * @param labelled whether the trace has names for its values
     */
    record Scalar(ValueType type, boolean labelled) implements FieldType {}

    /**
     * Fields in a field.
     *
     * @param members the fields, by name
     */
    record Structure(Map<String, FieldType> members) implements FieldType {

        /** Keeps the members as they are at this moment. */
        public Structure {
            members = Map.copyOf(members);
        }
    }

    /**
     * Elements of one type.
     *
     * @param element the type of each
     * @param length how many there are, -1 if that differs from event to event
     */
    record Array(FieldType element, int length) implements FieldType {}

    /** A field of which nothing is known but that it can be there; anything may be inside it. */
    record Unknown() implements FieldType {}

    /**
     * A field that some events have and others have not.
     *
     * @param type its type where it is there
     */
    record Optional(FieldType type) implements FieldType {}

    /** Returns the type of a field with one value, without names. */
    static FieldType of(ValueType type) {
        return new Scalar(type, false);
    }
}
