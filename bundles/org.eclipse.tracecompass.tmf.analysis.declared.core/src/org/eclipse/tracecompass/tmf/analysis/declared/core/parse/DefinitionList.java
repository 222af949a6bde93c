package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeTyping;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Definition;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;

/** The definitions of a file while it is read; not more than {@link Limits} allow. */
final class DefinitionList {

    private final List<Definition> list = new ArrayList<>();
    private int patterns;

    /** Adds one; the error says that it is too much. */
    void add(Definition definition) {
        if (list.size() == Limits.DEFINITIONS) {
            throw tooMany(definition, Limits.DEFINITIONS + " definitions");
        }
        boolean pattern = definition instanceof AttributeTyping || definition instanceof View;
        if (pattern && ++patterns > Limits.PATTERNS) {
            throw tooMany(definition, Limits.PATTERNS + " types of attributes and views");
        }
        list.add(definition);
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
