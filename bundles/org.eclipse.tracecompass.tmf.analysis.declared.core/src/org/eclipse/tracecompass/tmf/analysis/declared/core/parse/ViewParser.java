package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Definition;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;

/** Reads a view: its title, its kind, and then what it shows, in any order. */
final class ViewParser {

    private final Tokens tokens;
    private final PathParser paths;
    private @Nullable PathPattern rows;
    private List<String> state = List.of();
    private List<String> label = List.of();
    private final List<PathPattern> links = new ArrayList<>();
    private Optional<String> unit = Optional.empty();

    ViewParser(Tokens tokens, PathParser paths) {
        this.tokens = tokens;
        this.paths = paths;
    }

    Definition view() {
        Token first = tokens.expect("view");
        String title = tokens.expectLabel("the title of the view");
        View.Kind kind = kind();
        Set<String> seen = new HashSet<>();
        while (!tokens.isAt(";")) {
            Token clause = tokens.peek();
            clause();
            if (!seen.add(clause.text())) {
                throw new SyntaxError(clause, clause.describe() + " is given twice", "");
            }
        }
        PathPattern rows = this.rows;
        if (rows == null) {
            throw tokens.expected("rows", "A view needs rows \"pattern of attributes\"");
        }
        tokens.next();
        return new View(title, kind, rows, state, label, links, unit, tokens.origin(first));
    }

    private View.Kind kind() {
        for (View.Kind kind : View.Kind.values()) {
            if (tokens.accept(kind.word())) {
                return kind;
            }
        }
        return View.Kind.TIME_GRAPH;
    }

    private void clause() {
        if (tokens.accept("rows")) {
            rows = paths.pattern();
        } else if (tokens.accept("state")) {
            state = paths.constant();
        } else if (tokens.accept("label")) {
            label = paths.constant();
        } else if (tokens.accept("links")) {
            do {
                links.add(paths.pattern());
            } while (tokens.accept(","));
        } else if (tokens.accept("unit")) {
            unit = Optional.of(tokens.expectLabel("a unit"));
        } else {
            throw tokens.expected("rows, state, label, links, unit or ';'", "");
        }
    }
}
