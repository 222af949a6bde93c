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

    private final Tokens fTokens;
    private final PathParser fPaths;
    private @Nullable PathPattern fRows;
    private List<String> fState = List.of();
    private List<String> fLabel = List.of();
    private final List<PathPattern> fLinks = new ArrayList<>();
    private Optional<String> fUnit = Optional.empty();

    ViewParser(Tokens tokens, PathParser paths) {
        fTokens = tokens;
        fPaths = paths;
    }

    Definition view() {
        Token first = fTokens.expect("view");
        String title = fTokens.expectLabel("the title of the view");
        View.Kind kind = kind();
        Set<String> seen = new HashSet<>();
        while (!fTokens.isAt(";")) {
            Token clause = fTokens.peek();
            clause();
            if (!seen.add(clause.text())) {
                throw new SyntaxError(clause, clause.describe() + " is given twice", "");
            }
        }
        PathPattern rows = fRows;
        if (rows == null) {
            throw fTokens.expected("rows", "A view needs rows \"pattern of attributes\"");
        }
        fTokens.next();
        return new View(title, kind, rows, fState, fLabel, fLinks, fUnit, fTokens.origin(first));
    }

    private View.Kind kind() {
        for (View.Kind kind : View.Kind.values()) {
            if (fTokens.accept(kind.word())) {
                return kind;
            }
        }
        return View.Kind.TIME_GRAPH;
    }

    private void clause() {
        if (fTokens.accept("rows")) {
            fRows = fPaths.pattern();
        } else if (fTokens.accept("state")) {
            fState = fPaths.constant();
        } else if (fTokens.accept("label")) {
            fLabel = fPaths.constant();
        } else if (fTokens.accept("links")) {
            do {
                fLinks.add(fPaths.pattern());
            } while (fTokens.accept(","));
        } else if (fTokens.accept("unit")) {
            fUnit = Optional.of(fTokens.expectLabel("a unit"));
        } else {
            throw fTokens.expected("rows, state, label, links, unit or ';'", "");
        }
    }
}
