package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Literal;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Part;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Segment;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Value;

/** Cuts a path into names while it is read piece by piece. */
final class PathBuilder {

    private final List<Segment> segments = new ArrayList<>();
    private List<Part> parts = new ArrayList<>();

    /** Adds text; a slash in it ends a name. */
    void text(String text, Token token) {
        String[] names = text.split("/", -1);
        for (int i = 0; i < names.length; i++) {
            if (i > 0) {
                endName(token);
            }
            literal(names[i], token);
        }
    }

    private void literal(String text, Token token) {
        if (text.isEmpty()) {
            return;
        }
        String all = text;
        int last = parts.size() - 1;
        if (last >= 0 && parts.get(last) instanceof Literal before) {
            parts.remove(last);
            all = before.text() + text;
        }
        Tokens.checkName(all, token);
        parts.add(new Literal(all));
    }

    void value(Value value) {
        parts.add(value);
    }

    /** Ends a name. */
    void endName(Token token) {
        if (parts.isEmpty()) {
            throw emptyName(token);
        }
        if (segments.size() == Limits.SEGMENTS) {
            throw tooLong(token);
        }
        segments.add(new Segment(parts));
        parts = new ArrayList<>();
    }

    AttributePath build(Token first) {
        endName(first);
        return new AttributePath(segments, Tokens.place(first));
    }

    static SyntaxError emptyName(Token token) {
        return new SyntaxError(
                token,
                "A name in the path of an attribute is empty",
                "Paths have no slash at their ends, and single ones between names");
    }

    static SyntaxError tooLong(Token token) {
        return new SyntaxError(token, "A path has more than " + Limits.SEGMENTS + " names", "");
    }
}
