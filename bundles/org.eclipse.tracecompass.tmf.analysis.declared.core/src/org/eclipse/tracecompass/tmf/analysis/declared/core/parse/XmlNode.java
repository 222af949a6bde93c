package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Suggestions;

/** An element of an XML document, with the comments around its tags. */
final class XmlNode {

    final String name;
    final int line;
    final int column;
    final Map<String, String> attributes = new LinkedHashMap<>();
    final List<XmlNode> children = new ArrayList<>();
    final StringBuilder text = new StringBuilder();
    final List<String> comments = new ArrayList<>();
    final List<String> endComments = new ArrayList<>();
    String remark = "";
    String endRemark = "";
    int textLine;
    int textColumn;

    XmlNode(String name, int line, int column) {
        this.name = name;
        this.line = line;
        this.column = column;
    }

    Origin origin() {
        return new Origin(line, column, comments, remark);
    }

    Origin end() {
        return new Origin(line, column, endComments, endRemark);
    }

    /** Returns the origin of something that in text is one line, with all comments inside it. */
    Origin wholeOrigin() {
        List<String> before = new ArrayList<>(comments);
        gather(before);
        String all = (remark + ' ' + endRemark).strip();
        return new Origin(line, column, before, all);
    }

    /** Adds the comments that stand inside it, also deeper. */
    void gather(List<String> into) {
        for (XmlNode child : children) {
            into.addAll(child.comments);
            add(child.remark, into);
            child.gather(into);
            add(child.endRemark, into);
        }
        into.addAll(endComments);
    }

    private static void add(String comment, List<String> into) {
        if (!comment.isEmpty()) {
            into.add(comment);
        }
    }

    SyntaxError error(String message, String hint) {
        return new SyntaxError(line, column, message, hint);
    }

    SyntaxError unknown(Set<String> known) {
        return error(
                "The element <" + name + "> is unknown here",
                Suggestions.of(name, new TreeSet<>(known)));
    }

    /** Returns an attribute that must be there. */
    String attribute(String key) {
        String value = attributes.get(key);
        if (value == null) {
            throw error("<" + name + "> has no attribute " + key, "");
        }
        return value;
    }

    /** Returns an attribute that is a name; see {@link Tokens#checkName}. */
    String nameAttribute(String key) {
        return checkedName(attribute(key));
    }

    /** Returns its text where that is a name. */
    String nameText() {
        leaf();
        return checkedName(text.toString());
    }

    private String checkedName(String value) {
        Tokens.checkName(value, token());
        return value;
    }

    /** Returns a token that stands where the element does, for messages. */
    Token token() {
        return new Token(Token.Kind.NAME, name, line, column, List.of(), "");
    }

    /** Makes sure that there are no elements inside it. */
    void leaf() {
        if (!children.isEmpty()) {
            throw children.get(0).unknown(Set.of());
        }
    }

    /** Makes sure that there is no text between the elements inside it. */
    void noText() {
        if (!text.toString().isBlank()) {
            throw new SyntaxError(
                    textLine, textColumn, "Text is not allowed directly in <" + name + ">", "");
        }
    }

    /** Makes sure that it has no other attributes. */
    void onlyAttributes(Set<String> known) {
        for (String key : attributes.keySet()) {
            if (!known.contains(key)) {
                throw error(
                        "<" + name + "> takes no attribute " + key,
                        Suggestions.of(key, new TreeSet<>(known)));
            }
        }
    }
}
