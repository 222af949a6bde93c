package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.ExternalKind;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * The fields without which a rule makes no sense: those that it names and does not ask for with
 * {@code has}. A rule that names no event is for all events that have them.
 */
final class NeededFields {

    private final Symbols fSymbols;
    private final List<Reference> fFields = new ArrayList<>();
    private final Set<Reference> fAskedFor = new HashSet<>();
    private boolean fDiffers;

    private NeededFields(Symbols symbols) {
        fSymbols = symbols;
    }

    private static NeededFields in(EventRule rule, Symbols symbols) {
        NeededFields needed = new NeededFields(symbols);
        rule.when().ifPresent(when -> needed.expression(when, Set.of()));
        needed.block(rule.body(), Set.of());
        return needed;
    }

    /** Returns the fields that a rule needs. */
    static List<Reference> of(EventRule rule, Symbols symbols) {
        NeededFields needed = in(rule, symbols);
        needed.fFields.removeIf(needed.fAskedFor::contains);
        return List.copyOf(needed.fFields);
    }

    /** Tells whether a rule is not the same for events of different types. */
    static boolean differBetweenTypes(EventRule rule, Symbols symbols) {
        return in(rule, symbols).fDiffers;
    }

    /** Tells whether events of the type of an event have all of these fields. */
    static boolean areIn(List<Reference> fields, ITmfEvent sample) {
        return fields.stream().allMatch(field -> FieldAccess.find(field, sample) != null);
    }

    private void block(Block block, Set<String> outer) {
        Set<String> locals = new HashSet<>(outer);
        for (Statement statement : block.statements()) {
            switch (statement) {
                case Statement.Change change -> {
                    path(change.path(), locals);
                    change.operand().ifPresent(operand -> expression(operand, locals));
                }
                case Statement.If choice -> {
                    expression(choice.condition(), locals);
                    block(choice.then(), locals);
                    choice.otherwise().ifPresent(b -> block(b, locals));
                }
                case Statement.Let let -> {
                    expression(let.value(), locals);
                    locals.add(let.name());
                }
            }
        }
    }

    private void path(AttributePath path, Set<String> locals) {
        for (AttributePath.Segment segment : path.segments()) {
            for (AttributePath.Part part : segment.parts()) {
                if (part instanceof AttributePath.Value value) {
                    expression(value.expression(), locals);
                }
            }
        }
    }

    private void expression(Expression expression, Set<String> locals) {
        switch (expression) {
            case Reference reference -> {
                if (fSymbols.meaning(reference, locals) instanceof Symbols.Field field) {
                    fFields.add(field.reference());
                    fDiffers = true;
                }
            }
            case Expression.Has has -> {
                fAskedFor.add(has.field());
                fDiffers = true;
            }
            case Expression.StateOf state -> path(state.path(), locals);
            case Expression.Unary unary -> expression(unary.operand(), locals);
            case Expression.Binary binary -> {
                expression(binary.left(), locals);
                expression(binary.right(), locals);
            }
            case Expression.Choice choice -> {
                expression(choice.condition(), locals);
                expression(choice.then(), locals);
                expression(choice.otherwise(), locals);
            }
            case Expression.Call call ->
                    call.arguments().forEach(argument -> expression(argument, locals));
            case Expression.IntegerLiteral literal -> {}
            case Expression.DoubleLiteral literal -> {}
            case Expression.StringLiteral literal -> {}
            case Expression.BooleanLiteral literal -> {}
            case Expression.NullLiteral literal -> {}
            case Expression.External external ->
                    fDiffers |= external.kind() == ExternalKind.EVENT_NAME;
        }
    }
}
