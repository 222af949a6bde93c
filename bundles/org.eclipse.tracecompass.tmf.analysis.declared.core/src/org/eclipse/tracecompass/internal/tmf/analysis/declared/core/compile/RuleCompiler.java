package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Compiles rules, once per type of events: what a name means and of what kind a field is differs
 * between them.
 */
final class RuleCompiler {

    private static final Action[] NOTHING = {};

    private final ExpressionCompiler fExpressions;

    /** What a name that {@code let} gave stands for. */
    record Local(Node use) {}

    RuleCompiler(ITmfTrace trace, Symbols symbols, Store history, Store notes, RunLimits limits) {
        fExpressions = new ExpressionCompiler(trace, symbols, history, notes, limits);
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
     * @param faults where its bad events are counted
     */
    CompiledRule compile(EventRule rule, ITmfEvent sample, RuleFaults faults) {
        fExpressions.begin(sample);
        Map<String, Local> locals = new HashMap<>();
        Node condition =
                rule.when()
                        .map(when -> fExpressions.compile(when, locals, sample))
                        .orElse(new Node.Constant(true));
        int[] nextSlot = {0};
        return new CompiledRule(
                condition, block(rule.body(), locals, nextSlot, sample), rule.origin(), faults);
    }

    private Action[] block(
            Block block, Map<String, Local> outer, int[] nextSlot, ITmfEvent sample) {
        Map<String, Local> locals = outer;
        List<Action> actions = new ArrayList<>();
        for (Statement statement : block.statements()) {
            switch (statement) {
                case Statement.Change change -> actions.add(change(change, locals, sample));
                case Statement.If choice -> choice(choice, locals, nextSlot, sample, actions);
                case Statement.Let let -> {
                    locals = locals == outer ? new HashMap<>(outer) : locals;
                    Node value = fExpressions.compile(let.value(), locals, sample);
                    if (Node.isConstant(value)) {
                        locals.put(let.name(), new Local(value));
                    } else {
                        int slot = nextSlot[0]++;
                        locals.put(let.name(), new Local(Actions.Let.use(slot, value.kind())));
                        actions.add(new Actions.Let(slot, value, let.origin()));
                    }
                }
            }
        }
        return actions.toArray(NOTHING);
    }

    /** A choice that is the same at every event of the type is made now. */
    private void choice(
            Statement.If choice,
            Map<String, Local> locals,
            int[] nextSlot,
            ITmfEvent sample,
            List<Action> into) {
        Node condition = fExpressions.compile(choice.condition(), locals, sample);
        Boolean known = fExpressions.truth(condition);
        Action[] then =
                Boolean.FALSE.equals(known)
                        ? NOTHING
                        : block(choice.then(), locals, nextSlot, sample);
        Action[] otherwise =
                Boolean.TRUE.equals(known)
                        ? NOTHING
                        : choice.otherwise()
                                .map(b -> block(b, locals, nextSlot, sample))
                                .orElse(NOTHING);
        if (known == null) {
            into.add(new Actions.If(condition, then, otherwise, choice.origin()));
        } else {
            into.addAll(List.of(known ? then : otherwise));
        }
    }

    private Action change(Statement.Change change, Map<String, Local> locals, ITmfEvent sample) {
        CompiledPath path = fExpressions.path(change.path(), locals, sample);
        return switch (change) {
            case Statement.Modify modify ->
                    Actions.modify(path, value(modify.value(), locals, sample), modify.origin());
            case Statement.Remove remove -> new Actions.Remove(path, remove.origin());
            case Statement.Push push ->
                    new Actions.Push(path, value(push.value(), locals, sample), push.origin());
            case Statement.Pop pop -> new Actions.Pop(path, pop.origin());
            case Statement.Increment increment ->
                    new Actions.Increment(
                            path,
                            increment
                                    .by()
                                    .map(by -> value(by, locals, sample))
                                    .orElse(new Node.Constant(1L)),
                            increment.origin());
        };
    }

    private Node value(Expression expression, Map<String, Local> locals, ITmfEvent sample) {
        return fExpressions.compile(expression, locals, sample);
    }
}
