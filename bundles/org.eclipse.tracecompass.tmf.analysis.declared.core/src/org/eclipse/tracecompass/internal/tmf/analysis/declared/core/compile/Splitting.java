package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;

/**
 * Whether parts of a trace can be analysed apart from each other and their histories joined: if
 * what a rule does follows from its event alone. A rule that reads a state, counts, uses a stack or
 * removes what is below an attribute needs to know what was before.
 */
public final class Splitting {

    private Splitting() {}

    /** Tells whether the declarations of a file can be carried out in parts. */
    public static boolean isPossible(StatesFile file) {
        return file.rules().stream().allMatch(Splitting::isPossible);
    }

    private static boolean isPossible(EventRule rule) {
        return rule.when().map(Splitting::knowsNoState).orElse(true) && isPossible(rule.body());
    }

    private static boolean isPossible(Block block) {
        return block.statements().stream().allMatch(Splitting::isPossible);
    }

    private static boolean isPossible(Statement statement) {
        return switch (statement) {
            case Statement.Modify modify ->
                    knowsNoState(modify.path()) && knowsNoState(modify.value());
            case Statement.If choice ->
                    knowsNoState(choice.condition())
                            && isPossible(choice.then())
                            && choice.otherwise().map(Splitting::isPossible).orElse(true);
            case Statement.Let let -> knowsNoState(let.value());
            case Statement.Remove remove -> false;
            case Statement.Push push -> false;
            case Statement.Pop pop -> false;
            case Statement.Increment increment -> false;
        };
    }

    private static boolean knowsNoState(AttributePath path) {
        return path.segments().stream()
                .flatMap(segment -> segment.parts().stream())
                .allMatch(
                        part ->
                                !(part instanceof AttributePath.Value value)
                                        || knowsNoState(value.expression()));
    }

    private static boolean knowsNoState(Expression expression) {
        return switch (expression) {
            case Expression.StateOf state -> false;
            case Expression.Unary unary -> knowsNoState(unary.operand());
            case Expression.Binary binary ->
                    knowsNoState(binary.left()) && knowsNoState(binary.right());
            case Expression.Choice choice ->
                    knowsNoState(choice.condition())
                            && knowsNoState(choice.then())
                            && knowsNoState(choice.otherwise());
            case Expression.Call call ->
                    call.arguments().stream().allMatch(Splitting::knowsNoState);
            case Expression.Reference reference -> true;
            case Expression.Has has -> true;
            case Expression.External external -> true;
            case Expression.IntegerLiteral literal -> true;
            case Expression.DoubleLiteral literal -> true;
            case Expression.StringLiteral literal -> true;
            case Expression.BooleanLiteral literal -> true;
            case Expression.NullLiteral literal -> true;
        };
    }
}
