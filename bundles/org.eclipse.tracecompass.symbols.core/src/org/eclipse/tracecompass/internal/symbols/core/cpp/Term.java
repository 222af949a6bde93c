package org.eclipse.tracecompass.internal.symbols.core.cpp;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.internal.symbols.core.MalformedNameException;

/**
 * A piece of a name as text: a name, a type or an expression. Types of C surround what they
 * declare, so the text has two halves: those of {@code int (*)[3]} are {@code int (*} and {@code )
 * [3]}.
 *
 * <p>A parameter pack is one term with several elements. What is made of it ("pointer to…") is made
 * of each element, until the expansion of the pack puts them in a row.
 *
 * @param before the first half
 * @param after the second half, often empty
 * @param kind what it is
 * @param last for a name, its last part without template arguments: how constructors are called
 * @param elements of a pack
 */
record Term(String before, String after, Kind kind, String last, List<Term> elements) {

    /** The kind of a term. */
    enum Kind {
        /** A name, a simple type, or an expression that needs no parentheses. */
        PLAIN,
        /** The type of a function. */
        FUNCTION,
        /** The type of an array. */
        ARRAY,
        /** An expression of several parts. */
        COMPOUND,
        /** A parameter pack, each element to be used by itself. */
        PACK,
        /** Several arguments in a row. */
        ROW
    }

    /** Makes a term of several. */
    interface Maker {
        Term make(List<Term> parts) throws MalformedNameException;
    }

    /** Makes a term of one. */
    interface Change {
        Term make(Term part) throws MalformedNameException;
    }

    /** Longer texts come from names that were made to fill the memory. */
    private static final int LONGEST = 1 << 15;

    static Term of(String before, String after, Kind kind, String last)
            throws MalformedNameException {
        if (before.length() + after.length() > LONGEST) {
            throw new MalformedNameException("too long");
        }
        return new Term(before, after, kind, last, List.of());
    }

    static Term plain(String text) throws MalformedNameException {
        return of(text, "", Kind.PLAIN, text);
    }

    static Term compound(String text) throws MalformedNameException {
        return of(text, "", Kind.COMPOUND, "");
    }

    static Term pack(List<Term> elements) {
        return new Term("", "", Kind.PACK, "", elements);
    }

    static Term row(List<Term> elements) {
        return new Term("", "", Kind.ROW, "", elements);
    }

    /** The whole text. */
    String text() {
        return kind == Kind.ROW ? list(elements) : before + after;
    }

    /** The text as an operand. */
    String operand() {
        return kind == Kind.PLAIN ? text() : '(' + text() + ')';
    }

    Term change(Change change) throws MalformedNameException {
        return combine(List.of(this), parts -> change.make(parts.get(0)));
    }

    /** Creates a term of several; if there are packs among them, a pack with a term per element. */
    static Term combine(List<Term> parts, Maker maker) throws MalformedNameException {
        int size = -1;
        for (Term part : parts) {
            if (part.kind == Kind.PACK) {
                size = Math.max(size, part.elements.size());
            }
        }
        if (size < 0) {
            return maker.make(parts);
        }
        List<Term> results = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            List<Term> single = new ArrayList<>();
            for (Term part : parts) {
                if (part.kind != Kind.PACK) {
                    single.add(part);
                } else if (i < part.elements.size()) {
                    single.add(part.elements.get(i));
                } else {
                    throw new MalformedNameException("packs of different lengths");
                }
            }
            results.add(combine(single, maker));
        }
        return pack(results);
    }

    /** Puts terms in a row, those that are rows themselves by their elements. */
    static String list(List<Term> terms) {
        StringBuilder text = new StringBuilder();
        for (Term term : terms) {
            String next = term.text();
            if (!next.isEmpty()) {
                text.append(text.isEmpty() ? "" : ", ").append(next);
            }
        }
        return text.toString();
    }

    /**
     * Puts a mark of a declarator, as * for a pointer, where the name that is declared would be.
     */
    Term declare(String mark) throws MalformedNameException {
        return change(
                type ->
                        switch (type.kind) {
                            case FUNCTION ->
                                    of(
                                            type.before + '(' + mark.stripLeading(),
                                            ')' + type.after,
                                            Kind.PLAIN,
                                            "");
                            case ARRAY ->
                                    of(
                                            type.before + " (" + mark.stripLeading(),
                                            ')' + type.after,
                                            Kind.PLAIN,
                                            "");
                            default -> of(type.before + mark, type.after, Kind.PLAIN, "");
                        });
    }

    /** Qualifies a type: " const". An array's elements are what is constant. */
    Term qualify(String qualifier) throws MalformedNameException {
        return change(
                type ->
                        type.kind == Kind.PLAIN && type.before.endsWith(qualifier)
                                ? type
                                : type.kind == Kind.FUNCTION
                                        ? of(type.before, type.after + qualifier, type.kind, "")
                                        : of(type.before + qualifier, type.after, type.kind, ""));
    }

    /** A reference; a reference to a reference is the weaker of the two. */
    Term reference(String mark) throws MalformedNameException {
        return change(
                type -> {
                    if (type.kind == Kind.PLAIN && type.before.endsWith("&")) {
                        boolean weaker = mark.length() == 1 && type.before.endsWith("&&");
                        return weaker
                                ? of(
                                        type.before.substring(0, type.before.length() - 1),
                                        type.after,
                                        type.kind,
                                        "")
                                : type;
                    }
                    return type.declare(mark);
                });
    }
}
