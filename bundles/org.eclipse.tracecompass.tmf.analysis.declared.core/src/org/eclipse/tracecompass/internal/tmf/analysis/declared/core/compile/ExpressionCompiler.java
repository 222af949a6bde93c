package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.LocalNames;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeType;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.BinaryOperator;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.ExternalKind;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Function;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.UnaryOperator;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Compiles expressions and paths for the events of one type after the other. */
final class ExpressionCompiler {

    private static final char NEXT_NAME = '\u0001';
    private static final char VARIABLE = '\u0000';

    /** Limit for nested definitions of names; deeper ones are not inlined. */
    private static final int MAX_DEPTH = 100;

    private final ITmfTrace trace;
    private final Symbols symbols;
    private final Store history;
    private final Store notes;
    private final RunLimits limits;
    private final PathTables tables;

    /**
     * The part of a path that is the same for all types of events, unless it contains a constant.
     */
    private final Map<AttributePath, PathFinder> finders = new IdentityHashMap<>();

    /** The result of comparing a path with all patterns, which takes long if there are many. */
    private final Map<AttributePath, @Nullable StoredType> types = new IdentityHashMap<>();

    private int compiled;
    private boolean isForNames;
    private final OfName name = OfName.name();

    /** The rules for the type of the sample share its fields. */
    private @Nullable ITmfEvent sample;

    private final Map<Reference, Node> fields = new HashMap<>();

    ExpressionCompiler(
            ITmfTrace trace, Symbols symbols, Store history, Store notes, RunLimits limits) {
        this.trace = trace;
        this.symbols = symbols;
        this.history = history;
        this.notes = notes;
        this.limits = limits;
        tables = new PathTables(limits);
    }

    /**
     * Begins with a rule for the type of an event.
     *
     * @param sample the event
     * @param isForNames whether the name of the event is left open
     */
    void begin(ITmfEvent sample, boolean isForNames) {
        this.isForNames = isForNames;
        if (sample != this.sample) {
            this.sample = sample;
            fields.clear();
        }
    }

    /** Returns how many expressions it has compiled so far. */
    int compiled() {
        return compiled;
    }

    Node compile(Expression e, LocalNames<RuleCompiler.Local> locals, ITmfEvent sample) {
        compiled++;
        return switch (e) {
            case Expression.IntegerLiteral literal -> new Node.Constant(literal.value());
            case Expression.DoubleLiteral literal -> new Node.Constant(literal.value());
            case Expression.StringLiteral literal -> new Node.Constant(literal.value());
            case Expression.BooleanLiteral literal -> new Node.Constant(literal.value());
            case Expression.NullLiteral literal -> new Node.Constant(null);
            case Reference reference -> reference(reference, locals, sample);
            case Expression.External external ->
                    isForNames && external.kind() == ExternalKind.EVENT_NAME
                            ? name
                            : Externals.compile(external, trace, sample);
            case Expression.Has has -> {
                FieldAccess access = FieldAccess.find(has.field(), sample);
                yield access == null ? new Node.Constant(false) : Fields.has(access);
            }
            case Expression.StateOf state -> new StateValue(path(state.path(), locals, sample));
            case Expression.Unary unary -> {
                Node operand = compile(unary.operand(), locals, sample);
                boolean isNot = unary.operator() == UnaryOperator.NOT;
                yield folded(
                        List.of(operand),
                        values ->
                                isNot
                                        ? Logic.not(values[0])
                                        : Arithmetic.compute(
                                                values[0],
                                                unary.operator() == UnaryOperator.NEGATE),
                        () ->
                                isNot
                                        ? Logic.not(operand)
                                        : Arithmetic.unary(unary.operator(), operand));
            }
            case Expression.Binary binary -> {
                Node left = compile(binary.left(), locals, sample);
                Node right = compile(binary.right(), locals, sample);
                Boolean known = truth(left);
                if (binary.operator() == BinaryOperator.AND && Boolean.FALSE.equals(known)
                        || binary.operator() == BinaryOperator.OR && Boolean.TRUE.equals(known)) {
                    yield left;
                }
                yield binary(binary.operator(), left, right);
            }
            case Expression.Choice choice -> {
                Node condition = compile(choice.condition(), locals, sample);
                Boolean known = truth(condition);
                Node then = compile(choice.then(), locals, sample);
                Node otherwise = compile(choice.otherwise(), locals, sample);
                yield known == null
                        ? folded(
                                List.of(condition, then, otherwise),
                                values -> Values.truth(values[0]) ? values[1] : values[2],
                                () -> Logic.choice(condition, then, otherwise))
                        : known ? then : otherwise;
            }
            case Expression.Call call -> call(call, locals, sample);
        };
    }

    private Node binary(BinaryOperator operator, Node left, Node right) {
        boolean isTruth =
                switch (operator) {
                    case OR,
                            AND,
                            EQUAL,
                            NOT_EQUAL,
                            LESS,
                            LESS_OR_EQUAL,
                            GREATER,
                            GREATER_OR_EQUAL ->
                            true;
                    case BIT_OR,
                            BIT_XOR,
                            BIT_AND,
                            SHIFT_LEFT,
                            SHIFT_RIGHT,
                            ADD,
                            SUBTRACT,
                            MULTIPLY,
                            DIVIDE,
                            REMAINDER ->
                            false;
                };
        return folded(
                List.of(left, right),
                values ->
                        isTruth
                                ? Logic.compute(operator, values[0], values[1])
                                : Arithmetic.compute(
                                        values[0], values[1], operator, limits.textLength()),
                () ->
                        isTruth
                                ? Logic.binary(operator, left, right)
                                : Arithmetic.binary(operator, left, right, limits));
    }

    /** Returns whether a condition is true at every event or at none; null if that differs. */
    @Nullable
    Boolean truth(Node condition) {
        if (!Node.isConstant(condition)) {
            return null;
        }
        Object value = Node.constant(condition);
        return value == null ? Boolean.FALSE : value instanceof Boolean truth ? truth : null;
    }

    /**
     * Computes now what is the same at every event, unless it fails: then every event is bad; and
     * what is the same at all events of a name as soon as the name is known.
     */
    private static Node folded(
            List<Node> operands,
            java.util.function.Function<@Nullable Object[], @Nullable Object> compute,
            Supplier<Node> compile) {
        int depth = 0;
        boolean isOfName = false;
        for (Node operand : operands) {
            if (operand instanceof OfName value) {
                isOfName = true;
                depth = Math.max(depth, value.depth() + 1);
            } else if (!Node.isConstant(operand)) {
                return compile.get();
            }
        }
        if (isOfName) {
            return depth > MAX_DEPTH
                    ? compile.get()
                    : new OfName(
                            compile.get().kind(),
                            depth,
                            name -> compute.apply(values(operands, name)));
        }
        try {
            return new Node.Constant(compute.apply(values(operands, "")));
        } catch (Fault f) {
            return compile.get();
        }
    }

    private static @Nullable Object[] values(List<Node> operands, String name) {
        @Nullable Object[] values = new @Nullable Object[operands.size()];
        for (int i = 0; i < values.length; i++) {
            Node operand = operands.get(i);
            values[i] = operand instanceof OfName value ? value.of(name) : Node.constant(operand);
        }
        return values;
    }

    private Node reference(
            Reference reference, LocalNames<RuleCompiler.Local> locals, ITmfEvent sample) {
        return switch (symbols.meaning(reference, locals::has)) {
            case Symbols.Local local -> {
                RuleCompiler.Local known = locals.get(local.name());
                yield known == null ? Fields.missing(local.name()) : known.use();
            }
            case Symbols.Constant constant -> new Node.Constant(constant.label().entry().value());
            case Symbols.Field field ->
                    fields.computeIfAbsent(field.reference(), f -> field(f, sample));
        };
    }

    private static Node field(Reference field, ITmfEvent sample) {
        FieldAccess access = FieldAccess.find(field, sample);
        return access == null
                ? Fields.missing(FieldAccess.name(field))
                : Fields.value(access, sample);
    }

    private Node call(
            Expression.Call call, LocalNames<RuleCompiler.Local> locals, ITmfEvent sample) {
        if (call.function() == Function.LABEL) {
            if (call.arguments().get(0) instanceof Reference reference) {
                FieldAccess access = FieldAccess.find(reference, sample);
                return access == null
                        ? Fields.missing(FieldAccess.name(reference))
                        : Fields.label(access);
            }
            return new Node.Constant(null);
        }
        List<Node> arguments = new ArrayList<>();
        for (Expression argument : call.arguments()) {
            arguments.add(compile(argument, locals, sample));
        }
        return folded(
                arguments,
                values -> Functions.compute(call.function(), values, limits.textLength()),
                () -> Functions.call(call.function(), arguments, limits));
    }

    /** Compiles a path. */
    Path path(AttributePath path, LocalNames<RuleCompiler.Local> locals, ITmfEvent sample) {
        List<Node> variables = new ArrayList<>();
        PathFinder known = finders.get(path);
        if (known != null && variables(path, locals, sample, variables)) {
            return new Path(known, variables);
        }
        variables.clear();
        List<PathFinder.Name> names = new ArrayList<>();
        boolean isVariable = true;
        StringBuilder shape = new StringBuilder();
        for (AttributePath.Segment segment : path.segments()) {
            List<String> literals = new ArrayList<>();
            StringBuilder literal = new StringBuilder();
            for (AttributePath.Part part : segment.parts()) {
                switch (part) {
                    case AttributePath.Literal text -> literal.append(text.text());
                    case AttributePath.Value value -> {
                        Node node = compile(value.expression(), locals, sample);
                        if (isFixed(node)) {
                            literal.append(Node.constant(node));
                            isVariable = false;
                        } else {
                            literals.add(literal.toString());
                            literal.setLength(0);
                            variables.add(node);
                        }
                    }
                }
            }
            literals.add(literal.toString());
            names.add(new PathFinder.Name(literals.toArray(new String[0])));
            shape.append(String.join(String.valueOf(VARIABLE), literals)).append(NEXT_NAME);
        }
        boolean isNote = isNote(path);
        PathFinder finder =
                new PathFinder(
                        isNote ? notes : history,
                        tables.of(isNote + shape.toString(), variables.size()),
                        names.toArray(new PathFinder.Name[0]),
                        type(path),
                        limits);
        if (isVariable) {
            finders.put(path, finder);
        }
        return new Path(finder, variables);
    }

    private @Nullable StoredType type(AttributePath path) {
        if (!types.containsKey(path)) {
            Optional<AttributeType> type = symbols.typeOfAll(path);
            types.put(path, type == null ? null : type.map(StoredType::of).orElse(StoredType.FREE));
        }
        return types.get(path);
    }

    private static boolean isFixed(Node node) {
        return Node.isConstant(node) && (node.is(Node.Kind.NUMBER) || node.is(Node.Kind.TEXT));
    }

    /** Compiles the variable parts of a path; false if one of them is always the same. */
    private boolean variables(
            AttributePath path,
            LocalNames<RuleCompiler.Local> locals,
            ITmfEvent sample,
            List<Node> into) {
        for (AttributePath.Segment segment : path.segments()) {
            for (AttributePath.Part part : segment.parts()) {
                if (part instanceof AttributePath.Value value) {
                    Node node = compile(value.expression(), locals, sample);
                    if (isFixed(node)) {
                        return false;
                    }
                    into.add(node);
                }
            }
        }
        return true;
    }

    private static boolean isNote(AttributePath path) {
        return path.segments()
                .get(0)
                .parts()
                .equals(List.of(new AttributePath.Literal(NoteStore.ROOT)));
    }
}
