package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.BinaryOperator;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Binary;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.BooleanLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Call;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Choice;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Has;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.NullLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.StateOf;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.StringLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Unary;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Function;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.UnaryOperator;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Suggestions;

/** Reads expressions. */
final class ExpressionParser {

    /** Binds closer than any operator that joins parts of a path. */
    static final int PART_RANK = BinaryOperator.MULTIPLY.rank();

    private static final Map<String, BinaryOperator> BINARY = new HashMap<>();
    private static final Map<String, UnaryOperator> UNARY = new HashMap<>();

    static {
        for (BinaryOperator operator : BinaryOperator.values()) {
            BINARY.put(operator.symbol(), operator);
        }
        for (UnaryOperator operator : UnaryOperator.values()) {
            UNARY.put(operator.symbol(), operator);
        }
    }

    private final Tokens tokens;
    private final NameParser names;
    private final PathParser paths;

    ExpressionParser(Tokens tokens) {
        this.tokens = tokens;
        names = new NameParser(tokens);
        paths = new PathParser(tokens, this);
    }

    PathParser paths() {
        return paths;
    }

    /** Reads an expression; what comes behind it is left. */
    Expression expression() {
        tokens.countPart();
        Expression condition = operation(1);
        Token mark = tokens.peek();
        if (!tokens.accept("?")) {
            return condition;
        }
        Expression then = expression();
        tokens.expect(":");
        return new Choice(condition, then, expression(), Tokens.place(mark));
    }

    /** Reads operators of a rank and of higher ones. */
    Expression operation(int rank) {
        Expression left = unary();
        while (true) {
            Token sign = tokens.peek();
            BinaryOperator operator = binary(sign);
            if (operator == null || operator.rank() < rank) {
                return left;
            }
            tokens.next();
            tokens.countPart();
            Expression right = operation(operator.rank() + 1);
            left = new Binary(operator, left, right, Tokens.place(sign));
        }
    }

    private static @Nullable BinaryOperator binary(Token token) {
        return token.kind() == Token.Kind.SYMBOL ? BINARY.get(token.text()) : null;
    }

    private Expression unary() {
        tokens.countPart();
        Token sign = tokens.peek();
        UnaryOperator operator = sign.kind() == Token.Kind.SYMBOL ? UNARY.get(sign.text()) : null;
        if (operator == null) {
            return primary();
        }
        tokens.next();
        if (operator == UnaryOperator.NEGATE && Numbers.isNumber(tokens.peek())) {
            return Numbers.literal(tokens.next(), true, Tokens.place(sign));
        }
        return new Unary(operator, unary(), Tokens.place(sign));
    }

    private Expression primary() {
        Token token = tokens.peek();
        Origin origin = Tokens.place(token);
        switch (token.kind()) {
            case INTEGER, DOUBLE -> {
                return Numbers.literal(tokens.next(), false, origin);
            }
            case STRING -> {
                return new StringLiteral(Tokens.unquoted(tokens.next()), origin);
            }
            case QUOTED_NAME -> {
                return names.reference();
            }
            case NAME -> {
                return word();
            }
            case SYMBOL, END -> {
                if (tokens.accept("(")) {
                    Expression inner = expression();
                    tokens.expect(")");
                    return inner;
                }
                throw tokens.expected("a value", "");
            }
        }
        throw new IllegalStateException(token.describe());
    }

    /** A literal, a call, or a name. */
    private Expression word() {
        Token word = tokens.next();
        Origin origin = Tokens.place(word);
        if (tokens.isAt("(")) {
            return call(word, origin);
        }
        return switch (word.text()) {
            case "true" -> new BooleanLiteral(true, origin);
            case "false" -> new BooleanLiteral(false, origin);
            case "null" -> new NullLiteral(origin);
            default -> names.named(word);
        };
    }

    private Expression call(Token word, Origin origin) {
        tokens.expect("(");
        Expression call =
                switch (word.text()) {
                    case "has" -> has(origin);
                    case "state" -> new StateOf(paths.path(), origin);
                    default -> function(word, origin);
                };
        tokens.expect(")");
        return call;
    }

    private Expression has(Origin origin) {
        Token token = tokens.peek();
        if (token.isName() && names.reference() instanceof Reference field) {
            return new Has(field, origin);
        }
        throw new SyntaxError(
                token, "Expected the name of a field but found " + token.describe(), "");
    }

    private Expression function(Token word, Origin origin) {
        Optional<Function> found = Function.of(word.text());
        if (found.isEmpty()) {
            throw new SyntaxError(
                    word,
                    "There is no function '" + word.text() + '\'',
                    Suggestions.of(word.text(), words()));
        }
        Function function = found.get();
        List<Expression> arguments = new ArrayList<>();
        do {
            arguments.add(expression());
        } while (arguments.size() < function.most() && tokens.accept(","));
        if (arguments.size() < function.fewest()) {
            throw tokens.expected(
                    "a comma and another value",
                    word.text() + " takes " + function.fewest() + " values");
        }
        return new Call(function, arguments, origin);
    }

    private static List<String> words() {
        List<String> words = new ArrayList<>(List.of("has", "state"));
        for (Function function : Function.values()) {
            words.add(function.word());
        }
        return words;
    }
}
