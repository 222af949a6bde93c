package org.eclipse.tracecompass.tmf.analysis.declared.core.set;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;

/**
 * Whether parts of a trace can be analysed apart from each other and their histories joined: if
 * what a rule does follows from its event alone. A rule that reads a state, counts, uses a stack or
 * removes what is below an attribute needs to know what was before.
 */
public final class Splitting {

    /**
     * Something that needs to know what was before.
     *
     * @param what the word of the language
     * @param place where it stands
     */
    public record Obstacle(String what, Origin place) {

        /** Returns it with its place, for people. */
        public String text() {
            return place.isKnown() ? what + " in line " + place.line() : what;
        }
    }

    private Splitting() {}

    /** Returns the first obstacle to carrying out the declarations of a file in parts. */
    public static Optional<Obstacle> obstacle(StatesFile file) {
        return first(file.rules().stream().map(Splitting::ofRule));
    }

    private static Optional<Obstacle> first(Stream<Optional<Obstacle>> obstacles) {
        return obstacles.flatMap(Optional::stream).findFirst();
    }

    private static Optional<Obstacle> ofRule(EventRule rule) {
        return rule.when().flatMap(Splitting::ofExpression).or(() -> ofBlock(rule.body()));
    }

    private static Optional<Obstacle> ofBlock(Block block) {
        return first(block.statements().stream().map(Splitting::ofStatement));
    }

    private static Optional<Obstacle> ofStatement(Statement statement) {
        return switch (statement) {
            case Statement.Modify modify ->
                    ofPath(modify.path()).or(() -> ofExpression(modify.value()));
            case Statement.If choice ->
                    ofExpression(choice.condition())
                            .or(() -> ofBlock(choice.then()))
                            .or(() -> choice.otherwise().flatMap(Splitting::ofBlock));
            case Statement.Let let -> ofExpression(let.value());
            case Statement.Remove remove -> obstacle("remove", remove.origin());
            case Statement.Push push -> obstacle("push", push.origin());
            case Statement.Pop pop -> obstacle("pop", pop.origin());
            case Statement.Increment increment -> obstacle("increment", increment.origin());
        };
    }

    private static Optional<Obstacle> obstacle(String what, Origin place) {
        return Optional.of(new Obstacle(what, place));
    }

    private static Optional<Obstacle> ofPath(AttributePath path) {
        return first(
                path.segments().stream()
                        .flatMap(segment -> segment.parts().stream())
                        .map(
                                part ->
                                        part instanceof AttributePath.Value value
                                                ? ofExpression(value.expression())
                                                : Optional.empty()));
    }

    private static Optional<Obstacle> ofExpression(Expression expression) {
        return switch (expression) {
            case Expression.StateOf state -> obstacle("state(…)", state.origin());
            case Expression.Unary unary -> ofExpression(unary.operand());
            case Expression.Binary binary ->
                    ofExpression(binary.left()).or(() -> ofExpression(binary.right()));
            case Expression.Choice choice ->
                    ofExpression(choice.condition())
                            .or(() -> ofExpression(choice.then()))
                            .or(() -> ofExpression(choice.otherwise()));
            case Expression.Call call ->
                    first(call.arguments().stream().map(Splitting::ofExpression));
            case Expression.Reference reference -> Optional.empty();
            case Expression.Has has -> Optional.empty();
            case Expression.External external -> Optional.empty();
            case Expression.IntegerLiteral literal -> Optional.empty();
            case Expression.DoubleLiteral literal -> Optional.empty();
            case Expression.StringLiteral literal -> Optional.empty();
            case Expression.BooleanLiteral literal -> Optional.empty();
            case Expression.NullLiteral literal -> Optional.empty();
        };
    }
}
