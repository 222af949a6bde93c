package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Element;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.External;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.ExternalKind;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Member;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Scope;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Step;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;

/** Reads the names of fields, labels and externals. */
final class NameParser {

    /** Names that mean something else unless they are quoted. */
    static final Set<String> RESERVED =
            Set.of(
                    "true",
                    "false",
                    "null",
                    "event",
                    "context",
                    "env",
                    "hostname",
                    "cpu",
                    "trace_name",
                    "event_name",
                    "timestamp");

    private final Tokens tokens;

    NameParser(Tokens tokens) {
        this.tokens = tokens;
    }

    /** Reads a name, with the way into a structure or array behind it. */
    Expression reference() {
        if (!tokens.peek().isName()) {
            throw tokens.expected("a name", "");
        }
        Token first = tokens.next();
        return first.kind() == Token.Kind.NAME ? named(first) : fields(Scope.ANY, first, first);
    }

    /** Reads on behind a first word without quotes. */
    Expression named(Token word) {
        boolean dotted = tokens.isAt(".");
        if (dotted) {
            for (Scope scope : List.of(Scope.EVENT, Scope.CONTEXT)) {
                if (scope.word().equals(word.text())) {
                    tokens.next();
                    return fields(scope, member(), word);
                }
            }
        }
        Optional<ExternalKind> external = ExternalKind.of(word.text());
        if (external.isEmpty()) {
            return fields(Scope.ANY, word, word);
        }
        Origin origin = Tokens.place(word);
        ExternalKind kind = external.get();
        if (kind == ExternalKind.ENVIRONMENT) {
            if (!dotted) {
                throw tokens.expected("a dot and the name of an entry of the environment", "");
            }
            tokens.next();
            return new External(kind, Tokens.name(member()), origin);
        }
        if (dotted || tokens.isAt("[")) {
            throw new SyntaxError(
                    word,
                    word.describe() + " has nothing inside it",
                    "Write a field of this name as event." + word.text());
        }
        return new External(kind, "", origin);
    }

    private Token member() {
        if (!tokens.peek().isName()) {
            throw tokens.expected("a name", "");
        }
        return tokens.next();
    }

    private Reference fields(Scope scope, Token name, Token first) {
        List<Step> path = new ArrayList<>();
        path.add(new Member(Tokens.name(name)));
        while (true) {
            if (tokens.accept(".")) {
                path.add(new Member(Tokens.name(member())));
            } else if (tokens.accept("[")) {
                path.add(new Element(index(tokens)));
                tokens.expect("]");
            } else {
                return new Reference(scope, path, Tokens.place(first));
            }
            tokens.countPart();
        }
    }

    /** Reads a number that is a place in an array. */
    static int index(Tokens tokens) {
        Token token = tokens.peek();
        if (token.kind() != Token.Kind.INTEGER) {
            throw tokens.expected("a whole number", "");
        }
        long value = Numbers.whole(tokens.next(), false);
        if (value < 0 || value > Integer.MAX_VALUE) {
            throw new SyntaxError(token, "The number is too large", "");
        }
        return (int) value;
    }
}
