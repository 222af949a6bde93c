package org.eclipse.tracecompass.internal.tmf.ui.parsers;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.Cardinality;

/** A part of a parser that is edited: a kind of line, a group of its expression, an element… */
final class Part {

    /** What a part describes. */
    enum Kind {
        LINE,
        GROUP,
        ELEMENT,
        ATTRIBUTE,
        VALUE
    }

    final Kind kind;
    final List<Part> children = new ArrayList<>();

    /** Groups that the expression had before; while it is typed, they come and go. */
    private final List<Part> formerGroups = new ArrayList<>();

    @Nullable Part parent;

    /** The expression, the name or the path. Of a group its number. */
    String match;

    Tag tag = Tag.IGNORE;
    String name = "";
    int action;
    String format = "";
    String eventType = "";
    boolean record;
    int min;
    int max = Cardinality.INF;

    /** What is wrong with it; empty if nothing is. */
    String problem = "";

    Part(Kind kind, String match) {
        this.kind = kind;
        this.match = match;
    }

    Part add(Part child) {
        child.parent = this;
        children.add(child);
        return this;
    }

    /** Whether it captures a value. */
    boolean isCapturing() {
        return kind != Kind.LINE;
    }

    /** Makes the groups of a line as many as its expression has. */
    void adaptGroups() {
        if (kind != Kind.LINE) {
            return;
        }
        int groups;
        try {
            groups = Pattern.compile(match).matcher("").groupCount();
        } catch (PatternSyntaxException e) {
            return;
        }
        int known = 0;
        for (int i = children.size() - 1; i >= 0; i--) {
            if (children.get(i).kind == Kind.GROUP) {
                known++;
            }
        }
        for (; known < groups; known++) {
            children.add(known, group(String.valueOf(known + 1)));
        }
        for (; known > groups; known--) {
            formerGroups.add(children.remove(known - 1));
        }
    }

    private Part group(String number) {
        for (Part former : formerGroups) {
            if (former.match.equals(number)) {
                formerGroups.remove(former);
                return former;
            }
        }
        Part group = new Part(Kind.GROUP, number);
        group.parent = this;
        return group;
    }

    /** Whether it is a line whose expression is none. */
    boolean isBroken() {
        try {
            Pattern.compile(kind == Kind.LINE ? match : "");
            return children.stream().anyMatch(Part::isBroken);
        } catch (PatternSyntaxException e) {
            return true;
        }
    }

    /** The list that it is in. */
    List<Part> siblings(List<Part> roots) {
        Part parent = this.parent;
        return parent == null ? roots : parent.children;
    }
}
