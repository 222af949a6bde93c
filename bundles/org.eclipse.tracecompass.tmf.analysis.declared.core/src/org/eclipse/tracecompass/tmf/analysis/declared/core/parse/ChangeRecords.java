package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;

/**
 * The statements of a block while they are read, with the changes that are written part by part:
 * {@code changes[0].type = MODIFY; changes[0].attribute_name = …; changes[0].value = …;}. Such a
 * change takes place where its first part stands; all parts are in one block.
 */
final class ChangeRecords {

    private final List<Statement> statements = new ArrayList<>();
    private final Map<String, Draft> drafts = new LinkedHashMap<>();

    /** A change of which some parts are known. */
    private static final class Draft {
        final String name;
        final Token first;
        final int place;
        final List<String> comments = new ArrayList<>();
        @Nullable ChangeKind kind;
        @Nullable AttributePath path;
        @Nullable Expression value;

        Draft(String name, Token first, int place) {
            this.name = name;
            this.first = first;
            this.place = place;
        }
    }

    void add(Statement statement) {
        statements.add(statement);
    }

    boolean isEmpty() {
        return statements.isEmpty() && drafts.isEmpty();
    }

    /** Reads what is assigned to a part of a record. */
    void assign(String record, Token first, Tokens tokens, ExpressionParser expressions) {
        Draft known = drafts.get(record);
        Draft draft = known == null ? new Draft(record, first, statements.size()) : known;
        drafts.put(record, draft);
        tokens.expect(".");
        Token part = tokens.peek();
        switch (part.text()) {
            case "type" -> {
                checkNew(draft.kind, draft, part);
                tokens.next();
                tokens.expect("=");
                draft.kind = kind(tokens);
            }
            case "attribute_name" -> {
                checkNew(draft.path, draft, part);
                tokens.next();
                tokens.expect("=");
                draft.path = expressions.paths().path();
            }
            case "value" -> {
                checkNew(draft.value, draft, part);
                tokens.next();
                tokens.expect("=");
                draft.value = expressions.expression();
            }
            default -> throw tokens.expected("type, attribute_name or value", "");
        }
        tokens.expect(";");
        Origin origin = tokens.origin(first);
        draft.comments.addAll(origin.comments());
        if (!origin.remark().isEmpty()) {
            draft.comments.add(origin.remark());
        }
    }

    private static void checkNew(@Nullable Object before, Draft draft, Token part) {
        if (before != null) {
            throw new SyntaxError(
                    part,
                    draft.name + '.' + part.text() + " is given twice in a block",
                    "Use another index for another change");
        }
    }

    private static ChangeKind kind(Tokens tokens) {
        ChangeKind kind =
                ChangeKind.ofName(tokens.peek().text())
                        .orElseThrow(
                                () ->
                                        tokens.expected(
                                                "MODIFY, REMOVE, PUSH, POP or INCREMENT", ""));
        tokens.next();
        return kind;
    }

    /** Returns the statements; changes with missing parts are reported and left out. */
    List<Statement> finish(Problems problems) {
        List<Statement> all = new ArrayList<>();
        int at = 0;
        for (Draft draft : drafts.values()) {
            all.addAll(statements.subList(at, draft.place));
            at = draft.place;
            try {
                all.add(complete(draft));
            } catch (SyntaxError e) {
                problems.error(e);
            }
        }
        all.addAll(statements.subList(at, statements.size()));
        return all;
    }

    private static Statement complete(Draft draft) {
        ChangeKind kind = draft.kind;
        if (kind == null) {
            throw missing(draft, "type");
        }
        AttributePath path = draft.path;
        if (path == null) {
            throw missing(draft, "attribute_name");
        }
        if (draft.value == null && kind.needsValue()) {
            throw missing(draft, "value");
        }
        if (draft.value != null && !kind.mayHaveValue()) {
            throw new SyntaxError(draft.first, kind + " takes no value", "Leave it out");
        }
        Origin origin = new Origin(draft.first.line(), draft.first.column(), draft.comments, "");
        return kind.make(path, draft.value, origin);
    }

    private static SyntaxError missing(Draft draft, String part) {
        return new SyntaxError(
                draft.first,
                draft.name + " has no " + part + " in this block",
                "Write all parts of a change in the same block");
    }
}
