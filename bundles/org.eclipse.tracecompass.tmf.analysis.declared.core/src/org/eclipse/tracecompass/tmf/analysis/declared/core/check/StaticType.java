package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.Optional;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeType;

/**
 * The static type of an expression.
 *
 * @param type its type
 * @param table the table that explains it, if there is one
 */
record StaticType(ValueType type, Optional<String> table) {

    static final StaticType ANY = of(ValueType.ANY);

    static StaticType of(ValueType type) {
        return new StaticType(type, Optional.empty());
    }

    static StaticType of(AttributeType type) {
        return switch (type) {
            case AttributeType.Table named ->
                    new StaticType(ValueType.INTEGER, Optional.of(named.enumeration()));
            case AttributeType.Plain plain ->
                    switch (plain) {
                        case INT, LONG -> of(ValueType.INTEGER);
                        case DOUBLE -> of(ValueType.DOUBLE);
                        case STRING -> of(ValueType.STRING);
                    };
        };
    }

    /** Returns the common type of a value that has one of two types. */
    StaticType or(StaticType other) {
        Optional<String> common =
                type == ValueType.NULL
                        ? other.table
                        : other.type == ValueType.NULL || table.equals(other.table)
                                ? table
                                : Optional.empty();
        return new StaticType(or(type, other.type), common);
    }

    private static ValueType or(ValueType a, ValueType b) {
        if (a == b || b == ValueType.NULL) {
            return a;
        }
        if (a == ValueType.NULL) {
            return b;
        }
        return isNumber(a) && isNumber(b) ? ValueType.DOUBLE : ValueType.ANY;
    }

    static boolean isNumber(ValueType type) {
        return type == ValueType.INTEGER || type == ValueType.DOUBLE;
    }

    /** Returns whether two values can be equal. */
    boolean isComparable(StaticType other) {
        return type.fits(other.type) || other.type.fits(type);
    }

    /** Returns words for messages. */
    String words() {
        return table.map(name -> "a value of " + name).orElse(type.words());
    }
}
