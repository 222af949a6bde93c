package org.eclipse.tracecompass.internal.statemap.core.parse;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A JSON value with its place in the {@link InputBuffer}.
 *
 * @param kind what it is
 * @param at where it begins
 * @param end where it ends
 * @param text a string's contents, or a number or word as it is written; empty for objects and
 *     arrays, see {@link JsonScanner#written}
 * @param members of an object
 * @param elements of an array
 */
record Json(Kind kind, int at, int end, String text, List<Member> members, List<Json> elements) {

    /** The kind of a value, as error messages name it. */
    enum Kind {
        OBJECT("an object"),
        ARRAY("an array"),
        STRING("a string"),
        NUMBER("a number"),
        BOOLEAN("a boolean"),
        NULL("null");

        final String words;

        Kind(String words) {
            this.words = words;
        }
    }

    /**
     * A member of an object.
     *
     * @param at where its name begins
     */
    record Member(String name, int at, Json value) {}

    @Nullable
    Member member(String name) {
        for (Member member : members) {
            if (member.name().equals(name)) {
                return member;
            }
        }
        return null;
    }

    boolean has(String name) {
        return member(name) != null;
    }
}
