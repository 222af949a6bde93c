package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.LocalNames;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Compiles rules, once per type of events: what a name means and of what kind a field is differs
 * between them. A long rule becomes several methods, because the virtual machine does not compile
 * those of more than 8,000 bytes.
 */
final class RuleCompiler {

    /**
     * The maximum number of parts in the expressions of a method, except for those of one
     * statement.
     */
    private static final int MAX_WEIGHT = 250;

    private final ExpressionCompiler expressions;
    private final int limit;

    /** How many statements were compiled so far, for all types of events. */
    private long compiled;

    /** The places of the statements of the rule that is being compiled, the rule's own first. */
    private List<Origin> places = new ArrayList<>();

    private int slots;
    private boolean hasParts;

    /** The value of a name defined by {@code let}. */
    record Local(Node use) {}

    /** Statements that are carried out one after the other, and how much there is to them. */
    private record Sequence(List<Action> actions, int weight) {}

    RuleCompiler(ITmfTrace trace, Symbols symbols, Store history, Store notes, RunLimits limits) {
        expressions = new ExpressionCompiler(trace, symbols, history, notes, limits);
        limit = limits.statements();
    }

    /** Returns whether as many statements were compiled as may be. */
    boolean isExhausted() {
        return compiled >= limit;
    }

    /** Returns how many values the {@code let}s of a rule name at most. */
    static int slots(Block block) {
        int slots = 0;
        for (Statement statement : block.statements()) {
            slots +=
                    switch (statement) {
                        case Statement.Let let -> 1;
                        case Statement.If choice ->
                                slots(choice.then())
                                        + choice.otherwise().map(RuleCompiler::slots).orElse(0);
                        case Statement.Change change -> 0;
                    };
        }
        return slots;
    }

    /**
     * Compiles a rule.
     *
     * @param rule the rule
     * @param sample an event of the type
     * @param isForNames whether what follows from the name of the event is left open
     * @param faults where its bad events are counted
     */
    CompiledRule.Template compile(
            EventRule rule, ITmfEvent sample, boolean isForNames, RuleFaults faults) {
        expressions.begin(sample, isForNames);
        places = new ArrayList<>();
        slots = 0;
        hasParts = false;
        place(rule.origin());
        LocalNames<Local> locals = new LocalNames<>();
        Node condition =
                rule.when()
                        .map(when -> expressions.compile(when, locals, sample))
                        .orElse(new Node.Constant(true));
        List<Action> body = block(rule.body(), locals, sample).actions();
        compiled += places.size();
        return template(condition, body, faults);
    }

    /** Compiles a rule for which every event is bad, because no more statements may be compiled. */
    CompiledRule.Template compileExhausted(EventRule rule, RuleFaults faults) {
        places = new ArrayList<>();
        hasParts = false;
        place(rule.origin());
        Fault fault = Fault.of("more than " + limit + " statements for all types of events");
        return template(Fields.failing(fault), List.of(), faults);
    }

    private CompiledRule.Template template(Node condition, List<Action> body, RuleFaults faults) {
        RuleTemplate code =
                RuleClasses.make(
                        c -> {
                            RuleCode.Target end = c.target();
                            condition.jump(c, end, false);
                            Action.writeAll(body, c);
                            c.mark(end);
                        },
                        hasParts);
        return new CompiledRule.Template(code, places.toArray(new Origin[0]), faults);
    }

    private int place(Origin origin) {
        places.add(origin);
        return places.size() - 1;
    }

    private Sequence block(Block block, LocalNames<Local> outer, ITmfEvent sample) {
        LocalNames<Local> locals = outer;
        List<Action> done = new ArrayList<>();
        List<Action> actions = new ArrayList<>();
        int weight = 0;
        for (Statement statement : block.statements()) {
            int place = place(statement.origin());
            int before = expressions.compiled();
            Sequence next =
                    switch (statement) {
                        case Statement.Change change ->
                                single(change(change, place, locals, sample), before);
                        case Statement.If choice -> choice(choice, place, locals, sample);
                        case Statement.Let let -> {
                            locals = locals == outer ? outer.inner() : locals;
                            yield let(let, place, locals, sample);
                        }
                    };
            if (weight > 0 && weight + next.weight() > MAX_WEIGHT) {
                done.add(part(actions));
                actions = new ArrayList<>();
                weight = 0;
            }
            actions.addAll(next.actions());
            weight += next.weight();
        }
        if (!done.isEmpty()) {
            done.add(part(actions));
            return new Sequence(done, done.size());
        }
        return new Sequence(actions, weight);
    }

    private Sequence single(Action action, int compiledBefore) {
        return new Sequence(List.of(action), 1 + expressions.compiled() - compiledBefore);
    }

    private Action part(List<Action> actions) {
        hasParts = true;
        List<Action> all = List.copyOf(actions);
        return new Actions.Part(RuleClasses.make(c -> Action.writeAll(all, c), true));
    }

    private Sequence let(
            Statement.Let statement, int place, LocalNames<Local> locals, ITmfEvent sample) {
        int before = expressions.compiled();
        Node value = value(statement.value(), locals, sample);
        if (Node.isConstant(value) || value instanceof OfName) {
            locals.put(statement.name(), new Local(value));
            return new Sequence(
                    value instanceof OfName ? List.of(new Actions.Require(value)) : List.of(), 1);
        }
        Let let = new Let(place, slots++, value);
        locals.put(statement.name(), new Local(let.use()));
        return single(let, before);
    }

    /** A choice that is the same at every event of the type is made now. */
    private Sequence choice(
            Statement.If choice, int place, LocalNames<Local> locals, ITmfEvent sample) {
        int before = expressions.compiled();
        Node condition = expressions.compile(choice.condition(), locals, sample);
        int weight = 1 + expressions.compiled() - before;
        Boolean known = expressions.truth(condition);
        Sequence none = new Sequence(List.of(), 0);
        Sequence then = Boolean.FALSE.equals(known) ? none : block(choice.then(), locals, sample);
        Sequence otherwise =
                Boolean.TRUE.equals(known)
                        ? none
                        : choice.otherwise().map(b -> block(b, locals, sample)).orElse(none);
        if (known != null) {
            return known ? then : otherwise;
        }
        if (then.weight() + otherwise.weight() > MAX_WEIGHT) {
            then = apart(then);
            otherwise = apart(otherwise);
        }
        return new Sequence(
                List.of(new Actions.If(place, condition, then.actions(), otherwise.actions())),
                weight + then.weight() + otherwise.weight());
    }

    private Sequence apart(Sequence sequence) {
        return sequence.actions().isEmpty()
                ? sequence
                : new Sequence(List.of(part(sequence.actions())), 1);
    }

    private Action change(
            Statement.Change change, int place, LocalNames<Local> locals, ITmfEvent sample) {
        Path path = expressions.path(change.path(), locals, sample);
        return switch (change) {
            case Statement.Modify modify ->
                    new Actions.Modify(place, path, value(modify.value(), locals, sample));
            case Statement.Remove remove -> new Actions.Remove(place, path);
            case Statement.Push push ->
                    new Actions.Push(place, path, value(push.value(), locals, sample));
            case Statement.Pop pop -> new Actions.Pop(place, path);
            case Statement.Increment increment ->
                    new Actions.Increment(
                            place,
                            path,
                            increment
                                    .by()
                                    .map(by -> value(by, locals, sample))
                                    .orElse(new Node.Constant(1L)));
        };
    }

    private Node value(Expression expression, LocalNames<Local> locals, ITmfEvent sample) {
        return expressions.compile(expression, locals, sample);
    }
}
