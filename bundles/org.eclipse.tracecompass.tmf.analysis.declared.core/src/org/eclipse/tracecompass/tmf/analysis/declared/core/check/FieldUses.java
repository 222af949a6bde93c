package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Value;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Binary;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.BooleanLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Call;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Choice;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.DoubleLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.External;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.ExternalKind;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Has;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.IntegerLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.NullLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.StateOf;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.StringLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Unary;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Change;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.If;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Let;

/**
 * The fields that a rule uses. A rule that names no event is for all events that have the {@link
 * #needed} ones.
 */
public final class FieldUses {

    private final Symbols symbols;
    private final Set<Reference> used = new LinkedHashSet<>();
    private final Set<Reference> asked = new HashSet<>();
    private boolean named;

    /** Collects the fields of a rule. */
    public FieldUses(EventRule rule, Symbols symbols) {
        this.symbols = symbols;
        rule.when().ifPresent(when -> expression(when, new LocalNames<>()));
        block(rule.body(), new LocalNames<>());
    }

    /** Returns the fields without which the rule can do nothing. */
    public Set<Reference> needed() {
        Set<Reference> needed = new LinkedHashSet<>(used);
        needed.removeAll(asked);
        return needed;
    }

    /** Returns whether the rule tests for a field with {@code has}. */
    public boolean isAskedFor(Reference field) {
        return asked.contains(field);
    }

    /** Returns whether the rule differs between event types. */
    public boolean dependOnType() {
        return named || dependOnFields();
    }

    /** Returns whether the rule uses fields or tests for them. */
    public boolean dependOnFields() {
        return !used.isEmpty() || !asked.isEmpty();
    }

    private void block(Block block, LocalNames<Boolean> outer) {
        LocalNames<Boolean> locals = outer.inner();
        for (Statement statement : block.statements()) {
            switch (statement) {
                case Change change -> {
                    path(change.path(), locals);
                    change.operand().ifPresent(value -> expression(value, locals));
                }
                case If choice -> {
                    expression(choice.condition(), locals);
                    block(choice.then(), locals);
                    choice.otherwise().ifPresent(otherwise -> block(otherwise, locals));
                }
                case Let let -> {
                    expression(let.value(), locals);
                    locals.put(let.name(), true);
                }
            }
        }
    }

    private void path(AttributePath path, LocalNames<Boolean> locals) {
        path.segments().stream()
                .flatMap(segment -> segment.parts().stream())
                .filter(Value.class::isInstance)
                .forEach(part -> expression(((Value) part).expression(), locals));
    }

    private void expressions(List<Expression> expressions, LocalNames<Boolean> locals) {
        expressions.forEach(expression -> expression(expression, locals));
    }

    private void expression(Expression expression, LocalNames<Boolean> locals) {
        switch (expression) {
            case Reference reference -> {
                if (symbols.meaning(reference, locals::has) instanceof Symbols.Field field) {
                    used.add(field.reference());
                }
            }
            case Has has -> asked.add(has.field());
            case StateOf state -> path(state.path(), locals);
            case Unary unary -> expression(unary.operand(), locals);
            case Binary binary -> expressions(List.of(binary.left(), binary.right()), locals);
            case Choice choice ->
                    expressions(
                            List.of(choice.condition(), choice.then(), choice.otherwise()), locals);
            case Call call -> expressions(call.arguments(), locals);
            case IntegerLiteral literal -> {}
            case DoubleLiteral literal -> {}
            case StringLiteral literal -> {}
            case BooleanLiteral literal -> {}
            case NullLiteral literal -> {}
            case External external -> named |= external.kind() == ExternalKind.EVENT_NAME;
        }
    }
}
