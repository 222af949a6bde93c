package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Value;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.BinaryOperator;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Binary;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.BooleanLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Call;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Choice;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.DoubleLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.External;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Has;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.IntegerLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.NullLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.StateOf;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.StringLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Unary;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Function;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.UnaryOperator;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/** Finds the types of expressions, and operands that do not fit. */
final class ExpressionTypes {

    private static final StaticType INTEGER = StaticType.of(ValueType.INTEGER);
    private static final StaticType DOUBLE = StaticType.of(ValueType.DOUBLE);
    private static final StaticType STRING = StaticType.of(ValueType.STRING);
    private static final StaticType BOOLEAN = StaticType.of(ValueType.BOOLEAN);
    private static final StaticType NULL = StaticType.of(ValueType.NULL);

    private final References references;
    private final TypeTable attributes;
    private final Findings findings;

    ExpressionTypes(References references, TypeTable attributes, Findings findings) {
        this.references = references;
        this.attributes = attributes;
        this.findings = findings;
    }

    StaticType typeOf(Expression expression, RuleScope scope) {
        return switch (expression) {
            case IntegerLiteral literal -> INTEGER;
            case DoubleLiteral literal -> DOUBLE;
            case StringLiteral literal -> STRING;
            case BooleanLiteral literal -> BOOLEAN;
            case NullLiteral literal -> NULL;
            case Reference reference -> references.typeOf(reference, scope);
            case External external -> references.typeOf(external);
            case Has has -> {
                references.checkHas(has, scope);
                yield BOOLEAN;
            }
            case StateOf state -> state(state, scope);
            case Unary unary -> unary(unary, scope);
            case Binary binary -> binary(binary, scope);
            case Choice choice -> {
                condition(choice.condition(), scope);
                yield typeOf(choice.then(), scope).or(typeOf(choice.otherwise(), scope));
            }
            case Call call -> call(call, scope);
        };
    }

    /** Checks what must be a truth value. */
    void condition(Expression condition, RuleScope scope) {
        StaticType type = typeOf(condition, scope);
        if (!type.type().fits(ValueType.BOOLEAN)) {
            findings.error(
                    condition.origin(),
                    "A condition is needed, not " + type.words(),
                    type.type() == ValueType.INTEGER
                            ? "Write … != 0"
                            : "Compare it with something");
        }
    }

    /** Checks the parts of a path. */
    void path(AttributePath path, RuleScope scope) {
        if (Shape.of(path).names().get(0).equals(ValueTables.ROOT)) {
            findings.error(
                    path.origin(),
                    "The name " + ValueTables.ROOT + " at the start of a path is reserved",
                    "Use another name");
        }
        path.segments().stream()
                .flatMap(segment -> segment.parts().stream())
                .filter(Value.class::isInstance)
                .forEach(part -> part(((Value) part).expression(), scope));
    }

    private void part(Expression part, RuleScope scope) {
        StaticType type = typeOf(part, scope);
        switch (type.type()) {
            case INTEGER, STRING, ANY -> {}
            case NULL ->
                    findings.warning(
                            part.origin(),
                            "A path with a null part does not name an attribute",
                            "");
            case DOUBLE, BOOLEAN ->
                    findings.error(
                            part.origin(),
                            "A part of a path cannot be " + type.words(),
                            "Write int(…) or string(…)");
        }
        if (hasSlash(part)) {
            findings.warning(
                    part.origin(),
                    "A slash in a computed part does not separate names",
                    "Write the text without parentheses");
        }
    }

    private static boolean hasSlash(Expression part) {
        return switch (part) {
            case StringLiteral literal -> literal.value().indexOf('/') >= 0;
            case Binary sum when sum.operator() == BinaryOperator.ADD ->
                    hasSlash(sum.left()) || hasSlash(sum.right());
            default -> false;
        };
    }

    private StaticType state(StateOf state, RuleScope scope) {
        path(state.path(), scope);
        return attributes.typeOf(Shape.of(state.path())).map(StaticType::of).orElse(StaticType.ANY);
    }

    private StaticType unary(Unary unary, RuleScope scope) {
        if (unary.operator() == UnaryOperator.NOT) {
            condition(unary.operand(), scope);
            return BOOLEAN;
        }
        StaticType type = typeOf(unary.operand(), scope);
        boolean whole = unary.operator() == UnaryOperator.COMPLEMENT;
        check(type, whole ? ValueType.INTEGER : ValueType.DOUBLE, unary.operand());
        return StaticType.of(type.type());
    }

    private StaticType binary(Binary binary, RuleScope scope) {
        return switch (binary.operator()) {
            case OR, AND -> {
                condition(binary.left(), scope);
                condition(binary.right(), scope);
                yield BOOLEAN;
            }
            case EQUAL, NOT_EQUAL -> {
                equality(binary, scope);
                yield BOOLEAN;
            }
            case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> {
                order(binary, scope);
                yield BOOLEAN;
            }
            case BIT_OR, BIT_XOR, BIT_AND, SHIFT_LEFT, SHIFT_RIGHT -> {
                check(typeOf(binary.left(), scope), ValueType.INTEGER, binary.left());
                check(typeOf(binary.right(), scope), ValueType.INTEGER, binary.right());
                yield INTEGER;
            }
            case ADD -> sum(binary, scope);
            case SUBTRACT, MULTIPLY, DIVIDE, REMAINDER -> numbers(binary, scope);
        };
    }

    private void equality(Binary binary, RuleScope scope) {
        StaticType left = typeOf(binary.left(), scope);
        StaticType right = typeOf(binary.right(), scope);
        boolean tables =
                left.table().isPresent()
                        && right.table().isPresent()
                        && !left.table().equals(right.table());
        if (tables || !left.isComparable(right)) {
            findings.error(
                    binary.origin(),
                    capital(left.words()) + " is compared with " + right.words(),
                    tables ? "They belong to different tables" : "Convert one with int or string");
        }
    }

    private void order(Binary binary, RuleScope scope) {
        StaticType left = typeOf(binary.left(), scope);
        StaticType right = typeOf(binary.right(), scope);
        if (left.type() == ValueType.BOOLEAN
                || right.type() == ValueType.BOOLEAN
                || !left.isComparable(right)) {
            findings.error(
                    binary.origin(),
                    capital(left.words()) + " and " + right.words() + " have no order",
                    "Compare numbers with numbers, texts with texts");
        }
    }

    private StaticType sum(Binary binary, RuleScope scope) {
        StaticType left = typeOf(binary.left(), scope);
        StaticType right = typeOf(binary.right(), scope);
        if (left.type() == ValueType.STRING || right.type() == ValueType.STRING) {
            return STRING;
        }
        return number(left, right, binary);
    }

    private StaticType numbers(Binary binary, RuleScope scope) {
        StaticType left = typeOf(binary.left(), scope);
        return number(left, typeOf(binary.right(), scope), binary);
    }

    private StaticType number(StaticType left, StaticType right, Binary binary) {
        check(left, ValueType.DOUBLE, binary.left());
        check(right, ValueType.DOUBLE, binary.right());
        return StaticType.of(StaticType.of(left.type()).or(StaticType.of(right.type())).type());
    }

    /** Checks an operand; where a number with a fraction may be, any number may. */
    private void check(StaticType type, ValueType wanted, Expression operand) {
        if (type.type().fits(wanted)) {
            return;
        }
        findings.error(
                operand.origin(),
                (wanted == ValueType.DOUBLE ? "A number" : capital(wanted.words()))
                        + " is needed, not "
                        + type.words(),
                hint(type.type(), wanted));
    }

    private static String hint(ValueType type, ValueType wanted) {
        return switch (wanted) {
            case INTEGER -> "Write int(…)";
            case DOUBLE -> type == ValueType.STRING ? "Write int(…) or double(…)" : "Write int(…)";
            case STRING -> "Write string(…)";
            case BOOLEAN, NULL, ANY -> "";
        };
    }

    private StaticType call(Call call, RuleScope scope) {
        if (call.function() == Function.LABEL) {
            return label(call, scope);
        }
        List<StaticType> types = new ArrayList<>();
        for (Expression argument : call.arguments()) {
            StaticType type = typeOf(argument, scope);
            check(type, argument(call.function(), types.size()), argument);
            types.add(type);
        }
        return switch (call.function()) {
            case MIN, MAX -> StaticType.of(types.get(0).or(types.get(1)).type());
            case ABS -> StaticType.of(types.get(0).type());
            case INT, LENGTH -> INTEGER;
            case DOUBLE -> DOUBLE;
            case STARTS_WITH, ENDS_WITH, CONTAINS -> BOOLEAN;
            default -> STRING;
        };
    }

    /** Returns what a function takes. */
    private static ValueType argument(Function function, int place) {
        return switch (function) {
            case MIN, MAX, ABS -> ValueType.DOUBLE;
            case INT, DOUBLE, STRING, LABEL -> ValueType.ANY;
            case SUBSTRING -> place == 0 ? ValueType.STRING : ValueType.INTEGER;
            default -> ValueType.STRING;
        };
    }

    private StaticType label(Call call, RuleScope scope) {
        Expression argument = call.arguments().get(0);
        typeOf(argument, scope);
        if (!(argument instanceof Reference field)) {
            findings.error(argument.origin(), "label(…) takes the name of a field", "");
        } else if (!references.isLabelled(field, scope)) {
            findings.error(
                    argument.origin(),
                    "The trace has no names for the values of " + References.name(field),
                    "Declare an enum, and give the attribute its type");
        }
        return STRING;
    }

    /**
     * Checks a value that an attribute gets.
     *
     * @param value what it gets
     * @param wanted the attribute's type, if it is known
     */
    void value(
            StaticType value, Optional<StaticType> wanted, Expression expression, Shape attribute) {
        if (wanted.isEmpty()) {
            return;
        }
        StaticType type = wanted.get();
        Origin at = expression.origin();
        boolean truth =
                value.type() == ValueType.BOOLEAN
                        && type.type() == ValueType.INTEGER
                        && type.table().isEmpty();
        if (!truth && !value.type().fits(type.type())) {
            findings.error(
                    at,
                    "The attribute "
                            + attribute
                            + " is given "
                            + value.words()
                            + ", its type is "
                            + type.words(),
                    hint(value.type(), type.type()));
        } else if (value.table().isPresent()
                && type.table().isPresent()
                && !value.table().equals(type.table())) {
            findings.error(
                    at,
                    "The attribute " + attribute + " is given " + value.words(),
                    "Its table is " + type.table().get());
        }
    }

    private static String capital(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
