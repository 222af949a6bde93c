package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.BinaryOperator;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Function;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.UnaryOperator;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Compiles expressions and paths for the events of one type after the other. */
final class ExpressionCompiler {

    private static final char NEXT_NAME = '\u0001';
    private static final char VARIABLE = '\u0000';

    private final ITmfTrace fTrace;
    private final Symbols fSymbols;
    private final Store fHistory;
    private final Store fNotes;
    private final RunLimits fLimits;
    private final PathTables fTables = new PathTables();
    private final Map<AttributePath, Form> fForms = new IdentityHashMap<>();
    private final Variable fCpu = new Variable(Externals.Cpu.NODE);
    private final Map<PathTable, CompiledPath> fOfCpu = new IdentityHashMap<>();
    private final Moment fNoEvent = new Moment(null, 0);

    /** What the rules for the type of the sample share: the fields, and the variables of paths. */
    private @Nullable ITmfEvent fSample;

    private final Map<Reference, Node> fFields = new HashMap<>();
    private final Map<Node, Variable> fVariables = new IdentityHashMap<>();

    ExpressionCompiler(
            ITmfTrace trace, Symbols symbols, Store history, Store notes, RunLimits limits) {
        fTrace = trace;
        fSymbols = symbols;
        fHistory = history;
        fNotes = notes;
        fLimits = limits;
    }

    /** Begins with the rules for the type of an event. */
    void begin(ITmfEvent sample) {
        if (sample != fSample) {
            fSample = sample;
            fFields.clear();
            fVariables.clear();
        }
    }

    Node compile(Expression e, Map<String, RuleCompiler.Local> locals, ITmfEvent sample) {
        return switch (e) {
            case Expression.IntegerLiteral literal -> new Node.Constant(literal.value());
            case Expression.DoubleLiteral literal -> new Node.Constant(literal.value());
            case Expression.StringLiteral literal -> new Node.Constant(literal.value());
            case Expression.BooleanLiteral literal -> new Node.Constant(literal.value());
            case Expression.NullLiteral literal -> new Node.Constant(null);
            case Reference reference -> reference(reference, locals, sample);
            case Expression.External external -> Externals.compile(external, fTrace, sample);
            case Expression.Has has -> {
                FieldAccess access = FieldAccess.find(has.field(), sample);
                yield access == null ? new Node.Constant(false) : Fields.has(access);
            }
            case Expression.StateOf state -> new StateValue(path(state.path(), locals, sample));
            case Expression.Unary unary -> {
                Node operand = compile(unary.operand(), locals, sample);
                yield folded(
                        unary.operator() == UnaryOperator.NOT
                                ? Logic.not(operand)
                                : Arithmetic.unary(unary.operator(), operand),
                        operand);
            }
            case Expression.Binary binary -> {
                Node left = compile(binary.left(), locals, sample);
                Node right = compile(binary.right(), locals, sample);
                Boolean known = truth(left);
                if (binary.operator() == BinaryOperator.AND && Boolean.FALSE.equals(known)
                        || binary.operator() == BinaryOperator.OR && Boolean.TRUE.equals(known)) {
                    yield left;
                }
                yield folded(binary(binary.operator(), left, right), left, right);
            }
            case Expression.Choice choice -> {
                Node condition = compile(choice.condition(), locals, sample);
                Boolean known = truth(condition);
                Node then = compile(choice.then(), locals, sample);
                Node otherwise = compile(choice.otherwise(), locals, sample);
                yield known == null
                        ? Logic.choice(condition, then, otherwise)
                        : known ? then : otherwise;
            }
            case Expression.Call call -> call(call, locals, sample);
        };
    }

    private Node binary(BinaryOperator operator, Node left, Node right) {
        return switch (operator) {
            case OR, AND, EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
                    Logic.binary(operator, left, right);
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
                    Arithmetic.binary(operator, left, right, fLimits);
        };
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

    /** Computes now what is the same at every event, unless it fails: then every event is bad. */
    private Node folded(Node node, Node... operands) {
        for (Node operand : operands) {
            if (!Node.isConstant(operand)) {
                return node;
            }
        }
        try {
            return new Node.Constant(node.value(fNoEvent));
        } catch (Fault f) {
            return node;
        }
    }

    private Node reference(
            Reference reference, Map<String, RuleCompiler.Local> locals, ITmfEvent sample) {
        return switch (fSymbols.meaning(reference, locals.keySet())) {
            case Symbols.Local local -> {
                RuleCompiler.Local known = locals.get(local.name());
                yield known == null ? Fields.missing(local.name()) : known.use();
            }
            case Symbols.Constant constant -> new Node.Constant(constant.label().entry().value());
            case Symbols.Field field ->
                    fFields.computeIfAbsent(field.reference(), f -> field(f, sample));
        };
    }

    private static Node field(Reference field, ITmfEvent sample) {
        FieldAccess access = FieldAccess.find(field, sample);
        return access == null
                ? Fields.missing(FieldAccess.name(field))
                : Fields.value(access, sample);
    }

    private Node call(
            Expression.Call call, Map<String, RuleCompiler.Local> locals, ITmfEvent sample) {
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
        Node node = Functions.call(call.function(), arguments, fLimits);
        return arguments.contains(node) ? node : folded(node, arguments.toArray(new Node[0]));
    }

    /** Compiles a path. */
    CompiledPath path(
            AttributePath path, Map<String, RuleCompiler.Local> locals, ITmfEvent sample) {
        List<Variable> variables = new ArrayList<>();
        Form known = fForms.get(path);
        if (known != null && variables(path, locals, sample, variables)) {
            return path(known, variables);
        }
        variables.clear();
        List<CompiledPath.Name> names = new ArrayList<>();
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
                            variables.add(variable(node));
                        }
                    }
                }
            }
            literals.add(literal.toString());
            names.add(new CompiledPath.Name(literals.toArray(new String[0])));
            shape.append(String.join(String.valueOf(VARIABLE), literals)).append(NEXT_NAME);
        }
        boolean isNote = isNote(path);
        Form form =
                new Form(
                        isNote ? fNotes : fHistory,
                        fTables.of(isNote + shape.toString(), variables.size()),
                        names.toArray(new CompiledPath.Name[0]));
        if (isVariable) {
            fForms.put(path, form);
        }
        return path(form, variables);
    }

    /** What is the same of a path for all types of events, unless a part of it is a constant. */
    private record Form(Store store, PathTable table, CompiledPath.Name[] names) {

        CompiledPath path(List<Variable> variables, RunLimits limits) {
            return new CompiledPath(
                    store, table, names, variables.toArray(new Variable[0]), limits);
        }
    }

    /** Paths of the processor, which all types of events have, are the same for all of them. */
    private CompiledPath path(Form form, List<Variable> variables) {
        for (Variable variable : variables) {
            if (variable != fCpu) {
                return form.path(variables, fLimits);
            }
        }
        return fOfCpu.computeIfAbsent(form.table(), table -> form.path(variables, fLimits));
    }

    private Variable variable(Node node) {
        return node == Externals.Cpu.NODE ? fCpu : fVariables.computeIfAbsent(node, Variable::new);
    }

    private static boolean isFixed(Node node) {
        return Node.isConstant(node) && (node.is(Node.Kind.NUMBER) || node.is(Node.Kind.TEXT));
    }

    /** Compiles the variable parts of a path; false if one of them is always the same. */
    private boolean variables(
            AttributePath path,
            Map<String, RuleCompiler.Local> locals,
            ITmfEvent sample,
            List<Variable> into) {
        for (AttributePath.Segment segment : path.segments()) {
            for (AttributePath.Part part : segment.parts()) {
                if (part instanceof AttributePath.Value value) {
                    Node node = compile(value.expression(), locals, sample);
                    if (isFixed(node)) {
                        return false;
                    }
                    into.add(variable(node));
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
