package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeTyping;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Definition;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Enumeration;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;

/** The definitions of a file while it is read; not more than {@link Limits} allow. */
final class DefinitionList {

    private final List<Definition> list = new ArrayList<>();
    private int patterns;
    private int patternCharacters;

    /** Adds one; the error says that it is too much. */
    void add(Definition definition) {
        if (list.size() == Limits.DEFINITIONS) {
            throw tooMany(definition, Limits.DEFINITIONS + " definitions");
        }
        List<PathPattern> used = patterns(definition);
        if (!used.isEmpty() && ++patterns > Limits.PATTERNS) {
            throw tooMany(definition, Limits.PATTERNS + " types of attributes and views");
        }
        for (PathPattern pattern : used) {
            patternCharacters += pattern.toString().length();
        }
        if (!used.isEmpty() && patternCharacters > Limits.PATTERN_CHARACTERS) {
            throw tooMany(definition, Limits.PATTERN_CHARACTERS + " characters in its patterns");
        }
        list.add(definition);
    }

    private static List<PathPattern> patterns(Definition definition) {
        return switch (definition) {
            case AttributeTyping typing -> List.of(typing.pattern());
            case View view -> {
                List<PathPattern> patterns = new ArrayList<>(view.links());
                patterns.add(view.rows());
                yield patterns;
            }
            case Enumeration table -> List.of();
            case EventRule rule -> List.of();
        };
    }

    private static SyntaxError tooMany(Definition definition, String what) {
        return new SyntaxError(
                definition.origin().line(),
                definition.origin().column(),
                "The file has more than " + what,
                "The others are ignored");
    }

    List<Definition> list() {
        return list;
    }
}
